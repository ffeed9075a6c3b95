#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import StoreTool
  import Testing

  @Suite("The stories of the store", .limited)
  @MainActor
  struct StoryTests {
    private nonisolated static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../Examples/Store/Scenarios").standardized

    private nonisolated static let names =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".story") }
      .sorted()

    @Test("Each story holds", arguments: names)
    func holds(name: String) async throws {
      try await StoreUnderTool.play(Self.folder.appending(path: name))
    }

    @Test("All stories are found, and each has an expectation")
    func found() throws {
      #expect(Self.names.count >= 12)
      for name in Self.names {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        #expect(text.contains("\nexpect "), "\(name)")
      }
    }

    @Test("A story that expects another screen fails, and reports the current screen")
    func fails() async throws {
      let story = try String(contentsOf: Self.folder.appending(path: "cold-link.story"), encoding: .utf8)
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).story")
      defer { try? FileManager.default.removeItem(at: file) }
      try story.replacing("top product(id: 42)", with: "top product(id: 43)")
        .write(to: file, atomically: true, encoding: .utf8)
      let error = await #expect(throws: (any Error).self) { try await StoreUnderTool.play(file) }
      let diagnosis = try #require(error.map { "\($0)" })
      let begin = #"\#(file.path):4: "expect top product(id: 43)" does not hold: the screen on top is product(id: 42)."#
      #expect(diagnosis.hasPrefix(begin), "\(diagnosis)")
      #expect(diagnosis.hasSuffix("AccountViewController"), "\(diagnosis)")
    }
  }
#endif
