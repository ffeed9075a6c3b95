import PortolanExecutor

// The actions of an exploration: known ones, and those that are tried for the first time.
extension Explorer {
  /// Follows known actions and checks that each leads where it led before.
  ///
  /// - Returns: `true` if the end was reached.
  func travel(_ path: [Int]) -> Bool {
    for index in path {
      guard let stepper, graph.nodes[current].moves.indices.contains(index) else { return false }
      let node = graph.nodes[current]
      let (move, expected) = (node.moves[index], node.target(index))
      guard expected >= 0 else { return false }
      if let reason = willTake(node.state, moves.moves[Int(move)]) {
        noteTrap(index, reason)
        return false
      }
      history.append(Int(move))
      transitionCount += 1
      let remembersTabs = stepper.survey.waysBack != StableHasher()
      guard let state = stepper.travel(moves.moves[Int(move)]) else {
        self.stepper = nil
        return false
      }
      guard state == graph.nodes[Int(expected)].state else {
        noteHidden(current, index, stepper, isTentative: remembersTabs)
        return false
      }
      current = Int(expected)
    }
    return true
  }

  /// Notes that an action leads elsewhere than before in a state that looks alike.
  private func noteHidden(_ node: Int, _ index: Int, _ stepper: Stepper<App>, isTentative: Bool) {
    let move = graph.nodes[node].moves[index]
    note(
      .alike, at: node, move, "the same action in states that look alike leads to different states",
      ways: [graph.path(to: node) + [Int(move)], history], isTentative: isTentative)
    graph.connect(node, index, to: StateGraph.lost, .none)
    journal.edges.append((node, index))
    current = enter(stepper, from: node, by: move)
  }

  /// Tries an action of the present state that was not tried before, and comes back from states that are not open.
  func step() {
    let node = graph.nodes[current]
    guard let index = node.moves.indices.first(where: { node.target($0) == StateGraph.untried }) else { return }
    take(index)
    comeBack()
  }

  /// Takes an action of the present state and checks it.
  private func take(_ index: Int) {
    guard let stepper else { return }
    let node = graph.nodes[current]
    let number = node.moves[index]
    if let reason = willTake(node.state, moves.moves[Int(number)]) { return noteTrap(index, reason) }
    history.append(Int(number))
    transitionCount += 1
    let outcome = stepper.take(moves.moves[Int(number)])
    for finding in outcome.findings {
      let isTentative = finding.rule == Rule.leak.rawValue
      note(finding, at: current, ways: [graph.path(to: current) + [Int(number)]], isTentative: isTentative)
    }
    for answer in outcome.guards { coverage.note(answer) }
    for way in outcome.ways { coverage.note(way, on: graph.path(to: current) + [Int(number)]) }
    guard !outcome.isBroken else {
      connect(index, to: StateGraph.lost)
      self.stepper = nil
      return VirtualExecutor.shared.discard()
    }
    let next = enter(stepper, from: current, by: number)
    connect(index, to: Int32(next), outcome.arrival)
    // No way leads over an action that seems to do nothing, so its second time is checked at once.
    if next == current, moves.moves[Int(number)].kind == .gesture { _ = travel([index]) } else { current = next }
  }

  /// Takes at most two gestures that may lead to known actions, in less time than a launch.
  ///
  /// In a state of the stage, such a gesture is tried like any other action. Elsewhere it belongs to no stage, so only a state
  /// that is known already counts.
  private func comeBack() {
    var taken: [Return] = []
    while let stepper, isStuck(current), taken.count < 2, let last = history.last {
      let node = graph.nodes[current]
      let isKnown = node.state == stepper.state
      let possible = (isKnown ? node.moves : moves.possible(in: stepper.subject.app)).filter { number in
        moves.moves[Int(number)].kind == .gesture && !taken.contains { $0.gesture == number }
      }
      let first = possible.isEmpty ? 0 : transitionCount % possible.count
      let order = (possible[first...] + possible[..<first]).map { Return(after: last, gesture: $0) }
      guard let likely = order.max(by: { score(of: $0) < score(of: $1) }), score(of: likely).0 >= -6 else { break }
      taken.append(likely)
      if isKnown, isOwn(node), isExpanded(node),
        let index = node.moves.firstIndex(of: likely.gesture), node.target(index) == StateGraph.untried
      {
        take(index)
        continue
      }
      guard willTake(stepper.state, moves.moves[Int(likely.gesture)]) == nil else { break }
      history.append(Int(likely.gesture))
      transitionCount += 1
      guard let state = stepper.travel(moves.moves[Int(likely.gesture)]) else { break }
      if let target = graph.number(of: state) { current = target }
    }
    let isStuck = isStuck(current)
    // A return saves a launch and the way from there, which take as long as several gestures.
    for one in taken { for key in [one, one.anywhere] { returns[key, default: 0] += isStuck ? -1 : 3 } }
    if isStuck { end() }
  }

  /// The weighted number of times that a gesture has led back, less those that it has not, after the action before it and after any.
  private func score(of one: Return) -> (Int, Int) { (returns[one, default: 0], returns[one.anywhere, default: 0]) }

  /// Takes random walks, and counts the states in which every action was tried.
  ///
  /// - Parameter walkCount: The number of walks.
  /// - Returns: The share of these states, or `nil` if a walk ends the process.
  /// - Throws: The error of a launch.
  func seenShare(walkCount: Int) throws -> Double? {
    guard willCheck("random walks") == nil else { return nil }
    var generator = SplitMix(state: bounds.seed)
    var (seen, count) = (0, 0)
    for _ in 0..<walkCount {
      let stepper = try Stepper(table, exceptions, options: options)
      for _ in 0..<VerificationReport.walkLength {
        guard let move = moves.possible(in: stepper.subject.app).randomElement(using: &generator),
          let state = stepper.travel(moves.moves[Int(move)])
        else { break }
        count += 1
        if let number = graph.number(of: state), graph.nodes[number].isDone { seen += 1 }
      }
      stepper.subject.end()
    }
    return count == 0 ? nil : Double(seen) / Double(count)
  }

  private func connect(_ index: Int, to target: Int32, _ arrival: Arrival = .none) {
    graph.connect(current, index, to: target, arrival)
    journal.edges.append((current, index))
  }

  /// Notes an action that ends the process, instead of taking it.
  private func noteTrap(_ index: Int, _ reason: String) {
    let move = graph.nodes[current].moves[index]
    note(.trap, at: current, move, reason, ways: [graph.path(to: current) + [Int(move)]])
    connect(index, to: StateGraph.lost)
  }

  /// Notes a rule that is broken by an action in a state, or by the state itself.
  func note(
    _ rule: Rule, at node: Int, _ move: Int32?, _ reason: String, ways: [[Int]], target: String = "",
    isTentative: Bool = false
  ) {
    let finding = Finding(
      rule: rule.rawValue, screen: table.name(Int(graph.nodes[node].top)),
      action: move.map { moves.moves[Int($0)].text } ?? "", reason: reason, target: target)
    note(finding, at: node, ways: ways, isTentative: isTentative)
  }

  /// Notes a broken rule, unless the app declares it as an exception.
  ///
  /// - Parameters:
  ///   - finding: The broken rule.
  ///   - node: The state where it was broken, or `nil` if it is not about states.
  ///   - ways: The actions after each launch.
  ///   - isTentative: `true` if only a fresh launch can tell.
  func note(_ finding: Finding, at node: Int?, ways: [[Int]], isTentative: Bool = false) {
    if exceptions.allow(finding) { return }
    let states = node.map { [graph.nodes[$0].state] } ?? []
    candidates.add(.init(finding: finding, ways: ways, states: Set(states), isTentative: isTentative))
  }
}
