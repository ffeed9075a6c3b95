#if !canImport(UIKit)
  import PortolanExecutor
  import PortolanTool
  @testable import PortolanVerifier

  /// Random walks through an app that was explored, with the checks of each action.
  @MainActor
  struct VerifiedWalk<App: VerifiableApp> {
    /// The number of actions, and of those in states where the exploration has tried every action.
    private(set) var count = 0
    private(set) var provedCount = 0
    /// The contradictions to the exploration.
    private(set) var contradictions: [String] = []
    /// The broken rules, by cause.
    private(set) var news: [String: (finding: Finding, way: [Move])] = [:]
    private let explorer: Explorer<App>
    private let causes: Set<String>
    private var random = SplitMix(state: 1)

    /// Explores the app.
    init(_ bounds: VerificationBounds, options: [String] = App.launchOptions, seed: UInt64) throws {
      explorer = try Explorer(bounds, options: options)
      try explorer.run()
      causes = Set(explorer.candidates.all.map(\.finding.cause))
      random = SplitMix(state: seed)
    }

    /// Takes random actions.
    ///
    /// - Parameters:
    ///   - length: The number of actions.
    ///   - patience: The number of actions outside of the explored states after which the app is launched again.
    /// - Throws: The error of a launch.
    mutating func walk(_ length: Int, patience: Int) throws {
      var stepper = try Stepper(explorer.table, explorer.exceptions, options: explorer.options)
      var way: [Move] = []
      var strayed = 0
      defer { stepper.subject.end() }
      for _ in 0..<length {
        let node = explorer.graph.number(of: stepper.state).map { explorer.graph.nodes[$0] }
        guard let number = explorer.moves.possible(in: stepper.subject.app).randomElement(using: &random) else {
          return
        }
        let move = explorer.moves.moves[Int(number)]
        way.append(move)
        let outcome = stepper.take(move)
        count += 1
        strayed = node?.isDone == true ? 0 : strayed + 1
        if let node, node.isDone { check(number, outcome, in: node, way) }
        note(outcome.findings, way)
        if outcome.isBroken { return VirtualExecutor.shared.discard() }
        guard strayed > patience else { continue }
        stepper.subject.end()
        stepper = try Stepper(explorer.table, explorer.exceptions, options: explorer.options)
        (way, strayed) = ([], 0)
      }
    }

    private mutating func check(_ move: Int32, _ outcome: Stepper<App>.Outcome, in node: StateGraph.Node, _ way: [Move])
    {
      provedCount += 1
      let story = way.map(\.text).joined(separator: "\n")
      guard let index = node.moves.firstIndex(of: move) else {
        return contradictions.append("an action that was not possible before:\n\(story)")
      }
      let target = Int(node.targets[index])
      if target >= 0, explorer.graph.nodes[target].state != outcome.state {
        contradictions.append("the action leads elsewhere:\n\(story)")
      }
      for finding in outcome.findings where !causes.contains(finding.cause) && finding.rule != Rule.leak.rawValue {
        contradictions.append("\(finding.rule): \(finding.reason):\n\(story)")
      }
    }

    /// Returns the stories of what was found, as short as possible.
    ///
    /// - Parameter rules: The rules that may be broken.
    /// - Returns: The stories with their trees.
    /// - Throws: The error of a launch.
    func stories(without rules: Set<String> = []) throws -> [String] {
      try news.values.filter { !rules.contains($0.finding.rule) }.compactMap { finding, way in
        let violation = Violation(
          rule: finding.rule, screen: finding.screen, action: finding.action, reason: finding.reason,
          options: explorer.options, ways: [way.map(\.text)], before: "", after: "", count: 1, isConfirmed: true)
        let confirmed = try Trial<App>().confirmed(violation, [way])
        // Only a fresh launch can tell whether an app keeps a controller for later.
        return confirmed.isConfirmed || finding.rule != Rule.leak.rawValue ? confirmed.description : nil
      }
    }

    private mutating func note(_ findings: [Finding], _ way: [Move]) {
      for finding in findings where news[finding.cause] == nil {
        news[finding.cause] = (finding, way)
      }
    }
  }
#endif
