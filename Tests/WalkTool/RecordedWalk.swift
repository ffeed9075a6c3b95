#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanLinks
  import PortolanRecording
  import PortolanTestSupport
  import PortolanTool

  /// A walk of random requests and gestures through an app, to be recorded and replayed.
  @MainActor
  struct RecordedWalk {
    let seed: UInt64
    let count: Int

    /// Returns the outcome of a number of walks of 500 operations, each with the next seed, up to the first difference.
    static func outcome(of walks: UInt64, from first: UInt64 = 1) async -> Outcome {
      var inputs = 0
      do {
        for seed in first..<first + walks {
          let (report, count) = try await RecordedWalk(seed: seed, count: 500).replayed()
          inputs += count
          if report.difference != nil { return Outcome(output: "walk \(seed): \(report)", status: .failed) }
        }
      } catch { return Outcome(output: "\(error)", status: .broken) }
      return .done("\(walks) walks, \(inputs) inputs, no difference")
    }

    /// Returns the report of the replay, and the number of its requests and changes.
    func replayed() async throws -> (report: ReplayReport, inputs: Int) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "session.portolan")
      let app = try await FlawedUnderTool(options: .parse([]))
      let run = ToolRun(app)
      let recorder = FlightRecorder(
        for: app.router, to: .file(file, limit: 8 << 20), links: FlawedScreen.links.patterns)
      app.router.add(recorder)
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<count { await step(in: run, &generator) }
      try recorder.flush()
      let recording = try Recording([Data(contentsOf: file)])
      let report = await Replay(recording, in: ToolRun(try await FlawedUnderTool(options: .parse([])))).play()
      return (report, recording.lines.count { $0.kind == .request || $0.kind == .change })
    }

    private func step(in run: ToolRun<FlawedUnderTool>, _ generator: inout SeededGenerator) async {
      let router = run.app.router
      let screens = FlawedUnderTool.samples + [.note(3), .note(4)]
      func request() { router.navigate(to: Destination(screens.randomElement(using: &generator) ?? .home)) { _ in } }
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<4: request()
      case 4:
        request()
        request()
      case 5:
        let destination = Destination(screens.randomElement(using: &generator) ?? .home)
        Task { _ = try? await router.navigate(to: destination) }.cancel()
      case 6: try? await run.perform(["log in", "log out"].randomElement(using: &generator) ?? "")
      case 7: try? await run.perform(["width compact", "width regular"].randomElement(using: &generator) ?? "")
      default:
        if let gesture = run.possibleSteps.filter({ !$0.hasPrefix("type") }).randomElement(using: &generator) {
          try? await run.perform(gesture)
        }
      }
      _ = await run.settle()
    }
  }
#endif
