#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanExecutor
  import PortolanTool

  /// An exploration of the states that an app reaches from its launch.
  @MainActor
  final class Explorer<App: VerifiableApp> {
    let bounds: VerificationBounds
    let options: [String]
    let moves: MoveList<App>
    let table = ValueTable<App.AppScreen>()
    let exceptions = Exceptions<App>()
    var graph = StateGraph()
    /// The number of actions, those on known ways included.
    var transitionCount = 0
    var launchCount = 0
    /// The shortest ways on which rules were broken.
    var candidates = Candidates()
    var coverage = Coverage<App.AppScreen>()
    /// The stored states of each hierarchy, with the first node that has it.
    var stored: [UInt64: (node: Int, state: StoredState<App.AppScreen>)] = [:]
    /// The part that was found since another process was told.
    var journal = Journal()
    /// The part of the exploration that this process does at present.
    private(set) var round: Round?
    /// A closure that is called before each action, and returns the reason for which it must not be taken.
    var willTake: @MainActor (_ state: UInt64, _ move: Move) -> String? = { _, _ in nil }
    /// A closure that is called in each new state.
    var onState: @MainActor (Stepper<App>, StateGraph.Node) -> Void = { _, _ in }
    /// A closure that is called now and then, and returns `false` to stop.
    var onProgress: @MainActor (Explorer) -> Bool = { _ in true }
    /// A closure that is called before a check that launches the app, and returns the reason for which to leave it out.
    var willCheck: @MainActor (_ name: String) -> String? = { _ in nil }

    var stepper: Stepper<App>?
    var current = 0
    /// The actions since the launch.
    var history: [Int] = []
    var frontier: [Int32] = []
    private var search = PathSearch()
    private var home = -1
    /// The depth below which actions are tried at present, so that the nearest states come first.
    private var level: Int32 = 1
    /// The state to which the explorer travels.
    private var goal: Int?
    /// The number of times that each state was not reached on known ways.
    private var failures: [Int: Int] = [:]
    private(set) var maximumControllers = 0
    private(set) var isStopped = false
    private let start = ContinuousClock.now

    init(_ bounds: VerificationBounds, options: [String]) throws {
      self.bounds = bounds
      self.options = options
      moves = try MoveList(seed: bounds.seed)
    }

    /// The time since the start, in seconds.
    var seconds: Double {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// The number of states in which the bounds allow actions that were not tried.
    var frontierCount: Int { graph.nodes.count { !$0.isDone && isExpanded($0) } }
    /// The number of states in which the bounds allow no actions.
    var boundaryCount: Int { graph.nodes.count { !isExpanded($0) } }

    /// Explores until nothing is left within the bounds.
    ///
    /// - Throws: The error of a launch.
    func run() throws {
      try launch()
      try explore()
      end()
    }

    /// Explores a part, for the first time after a launch.
    ///
    /// - Returns: `true` if states of this part are left at the depth of the round.
    /// - Throws: The error of a launch.
    func run(_ round: Round) throws -> Bool {
      (self.round, level, isStopped) = (round, round.level, false)
      try prepare()
      try explore()
      return graph.nodes.indices.contains(where: isOpen)
    }

    /// Launches the app unless it runs.
    ///
    /// - Throws: The error of a launch.
    func prepare() throws {
      if stepper == nil { try launch() }
    }

    /// Ends the app that runs.
    func end() {
      stepper?.subject.end()
      stepper = nil
    }

    private func explore() throws {
      while !isStopped, let path = try nextPath() {
        guard travel(path) else {
          noteFailure()
          continue
        }
        goal = nil
        if isOpen(current) { try step() }
      }
    }

    // MARK: States

    func isExpanded(_ node: StateGraph.Node) -> Bool { node.isWithinBounds && node.depth < bounds.depth }

    private func isOpen(_ number: Int) -> Bool {
      let node = graph.nodes[number]
      guard !node.isDone, isExpanded(node), node.depth < level else { return false }
      return failures[number, default: 0] < 3 && round?.includes(node.state) ?? true
    }

    /// Notes that a known way did not lead to its goal, which is given up after several times.
    private func noteFailure() {
      guard let goal else { return }
      failures[goal, default: 0] += 1
      self.goal = nil
    }

    private func launch() throws {
      stepper?.subject.end()
      stepper = nil
      let stepper = try Stepper(table, exceptions, options: options)
      launchCount += 1
      history = []
      self.stepper = stepper
      if maximumControllers == 0 {
        home = stepper.survey.top
        maximumControllers = bounds.controllers ?? stepper.survey.places.count + 6
      }
      current = enter(stepper, from: -1, by: -1)
    }

    /// Returns the node of the present state, which is new the first time.
    func enter(_ stepper: Stepper<App>, from parent: Int, by move: Int32) -> Int {
      if let known = graph.number(of: stepper.state) { return known }
      let app = stepper.subject.app
      let survey = stepper.survey
      let isHome = exceptions.declaresHome ? exceptions.isHome(stepper.topScreen, of: app) : survey.top == home
      let possible = moves.possible(in: app, state: stepper.state)
      let number = graph.add(
        StateGraph.Node(
          state: stepper.state, hierarchy: survey.hierarchy.value,
          depth: parent < 0 ? 0 : graph.nodes[parent].depth + 1, parent: Int32(parent), parentMove: move,
          top: Int32(survey.top), isHome: isHome,
          isWithinBounds: survey.places.count <= maximumControllers && app.isExplored,
          values: survey.places.map { Int32($0.value) }.sorted(), moves: possible,
          targets: [Int32](repeating: StateGraph.untried, count: possible.count),
          arrivals: [UInt32](repeating: 0, count: possible.count)))
      frontier.append(Int32(number))
      journal.add(node: number)
      onState(stepper, graph.nodes[number])
      for value in survey.visible where coverage.see(table.values[value].screen) { journal.add(screen: value) }
      if stored[survey.hierarchy.value] == nil {
        stored[survey.hierarchy.value] = (number, .live(NavigationState(of: app.window)))
      }
      return number
    }

    // MARK: Actions

    /// Returns the actions to the nearest state that has untried ones, or `nil` if there is none.
    private func nextPath() throws -> [Int]? {
      if let round, transitionCount >= round.lastTransition || graph.nodes.count >= round.lastNode { return nil }
      guard graph.nodes.count < bounds.states, bounds.seconds.map({ seconds < $0 }) ?? true else {
        isStopped = true
        return nil
      }
      if transitionCount & 0xFF == 0, !onProgress(self) {
        isStopped = true
        return nil
      }
      if stepper != nil {
        if isOpen(current) { return [] }
        if let path = search.path(from: current, in: graph, limit: 400, to: { isOpen($0) }) { return path }
        if let link = untriedLink {
          // The link has to be tried sooner or later, and leads to a state from which others are near.
          try step(link)
          return try nextPath()
        }
      }
      while let last = frontier.last, !isOpen(Int(last)) { frontier.removeLast() }
      guard let next = frontier.last else { return try farPath() }
      return try tree(to: Int(next))
    }

    /// Returns the actions to an open state that no known way from the present one leads to, if necessary a level deeper.
    private func farPath() throws -> [Int]? {
      repeat {
        frontier = graph.nodes.indices.filter(isOpen).map(Int32.init)
        // The depth of a round is common to all processes.
        if frontier.isEmpty, round != nil { return nil }
        if frontier.isEmpty { level += 1 }
      } while frontier.isEmpty && level <= bounds.depth
      guard let next = frontier.last else { return nil }
      return try tree(to: Int(next))
    }

    /// Launches the app and returns the indices of the actions on the shortest way to a state.
    private func tree(to number: Int) throws -> [Int] {
      try launch()
      goal = number
      var indices: [Int] = []
      var number = number
      while graph.nodes[number].parent >= 0 {
        let node = graph.nodes[number]
        let parent = graph.nodes[Int(node.parent)]
        indices.append(parent.moves.firstIndex(of: node.parentMove) ?? 0)
        number = Int(node.parent)
      }
      return indices.reversed()
    }
  }

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
      let finding = Finding(
        rule: Rule.alike.rawValue, screen: table.name(Int(graph.nodes[node].top)), action: moves.moves[Int(move)].text,
        reason: "the same action in states that look alike leads to different states")
      candidates.add(finding, ways: [graph.path(to: node) + [Int(move)], history])
      graph.lose(node, index)
      journal.add(edge: (node, index))
      current = enter(stepper, from: node, by: move)
    }

    /// The index of the first link, if it was not tried in the present state and the bounds allow it.
    var untriedLink: Int? {
      let node = graph.nodes[current]
      guard isExpanded(node), let link = moves.firstLink, let index = node.moves.firstIndex(of: link),
        node.targets[index] == StateGraph.untried
      else { return nil }
      return index
    }

    /// Tries an action of the present state that was not tried before.
    func step() throws {
      guard let index = graph.nodes[current].targets.firstIndex(of: StateGraph.untried) else { return }
      try step(index)
    }

    func step(_ index: Int) throws {
      guard let stepper else { return }
      let node = graph.nodes[current]
      let number = node.moves[index]
      if let reason = willTake(node.state, moves.moves[Int(number)]) { return noteTrap(index, reason) }
      history.append(Int(number))
      transitionCount += 1
      let outcome = stepper.take(moves.moves[Int(number)])
      for finding in outcome.findings where !exceptions.allow(finding) {
        candidates.add(finding, ways: [graph.path(to: current) + [Int(number)]])
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
    }

    private func connect(_ index: Int, to target: Int32, _ arrival: Arrival = .none) {
      graph.connect(current, index, to: target, arrival)
      journal.add(edge: (current, index))
    }

    /// Notes an action that ends the process, instead of taking it.
    private func noteTrap(_ index: Int, _ reason: String) {
      let move = graph.nodes[current].moves[index]
      let finding = Finding(
        rule: Rule.trap.rawValue, screen: table.name(Int(graph.nodes[current].top)),
        action: moves.moves[Int(move)].text, reason: reason)
      if !exceptions.allow(finding) { candidates.add(finding, ways: [graph.path(to: current) + [Int(move)]]) }
      connect(index, to: StateGraph.lost)
    }
  }
#endif
