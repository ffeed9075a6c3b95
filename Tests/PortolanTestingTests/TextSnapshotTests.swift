#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTesting
  import Testing

  private enum Note: Screen {
    case note

    var assembly: any Assembly { InlineAssembly { UIViewController() } }
    var route: Route<Self> { .root }
  }

  @MainActor
  @Suite("The text of a window, compared with a file", .limited)
  final class TextSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())")
    private let label = UILabel()
    private let window: TestWindow<Note>

    private var test: String { folder.appendingPathComponent("NoteTests.swift").path }
    private var snapshots: URL { folder.appendingPathComponent("Snapshots") }

    init() {
      let root = UIViewController()
      label.text = "Milk"
      root.view.addSubview(label)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = TestWindow(window)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("A missing file is written, the check fails once, and passes afterwards")
    func recorded() async throws {
      let error = await reason(SnapshotError.self) { [window, test] in
        try window.checkText(named: "note", besideTest: test)
      }
      #expect(error?.reason == .recorded)
      let file = snapshots.appendingPathComponent("note.txt")
      #expect(error?.file == file.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == "\(window.window.renderedText)\n")
      #expect(window.window.renderedText.contains("Milk"))
      try window.checkText(named: "note", besideTest: test)
    }

    @Test("Another text is shown line by line, with the file, which stays as it is")
    func mismatch() async throws {
      let first = await reason(SnapshotError.self) { [window, test] in
        try window.checkText(named: "note", besideTest: test)
      }
      #expect(first?.reason == .recorded)
      label.text = "Bread"
      let error = await reason(TextMismatch.self) { [window, test] in
        try window.checkText(named: "note", besideTest: test)
      }
      let text = try #require(error?.description)
      #expect(
        text.hasPrefix("The text is not as in \"\(snapshots.path)/note.txt\" (- expected, + actual):\n"), "\(text)")
      #expect(text.contains("\n- Milk\n+ Bread\n"), "\(text)")
      #expect(
        text.hasSuffix("To fix: if the new text is right, delete the file, run the test, and commit the new file."))
      label.text = "Milk"
      try window.checkText(named: "note", besideTest: test)
    }

    @Test("A checkout with other line ends makes no difference")
    func lineEnds() async throws {
      let second = UILabel()
      second.text = "Eggs"
      window.window.rootViewController?.view.addSubview(second)
      let first = await reason(SnapshotError.self) { [window, test] in
        try window.checkText(named: "note", besideTest: test)
      }
      #expect(first?.reason == .recorded)
      let file = snapshots.appendingPathComponent("note.txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("Milk\nEggs\n"))
      try Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(to: file)
      try window.checkText(named: "note", besideTest: test)
    }

    @Test(
      "A name that leads elsewhere is refused", arguments: ["", ".", "..", "../note", "a/b", "a\\b", "a\0b", ".note"])
    func names(name: String) async {
      let error = await reason(SnapshotError.self) { [window, test] in
        try window.checkText(named: name, besideTest: test)
      }
      #expect(error?.reason == .invalidName)
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("A file that is no text, and a folder that cannot be written, are named with the cause")
    func files() async throws {
      try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
      try Data([0xFF, 0xFE, 0x41]).write(to: snapshots.appendingPathComponent("note.txt"))
      let unreadable = await reason(SnapshotError.self) { [window, test] in
        try window.checkText(named: "note", besideTest: test)
      }
      #expect(unreadable?.reason == .unreadable)
      #expect(unreadable?.underlyingError != nil)
      // The folder of this test is a file.
      let inFile = snapshots.appendingPathComponent("note.txt").appendingPathComponent("NoteTests.swift").path
      let unwritable = await reason(SnapshotError.self) { [window, inFile] in
        try window.checkText(named: "note", besideTest: inFile)
      }
      #expect(unwritable?.reason == .unwritable)
      #expect(unwritable?.description.contains("and it cannot be written: ") == true)
    }
  }
#endif
