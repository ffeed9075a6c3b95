/// The check of the rules about several actions, after an exploration.
@MainActor
struct GraphCheck<App: VerifiableApp> {
  let explorer: Explorer<App>
  private var graph: StateGraph { explorer.graph }

  /// Checks all rules.
  ///
  /// - Throws: ``ToolFault``.
  func run() throws {
    let graph = graph
    for (number, node) in graph.nodes.enumerated() {
      for index in node.moves.indices where node.target(index) >= 0 {
        checkRepetition(number, index, in: graph)
      }
    }
    checkDeadEnds(in: graph)
    checkGuards()
    try checkRestoration()
    // A screen that needs two parts is not reached by each part alone.
    if explorer.frontierCount == 0, explorer.bounds.stage != .alone { checkCoverage() }
  }

  /// Checks an action that is followed by the same action, or by its opposite.
  private func checkRepetition(_ start: Int, _ index: Int, in graph: StateGraph) {
    let node = graph.nodes[start]
    let move = node.moves[index]
    let middle = Int(node.target(index))
    let step = explorer.moves.moves[Int(move)].step
    if case .width(let isCompact) = step { return checkRotation(start, move, middle, isCompact, in: graph) }
    guard middle != start, let again = graph.nodes[middle].moves.firstIndex(of: move) else { return }
    let end = Int(graph.nodes[middle].target(again))
    guard end >= 0, end != middle else { return }
    let way = { graph.path(to: start) + [Int(move), Int(move)] }
    let arrival = graph.arrival(start, index)
    if arrival.mustChangeNothing(again: graph.arrival(middle, again)) {
      let target = Self.name(ofTarget: step)
      explorer.note(.twice, at: middle, move, SingleTrial<App>.repeated(arrival), ways: [way()], target: target)
    } else if end != start,
      let value = SingleTrial<App>.grown(node.values, graph.nodes[middle].values, graph.nodes[end].values),
      !isTakenBack(value, from: end, in: graph)
    {
      explorer.note(
        .growth, at: middle, move, SingleTrial<App>.growing(explorer.table.name(Int(value))), ways: [way()],
        isTentative: true)
    }
  }

  private func checkRotation(_ start: Int, _ move: Int32, _ middle: Int, _ isCompact: Bool, in graph: StateGraph) {
    let opposite = explorer.moves.number("width \(isCompact ? "regular" : "compact")")
    guard let opposite, let index = graph.nodes[middle].moves.firstIndex(of: opposite) else { return }
    let end = Int(graph.nodes[middle].target(index))
    guard end >= 0, end != start else { return }
    let (before, after) = (graph.nodes[start].values.map(Int.init), graph.nodes[end].values.map(Int.init))
    guard let reason = SingleTrial<App>.lost(before, after, explorer.table) else { return }
    explorer.note(.rotation, at: start, move, reason, ways: [graph.path(to: start) + [Int(move), Int(opposite)]])
  }

  /// Returns a Boolean value that indicates whether known gestures lead to a state with fewer screens of a value.
  private func isTakenBack(_ value: Int32, from start: Int, in graph: StateGraph) -> Bool {
    let count = graph.nodes[start].values.count { $0 == value }
    var seen: Set<Int> = [start]
    var queue = [start]
    while let number = queue.popLast() {
      let node = graph.nodes[number]
      if node.values.count(where: { $0 == value }) < count { return true }
      for (index, target) in node.targets.enumerated() where isGesture(node.moves[index]) {
        // An action that is lost may lead anywhere.
        if target == StateGraph.lost { return true }
        if target >= 0, seen.insert(Int(target)).inserted { queue.append(Int(target)) }
      }
    }
    return false
  }

  /// Checks that gestures lead home from every state.
  private func checkDeadEnds(in graph: StateGraph) {
    for number in graph.deadEnds(where: isGesture) {
      let name = explorer.table.name(Int(graph.nodes[number].top))
      explorer.note(.deadEnd, at: number, nil, SingleTrial<App>.deadEnd(name), ways: [graph.path(to: number)])
    }
  }

  private func isGesture(_ move: Int32) -> Bool { explorer.moves.moves[Int(move)].kind == .gesture }

  private func checkGuards() {
    for (name, ways) in explorer.coverage.ways {
      for unguarded in ways where !unguarded.isOfClass {
        for guarded in ways {
          guard let missing = guarded.guards.subtracting(unguarded.guards).min() else { continue }
          // A class that shows several screens has a guard only if all of them have.
          if guarded.isOfClass, ways.contains(where: { $0.isOfClass && !$0.guards.contains(missing) }) { continue }
          let last = unguarded.moves.last.map { explorer.moves.moves[$0].text } ?? ""
          let finding = Finding(
            rule: Rule.guarded.rawValue, screen: name, action: last,
            reason: SingleTrial<App>.unguarded(name, missing))
          explorer.note(finding, at: nil, ways: [guarded.moves, unguarded.moves])
        }
      }
    }
  }

  /// Restores the stored state of each hierarchy in a fresh launch, and one of each shape in the other width.
  private func checkRestoration() throws {
    let trial = RestorationTrial<App>(table: explorer.table, options: explorer.options)
    var shapes: Set<UInt64> = []
    for (node, state) in explorer.stored.values.sorted(by: { $0.node < $1.node }) {
      if let reason = explorer.willCheck("restoration of the state \(node)") {
        explorer.note(.trap, at: node, nil, reason, ways: [graph.path(to: node)])
        continue
      }
      var fault = try trial.fault(of: state)
      if fault == nil, let turned = turned(node), shapes.insert(state.outline.shape.value).inserted {
        let back = self.turned(turned.node)?.state.outline
        fault = try trial.fault(of: state, turned: turned.state.outline, back: back)
      }
      guard let reason = fault else { continue }
      explorer.note(.restoration, at: node, nil, reason, ways: [graph.path(to: node)])
    }
  }

  /// Returns the stored state after a turn of the device, or `nil` if the turn was not tried.
  private func turned(_ number: Int) -> (node: Int, state: StoredState)? {
    let node = graph.nodes[number]
    for (index, move) in node.moves.enumerated() where node.target(index) >= 0 {
      guard case .width = explorer.moves.moves[Int(move)].step else { continue }
      return explorer.stored[graph.nodes[Int(node.target(index))].hierarchy]
    }
    return nil
  }

  private func checkCoverage() {
    for screen in App.reachableScreens where !explorer.coverage.screens.contains(screen) {
      reportCoverage(ValueText.of(screen), "\(ValueText.of(screen)) is never reached")
    }
    for (name, counts) in explorer.coverage.guards.sorted(by: { $0.key < $1.key }) {
      if counts.passed == 0 { reportCoverage(name, "\(name) never lets a request pass") }
      if counts.refused == 0 { reportCoverage(name, "\(name) never refuses or redirects a request") }
    }
  }

  private func reportCoverage(_ name: String, _ reason: String) {
    let finding = Finding(rule: Rule.coverage.rawValue, screen: name, action: "", reason: reason)
    explorer.note(finding, at: nil, ways: [])
  }

  private static func name(ofTarget step: PortolanTool.Step) -> String {
    guard case .event(.link(let text)) = step, let screen = try? App.links.parse(text) else { return "" }
    return ValueText.of(screen)
  }
}
