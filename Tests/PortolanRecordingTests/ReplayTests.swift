#if !canImport(UIKit)
  import BankTool
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTool
  import StoreTool
  import Testing

  @testable import PortolanRecording

  @Suite("A replay", .limited)
  @MainActor
  struct ReplayTests {
    /// The stories of the store, each with the options of its only launch.
    nonisolated static var stories: [String] {
      let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Store/Scenarios").standardized
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let paths = names.filter { $0.hasSuffix(".story") }.sorted().map { folder.appending(path: $0).path }
      return paths.filter {
        (try? String(contentsOfFile: $0, encoding: .utf8))?.split(separator: "launch\n").count ?? 9 < 3
      }
    }

    @Test(
      "The recording of each story is replayed without a difference, also where the user must tap something first",
      arguments: stories)
    func story(path: String) async throws {
      let file = URL(filePath: path)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      let launch = try #require(lines.first { $0.hasPrefix("launch") })
      let options = launch.split(separator: " ").dropFirst().map(String.init)
      let steps = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("expect") && !$0.hasPrefix("launch") }
      let report = try await withFile { url in
        let app = try await StoreUnderTool(options: .parse(options))
        let run = ToolRun(app, folder: file.deletingLastPathComponent())
        _ = await run.settle()
        let recorder = run.record(to: url)
        for step in steps {
          try? await run.perform(step.hasPrefix("link ") ? String(step.dropFirst(5)) : step)
          _ = await run.settle()
        }
        try recorder.flush()
        let recording = try Recording([Data(contentsOf: url)])
        // The launch of the app is over when the recording begins.
        return try await Replay.report(of: recording) {
          let replayed = ToolRun(try await StoreUnderTool(options: .parse(options)))
          _ = await replayed.settle()
          return replayed
        }
      }
      // A recording of this window lacks the changes by another window, and by a login without the user. Screens of the checkout are
      // no cases of the enum, so that one of them in the place of another is no difference.
      let unknown = ["two-windows-first-launch": "the app asked for onboarding by itself"]
      let reason = unknown[file.deletingPathExtension().lastPathComponent]
      #expect(report.difference?.reason == reason, "\(report)")
      #expect(report.difference?.cause == reason.map { _ in .notReplayable })
    }
  }
#endif
