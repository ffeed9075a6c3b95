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

    /// The stories in which the store's tool itself logs in, when a guard asks.
    private nonisolated static let loggedInByTheTool: Set = ["log-out-everywhere", "settings-log-in"]

    /// The beginnings of the lines that need a screen, a text, an event or an option of the real store.
    private nonisolated static let real = [
      "expect text ", "expect focus ", "back to ", "launch --", "window ", "notify ", "shortcut ",
      "link store://products/4711",
    ]

    @Test(
      "Each other story stops on the sketch at a line that needs a screen, a text, an event or an option of the store")
    func otherStories() async throws {
      let scenarios = try FileManager.default.contentsOfDirectory(
        at: Self.folder.appending(path: "Scenarios"), includingPropertiesForKeys: nil)
      for file in scenarios.sorted(by: { $0.path < $1.path }) where file.pathExtension == "story" {
        let name = file.deletingPathExtension().lastPathComponent
        guard !Self.shared.contains(name), !Self.loggedInByTheTool.contains(name) else { continue }
        let error = await #expect(throws: (any Error).self, "\(name)") { try await SketchApp<StoreSketch>.play(file) }
        let first = "\(error.map { "\($0)" } ?? "")".prefix { !$0.isNewline }
        let line = first.drop { $0 != "\"" }.dropFirst()
        #expect(line.contains("ViewController") || Self.real.contains { line.hasPrefix($0) }, "\(first)")
      }
    }

    @Test("A link that arrives during the payment waits until the receipt is closed, on both")
    func payment() async throws {
      let story = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).story")
      defer { try? FileManager.default.removeItem(at: story) }
      let lines = [
        "launch", "link store://products/1", "tap Add to bag", "tap Bag", "tap Check out", "type Address Quay 7",
        "tap Continue", "tap Pay", "link store://products/3", "expect top login", "swipe down",
        "expect top product(id: 3)", "swipe down", "tap Pay", "link store://account", "tap Log in",
        "expect text Thank you",
        "tap Done",
        "expect top account",
      ]
      try Data(lines.joined(separator: "\n").utf8).write(to: story)
      try await StoreUnderTool.play(story)
      try await SketchApp<StoreSketch>.play(story)
    }

    @Test(
      "The maps of the store and its sketch differ only by the screens without a link, which the sketch lists as well")
    func maps() async throws {
      let sketch = await StoreSketch.outcome(of: ["map"]).output
      let store = try String(contentsOf: Self.folder.appending(path: "Map.mmd"), encoding: .utf8)
      let (ours, theirs) = (Set(sketch.split(separator: "\n")), Set(store.split(separator: "\n")))
      #expect(theirs.subtracting(ours) == [])
      #expect(ours.subtracting(theirs) == ["  s_bagTab[\"bagTab\"]", "  s_tabs -->|\"part\"| s_bagTab"])
    }

    /// Records steps of the store, and replays them on the sketch.
    private func replay(_ steps: [String], changing change: (inout [FlightLine]) -> Void = { _ in }) async throws
      -> ReplayReport
    {
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
      try recorder.flush()
      var lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
        .map { try JSONDecoder().decode(FlightLine.self, from: $0) }
      change(&lines)
      let recording = try Recording([Data(lines.map(\.json).joined().utf8)])
      return try await Replay<SketchApp<StoreSketch>>.report(of: recording) {
        ToolRun(try await SketchApp<StoreSketch>(options: .parse([])))
      }
    }

    @Test("A recording of the store has no difference when the sketch replays it")
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

    @Test("A recording in which the route to the bag was the route of a tab stops at the line of the bag")
    func changedRoute() async throws {
      let report = try await replay(["store://account", "store://bag", "store://products/7"]) { lines in
        let results = lines.indices.filter { lines[$0].kind == .result }
        lines[results[1]].plan = lines[results[0]].plan
      }
      #expect(report.difference?.reason.contains("had another plan") == true, "\(report)")
      let requests = report.last.filter { $0.contains(" request ") }
      #expect(requests.count == 2 && requests.last?.contains("bag") == true, "\(report)")
    }

    @Test("The command exits finds nothing missing")
    func exits() async {
      let outcome = await StoreSketch.outcome(of: ["exits"])
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
    }
  }
#endif
