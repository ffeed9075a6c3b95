#if !canImport(UIKit)
  import Foundation
  @testable import PortolanRecording
  @testable import PortolanSketch
  import PortolanTestTraits
  @testable import PortolanTool
  import StoreLinks
  import StoreTool
  import Testing
  @testable import store_sketch

  @Suite("The sketch of the store agrees with the store", .limited)
  @MainActor
  struct StoreSketchTests {
    private nonisolated static let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../../Examples/Store").standardized

    /// The stories that need no real screen.
    private nonisolated static let shared = [
      "back-and-forth", "checkout-and-note", "link-in-another-tab", "note-is-not-lost", "onboarding-link", "onboarding",
      "unknown-link",
    ]

    @Test("Each story that names screens, titles and gestures alone holds on both", arguments: shared)
    func stories(name: String) async throws {
      let file = Self.folder.appending(path: "Scenarios/\(name).story")
      try await StoreUnderTool.play(file)
      try await SketchApp<StoreSketch>.play(file)
    }

    @Test("Their maps differ only by the screens without a link, which the sketch lists as well")
    func maps() async throws {
      let sketch = await StoreSketch.outcome(of: ["map"]).output
      let store = try String(contentsOf: Self.folder.appending(path: "Map.mmd"), encoding: .utf8)
      let (ours, theirs) = (Set(sketch.split(separator: "\n")), Set(store.split(separator: "\n")))
      #expect(theirs.subtracting(ours) == [])
      let more = ours.subtracting(theirs).filter { !$0.contains("s_Placeholder") }
      #expect(more == ["  s_bagTab[\"bagTab\"]", "  s_tabs -->|\"part\"| s_bagTab"])
    }

    /// Records steps of the store, and replays them on the sketch.
    private func replay(
      _ steps: [String], and change: @MainActor (StoreUnderTool) async throws -> Void = { _ in }
    ) async throws -> ReplayReport {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).portolan")
      defer { try? FileManager.default.removeItem(at: file) }
      let run = ToolRun(try await StoreUnderTool(options: .parse(["--wait-for-login"])))
      _ = await run.settle()
      let recorder = FlightRecorder(for: run.app.router, to: .file(file), links: StoreUnderTool.links.patterns)
      run.app.router.add(recorder)
      for step in steps {
        try await run.perform(step)
        _ = await run.settle()
      }
      try await change(run.app)
      _ = await run.settle()
      try recorder.flush()
      return try await Replay<SketchApp<StoreSketch>>.report(of: Recording([Data(contentsOf: file)])) {
        ToolRun(try await SketchApp<StoreSketch>(options: .parse([])))
      }
    }

    @Test("A recording of the store replays on the sketch without a difference")
    func recording() async throws {
      let report = try await replay([
        "store://products/7", "back", "store://bag", "swipe down", "store://text-input",
        "store://text-confirmation/Ahoy", "back", "tap Clear", "swipe down", "store://forgot-password",
        "back",
        "swipe down", "store://cities/genoa", "store://catalogue", "tap Account",
      ])
      #expect(report.difference == nil, "\(report)")
      #expect(report.count > 12)
    }

    @Test("A recording in which a route was another one stops at its line")
    func changedRoute() async throws {
      let step = StepAssembly(
        finder: NilFinder<UIViewController, StoreScreen>(),
        factory: ClassFactory<UIViewController, StoreScreen> { _ in UIViewController() }
      )
      .using(.present).from(.current).assemble()
      let report = try await replay(["store://products/7"]) { app in
        _ = try await app.router.navigate(to: Destination(step, with: StoreScreen.account))
      }
      #expect(report.difference?.reason.contains("had another plan") == true, "\(report)")
      #expect(
        report.last.last?.contains("result") == true && report.last.contains { $0.contains("account") }, "\(report)")
    }

    @Test("The command exits finds nothing missing")
    func exits() async {
      let outcome = await StoreSketch.outcome(of: ["exits"])
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
    }
  }
#endif
