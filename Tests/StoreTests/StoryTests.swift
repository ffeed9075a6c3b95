#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import StoreTool
  import Testing

  @Suite("The stories of the store")
  @MainActor
  struct StoryTests {
    private enum StoreCommand: PortolanCommand {
      typealias App = StoreUnderTool

      static let name = "store"
    }

    private nonisolated static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../Examples/Store/Scenarios").standardized

    private nonisolated static let names =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".story") }
      .sorted()

    @Test("Each holds", arguments: names)
    func holds(name: String) async {
      let outcome = await StoreCommand.outcome(of: ["play", Self.folder.appending(path: name).path])
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
    }

    @Test("They are all found, and each expects something")
    func found() throws {
      #expect(Self.names.count >= 12)
      for name in Self.names {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        #expect(text.contains("\nexpect "), "\(name)")
      }
    }

    @Test("A story that expects another screen fails, and says which there is")
    func fails() async throws {
      let story = try String(contentsOf: Self.folder.appending(path: "cold-link.story"), encoding: .utf8)
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).story")
      defer { try? FileManager.default.removeItem(at: file) }
      try story.replacing("top product(id: 42)", with: "top product(id: 43)")
        .write(to: file, atomically: true, encoding: .utf8)
      let outcome = await StoreCommand.outcome(of: ["play", file.path])
      #expect(outcome.status == .failed)
      let begin = #"\#(file.path):4: "expect top product(id: 43)" does not hold: on top is product(id: 42)."#
      #expect(outcome.diagnosis.hasPrefix(begin), "\(outcome.diagnosis)")
      #expect(outcome.diagnosis.hasSuffix("AccountViewController"), "\(outcome.diagnosis)")
    }
  }
#endif
