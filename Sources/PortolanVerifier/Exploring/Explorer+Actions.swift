#if !canImport(UIKit)
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
        let (move, expected) = (node.moves[index], node.targets[index])
        guard expected >= 0 else { return false }
        if let reason = willTake(node.state, moves.moves[Int(move)]) {
          noteTrap(index, reason)
          return false
        }
        history.append(Int(move))
        transitionCount += 1
        guard let state = stepper.travel(moves.moves[Int(move)]) else {
          self.stepper = nil
          return false
        }
        guard state != graph.nodes[Int(expected)].state else {
          current = Int(expected)
          continue
        }
        noteHidden(current, index, Int(expected), stepper)
        return false
      }
      return true
    }

    /// Notes that an action leads elsewhere than before in a state that looks alike.
    private func noteHidden(_ node: Int, _ index: Int, _ expected: Int, _ stepper: Stepper<App>) {
      let move = graph.nodes[node].moves[index]
      note(
        .alike, at: node, move, "the same action in states that look alike leads to different states",
        ways: [graph.path(to: node) + [Int(move)], history])
      graph.lose(node, index)
      journal.edges.append((node, index))
      current = enter(stepper, from: node, by: move)
    }

    /// Tries an action of the present state that was not tried before.
    func step() {
      guard let stepper, let index = graph.nodes[current].targets.firstIndex(of: StateGraph.untried) else { return }
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
        return Subject<App>.discard()
      }
      let next = enter(stepper, from: current, by: number)
      connect(index, to: Int32(next), outcome.arrival)
      // No way leads over an action that seems to do nothing, so its second time is checked at once.
      if next == current, moves.moves[Int(number)].kind == .gesture { _ = travel([index]) } else { current = next }
      comeBack()
    }

    /// Takes at most two gestures that may lead back to known actions, which takes less time than a launch.
    ///
    /// The first one has led back most often. They belong to no stage, so only a state that is known already counts.
    private func comeBack() {
      var tried: Set<Int32> = []
      while let stepper, isStuck(current), tried.count < 2 {
        let gestures = moves.gestures(in: stepper.subject.app).filter { !tried.contains($0) }
        let first = gestures.isEmpty ? 0 : transitionCount % gestures.count
        let order = gestures[first...] + gestures[..<first]
        guard let gesture = order.max(by: { returns[$0, default: 0] < returns[$1, default: 0] }),
          willTake(stepper.state, moves.moves[Int(gesture)]) == nil
        else { break }
        tried.insert(gesture)
        history.append(Int(gesture))
        transitionCount += 1
        guard let state = stepper.travel(moves.moves[Int(gesture)]) else { break }
        guard let target = graph.number(of: state), !isStuck(target) else { continue }
        (current, returns[gesture]) = (target, returns[gesture, default: 0] + 1)
      }
      if isStuck(current) { end() }
    }

    /// Returns the share of the states on random walks in which every action was tried, or `nil` if a walk ends the process.
    ///
    /// - Throws: The error of a launch.
    func seenShare() throws -> Double? {
      guard willCheck("random walks") == nil else { return nil }
      var generator = SplitMix(state: bounds.seed)
      var (seen, count) = (0, 0)
      for _ in 0..<VerificationReport.walkCount {
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
    ///   - node: The state in which it was broken, or `nil` if it is not about states.
    ///   - ways: The actions after each launch.
    ///   - isTentative: `true` if only a fresh launch can tell.
    func note(_ finding: Finding, at node: Int?, ways: [[Int]], isTentative: Bool = false) {
      if exceptions.allow(finding) { return }
      let states = node.map { [graph.nodes[$0].state] } ?? []
      candidates.add(.init(finding: finding, ways: ways, states: Set(states), isTentative: isTentative))
    }
  }
#endif
