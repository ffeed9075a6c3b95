#if !canImport(UIKit)
  import Foundation
  import PortolanTestTraits
  import PortolanTool
  import StoreTool
  import Testing

  private enum StoreCommand: PortolanCommand {
    typealias App = StoreUnderTool
    static let name = "store"
  }

  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Suite("All recordings of a folder", .limited)
  @MainActor
  struct ReplayAllTests {
    @Test("The page about UIKit has the table of the recordings from devices")
    func page() async throws {
      let recordings = root.appending(path: "Examples/HostApp/Recordings")
      let page = try String(contentsOf: root.appending(path: "docs/uikit.md"), encoding: .utf8)
      let parts = page.split(separator: "<!-- Scripts/recordings.sh writes this -->\n")
      let table = parts.last?.split(separator: "\n<!-- end of recordings -->").first
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: recordings.path)) ?? []
      let count = names.count { $0.hasSuffix(".portolan") }
      #expect(parts.count == 2 && table?.hasSuffix("\(count) recordings, of which \(count) are from devices.") == true)
      if count == 0 { #expect(table == "0 recordings, of which 0 are from devices.") }
    }

    @Test("The sessions of the store agree with their replays, and the wrong session is in the table")
    func table() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "sessions-\(UUID())")
      let stories = folder.appending(path: "stories")
      try FileManager.default.createDirectory(at: stories, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(await all(stories) == .done("0 recordings, of which 0 are from devices."))
      let sessions = StoreSession.all
      for session in sessions { try await session.record(to: stories.appending(path: "\(session).portolan")) }
      let agree = await all(stories)
      #expect(agree.status == .done, "\(agree)")
      #expect(agree.output.hasSuffix("\n\(sessions.count) recordings, of which 0 are from devices."))
      #expect(agree.output.split(separator: "\n").count { $0.hasSuffix(" | agrees |") } == sessions.count)

      // A tab that a device has selected, and the stand-in has not.
      let wrong = stories.appending(path: "cold-link.portolan")
      let text = try String(contentsOf: wrong, encoding: .utf8)
      try text.replacing("\"selected\":0", with: "\"selected\":1").write(to: wrong, atomically: true, encoding: .utf8)
      let differs = await all(stories)
      #expect(differs.status == .failed)
      #expect(differs.output.contains("| cold-link.portolan | HeadlessUIKit, "))
      #expect(differs.output.split(separator: "\n").count { $0.hasSuffix(" | agrees |") } == sessions.count - 1)
    }

    private func all(_ folder: URL) async -> Outcome {
      await StoreCommand.outcome(of: ["replay", "--all", folder.path])
    }
  }
#endif
