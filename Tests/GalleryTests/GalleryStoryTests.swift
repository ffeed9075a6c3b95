#if !canImport(UIKit)
  import Foundation
  import GalleryApp
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @Suite("The stories of the gallery", .limited)
  @MainActor
  struct GalleryStoryTests {
    private nonisolated static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../Examples/Gallery/Scenarios").standardized

    private nonisolated static let names =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".story") }
      .sorted()

    @Test("Each story of the gallery holds", arguments: names)
    func holds(name: String) async throws {
      try await GalleryUnderTool.play(Self.folder.appending(path: name))
    }

    @Test("The gallery has a story for each way into an app, and each story has an expectation")
    func found() throws {
      let ways = [
        "guide", "intent", "leak", "prepared", "preview", "push-taken-back", "routes", "spotlight", "website", "widget",
      ]
      #expect(Self.names == ways.map { "\($0).story" })
      for name in Self.names {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        #expect(text.contains("\nexpect "), "\(name)")
      }
    }
  }
#endif
