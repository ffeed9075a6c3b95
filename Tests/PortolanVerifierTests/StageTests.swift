#if !canImport(UIKit)
  import FlawedApp
  import Portolan
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import StoreTool
  import Testing

  /// The plain search to which the stages are compared: it plays the way to each state anew, and counts parts by itself.
  @MainActor
  private struct PlainSearch<App: VerifiableApp> {
    private(set) var explored: Set<UInt64> = []
    private(set) var seen: Set<UInt64> = []
    private(set) var broken: Set<String> = []
    private let options: [String]
    private let moves: MoveList<App>
    private let exceptions = Exceptions<App>()
    private let table = ValueTable<App.AppScreen>()

    init(within limit: Int, depth: Int, options: [String]) throws {
      self.options = options
      moves = try MoveList(seed: 0)
      let launch = try play([])
      var homes = [Self.parts(of: launch)]
      if App.turnsDevice {
        let turn = launch.subject.app.window.headless.horizontalSizeClass == .compact ? "regular" : "compact"
        homes.append(Self.parts(of: try play([Move("width \(turn)", own: App.ownSteps.map(\.spelling))])))
      }
      var queue: [[Move]] = [[]]
      seen = [launch.state]
      while !queue.isEmpty {
        let way = queue.removeFirst()
        let start = try play(way)
        explored.insert(start.state)
        for number in moves.possible(in: start.subject.app) {
          let stepper = try play(way)
          let move = moves.moves[Int(number)]
          for finding in stepper.take(move).findings { broken.insert(finding.rule) }
          guard seen.insert(stepper.state).inserted, way.count + 1 < depth else { continue }
          let parts = Self.parts(of: stepper)
          // Turning the device arranges the same screens in another way.
          let home = homes.first { $0["width"] == parts["width"] } ?? homes[0]
          // A container that is not on the screen arranges its children when it is shown.
          let other = homes.last { $0["width"] != home["width"] } ?? [:]
          let differing = Set(parts.keys).union(home.keys).filter { place in
            parts[place] != (home[place] ?? (parts[place] == nil ? nil : other[place]))
          }
          let count = differing.count + (parts["width"] == homes[0]["width"] ? 0 : 1)
          if count <= limit { queue.append(way + [move]) }
        }
      }
    }

    private func play(_ way: [Move]) throws -> Stepper<App> {
      let stepper = try Stepper(table, exceptions, options: options)
      for move in way { _ = stepper.travel(move) }
      return stepper
    }

    /// Returns the parts of an app with tabs, by name.
    private static func parts(of stepper: Stepper<App>) -> [String: String] {
      let app = stepper.subject.app
      let main = (app as? ToyApp)?.main ?? app.window
      var parts: [String: String] = ["width": "\(main.headless.horizontalSizeClass)"]
      if app.window !== main { parts["lock"] = "shown" }
      // A link for which a modal asks belongs to it.
      let asked = main.rootViewController?.presentedViewController == nil ? 0 : 1
      for number in 0..<max(0, stepper.subject.session.answers.open.count - asked) { parts["link \(number)"] = "waits" }
      for (number, line) in app.fingerprint.split(separator: "\n").enumerated() { parts["flag \(number)"] = "\(line)" }
      func add(_ stack: UIViewController, _ name: String) {
        var place = name
        if !(stack is UINavigationController) { parts[place, default: ""] += " \(title(of: stack))" }
        for (index, child) in stack.children.enumerated() {
          let title = title(of: child)
          // These screens may be pushed onto any stack.
          if index > 0, title.hasPrefix("page") || title.hasPrefix("note") { place += " and more" }
          parts[place, default: ""] += " \(title)"
        }
      }
      let tabs = main.rootViewController as? UITabBarController
      for (number, tab) in (tabs?.viewControllers ?? []).enumerated() {
        parts["tab \(number)"] = "\(tab.isViewLoaded)"
        guard let split = tab as? UISplitViewController else {
          add(tab, "tab \(number)")
          continue
        }
        for (column, child) in split.viewControllers.enumerated() { add(child, "tab \(number) column \(column)") }
      }
      var (level, modal) = (0, tabs?.presentedViewController)
      while let presented = modal {
        parts["modal \(level)"] = "\(type(of: presented))"
        if presented is UINavigationController { add(presented, "modal \(level)") }
        (level, modal) = (level + 1, presented.presentedViewController)
      }
      return parts
    }

    private static func title(of controller: UIViewController) -> String {
      controller.screen(as: App.AppScreen.self).map { "\($0)" } ?? "\(type(of: controller))"
    }
  }

  @Suite("The stages of an exploration", .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct StageTests {
    private nonisolated static let planted: Set<String> = ["one", "two", "three"]

    // The apps of the seeds 0 to 29 are small, and those from 30 on have a split view and a lock.

    @Test(
      "Each stage explores the states of the plain search within its bound, and finds the same faults, in small random apps",
      .ownProcess,
      arguments: 0..<min(6, 2 * RandomEffort.factor))
    func smallApps(group: Int) async {
      await #expect(processExitsWith: .success) { [group] in
        var found: [Stage: Set<String>] = [:]
        for seed in group * 5..<group * 5 + 5 {
          for stage in [Stage.alone, .pairs] {
            let rules = try await StageTests.compare(ToyApp.self, stage, depth: 12, options: ["--seed", "\(seed)"])
            found[stage, default: []].formUnion(rules)
          }
        }
        #expect(found[.alone]?.contains("one") == true)
        #expect(found[.pairs]?.isSuperset(of: ["one", "two"]) == true)
      }
    }

    @Test(
      "The stages agree with the plain search in random apps with a split view and a lock, too", .ownProcess,
      arguments: 6..<6 + 2 * RandomEffort.factor)
    func columns(group: Int) async {
      await #expect(processExitsWith: .success) { [group] in
        for seed in group * 5..<group * 5 + 5 {
          for (stage, depth) in [(Stage.alone, 5), (.pairs, 4)] {
            _ = try await StageTests.compare(ToyApp.self, stage, depth: depth, options: ["--seed", "\(seed)"])
          }
        }
      }
    }

    @Test(
      "Only the rules of planted faults are broken in random apps with a split view and a lock", .ownProcess,
      arguments: 6..<6 + 2 * RandomEffort.factor)
    func withoutFalseReports(group: Int) async {
      await #expect(processExitsWith: .success) { [group] in
        for seed in group * 5..<group * 5 + 5 { try await StageTests.expectNoReport(["--seed", "\(seed)"]) }
      }
    }

    private static func expectNoReport(_ options: [String]) async throws {
      var verification = Verification<ToyApp>(bounds: VerificationBounds(depth: 8, states: 120))
      (verification.options, verification.disabledRules) = (options, planted.union(["coverage"]))
      let report = try verification.run()
      #expect(report.violations.isEmpty, "\(options): \(report)")
      try Verifying.run {
        var walk = try VerifiedWalk<ToyApp>(VerificationBounds(states: 1), options: options, seed: 1)
        for _ in 0..<3 { try walk.walk(250, patience: 250) }
        let stories = try walk.stories(without: planted)
        #expect(stories.isEmpty, "\(options): \(stories.joined(separator: "\n\n"))")
      }
    }

    @Test(
      "Four shards and the remaining states give the states and the faults of one exploration, in small random apps",
      .ownProcess)
    func shards() async {
      await #expect(processExitsWith: .success) {
        for seed in 0..<min(30, 10 * RandomEffort.factor) {
          try await StageTests.explore(["--seed", "\(seed)"], in: 4)
        }
      }
    }

    /// Compares the shards of an exploration with a single one.
    private static func explore(_ options: [String], in count: Int) async throws {
      try Verifying.run { try compareShards(options, count) }
    }

    private static func compareShards(_ options: [String], _ count: Int) throws {
      let bounds = VerificationBounds(depth: 12)
      let whole = try Explorer<ToyApp>(bounds, options: options)
      try whole.run()
      let merged = try Explorer<ToyApp>(bounds, options: options)
      for index in 0..<count {
        let shard = try Explorer<ToyApp>(bounds, options: options)
        for stage in bounds.stage.path {
          for level in 1...Int32(bounds.depth) {
            let round = Round(
              process: Share(0, of: 1), shard: Share(index, of: count), stage: stage, level: level,
              lastTransition: .max, lastNode: .max)
            while try shard.run(round) {}
          }
        }
        let done = shard.graph.nodes.count(where: \.isDone)
        #expect(whole.graph.nodes.count < 200 || done < whole.graph.nodes.count, "\(options)")
        var (sender, peer) = (Sender(id: UInt64(index)), Peer())
        try merged.add(shard.takeDelta(from: &sender), from: &peer)
      }
      let known = merged.graph.nodes.count(where: \.isDone)
      try merged.run()
      #expect(merged.frontierCount == 0)
      #expect(known * 2 > merged.graph.nodes.count(where: \.isDone), "\(options): the shards know only \(known) states")
      for (one, other) in [(whole, merged), (merged, whole)] {
        let done = Set(other.graph.nodes.filter(\.isDone).map(\.state))
        #expect(one.graph.nodes.allSatisfy { other.graph.number(of: $0.state) != nil })
        #expect(one.graph.nodes.allSatisfy { !$0.isDone || done.contains($0.state) })
      }
      let broken = { (explorer: Explorer<ToyApp>) in
        Set(explorer.candidates.all.map { "\($0.finding.cause) in \($0.states.count) states" })
      }
      #expect(broken(whole) == broken(merged), "\(options)")
    }

    @Test("A run that continues with a larger stage restores the hierarchies that a new run restores", .ownProcess)
    func largerStage() async {
      await #expect(processExitsWith: .success) {
        for seed in 0..<5 { try await StageTests.continueWithPairs(["--seed", "\(seed)"]) }
      }
    }

    private static func continueWithPairs(_ options: [String]) async throws {
      try Verifying.run {
        var bounds = VerificationBounds(depth: 5)
        let whole = try Explorer<ToyApp>(bounds, options: options)
        let second = try Explorer<ToyApp>(bounds, options: options)
        bounds.stage = .alone
        let first = try Explorer<ToyApp>(bounds, options: options)
        try whole.run()
        try first.run()
        var (sender, peer) = (Sender(id: 1), Peer())
        try second.add(first.takeDelta(from: &sender), from: &peer)
        try second.run()
        #expect(first.stored.count < whole.stored.count, "\(options)")
        #expect(Set(second.stored.keys) == Set(whole.stored.keys), "\(options)")
      }
    }

    @Test("An exploration ends one level above its deepest state, whatever depth its bound allows", .ownProcess)
    func greatDepth() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try Verifying.run {
          let explorer = try Explorer<ToyApp>(VerificationBounds(depth: .max), options: ["--seed", "0"])
          try explorer.run()
          #expect(explorer.frontierCount == 0)
        }
      }
    }

    @Test("Another exploration knows all states of the store, whose ways became shorter meanwhile", .ownProcess)
    func sharedStates() async {
      await #expect(processExitsWith: .success) { try await StageTests.shareStates() }
    }

    private static func shareStates() async throws {
      try Verifying.run {
        let bounds = VerificationBounds(states: 800)
        let explorer = try Explorer<StoreUnderTool>(bounds, options: StoreUnderTool.launchOptions)
        try explorer.run()
        let other = try Explorer<StoreUnderTool>(bounds, options: StoreUnderTool.launchOptions)
        var (sender, peer) = (Sender(id: 1), Peer())
        let delta = explorer.takeDelta(from: &sender)
        try other.add(delta, from: &peer)
        #expect(Set(other.graph.nodes.map(\.state)) == Set(explorer.graph.nodes.map(\.state)))
        var damaged = delta
        damaged.values = []
        let third = try Explorer<StoreUnderTool>(bounds, options: StoreUnderTool.launchOptions)
        var stranger = Peer()
        let error = #expect(throws: UnknownPart.self) { try third.add(damaged, from: &stranger) }
        #expect(error.map { "\($0)".contains("To fix: ") } == true)
      }
    }

    @Test(
      "Each stage explores the states of the plain search within its bound, in the app with faults", .ownProcess,
      arguments: Stage.pairs.path)
    func flawed(stage: Stage) async {
      await #expect(processExitsWith: .success) { [stage] in
        _ = try await StageTests.compare(FlawedUnderTool.self, stage, depth: stage == .alone ? 12 : 2, options: [])
      }
    }

    /// Compares a stage with the plain search, and returns the rules that are broken.
    private static func compare<App: VerifiableApp>(
      _ app: App.Type, _ stage: Stage, depth: Int, options: [String]
    ) async throws -> Set<String> {
      try Verifying.run {
        var bounds = VerificationBounds(depth: depth)
        (bounds.stage, bounds.controllers) = (stage, 100)
        let explorer = try Explorer<App>(bounds, options: options)
        try explorer.run()
        let plain = try PlainSearch<App>(within: stage == .alone ? 1 : 2, depth: depth, options: options)
        let nodes = explorer.graph.nodes
        #expect(Set(nodes.filter(\.isDone).map(\.state)) == plain.explored, "\(options), \(stage)")
        #expect(Set(nodes.map(\.state)) == plain.seen, "\(options), \(stage)")
        #expect(explorer.frontierCount == 0)
        let broken = Set(explorer.candidates.all.map(\.finding.rule)).intersection(planted)
        #expect(broken == plain.broken.intersection(planted), "\(options), \(stage)")
        return broken
      }
    }
  }
#endif
