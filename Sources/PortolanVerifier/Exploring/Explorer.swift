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
    private(set) var transitionCount = 0
    private(set) var launchCount = 0
    /// The shortest ways on which rules were broken.
    var candidates = Candidates()
    var coverage = Coverage<App.AppScreen>()
    /// The stored states of each hierarchy, with the first node that has it.
    private(set) var stored: [UInt64: (node: Int, state: NavigationState<App.AppScreen>)] = [:]
    /// A closure that is called now and then, and returns `false` to stop.
    var onProgress: @MainActor (Explorer) -> Bool = { _ in true }

    private var stepper: Stepper<App>?
    private var current = 0
    /// The actions since the launch.
    private var history: [Int] = []
    private var frontier: [Int32] = []
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
      while !isStopped, let path = try nextPath() {
        guard travel(path) else {
          noteFailure()
          continue
        }
        goal = nil
        if isOpen(current) { try step() }
      }
      stepper?.subject.end()
    }

    // MARK: States

    private func isExpanded(_ node: StateGraph.Node) -> Bool { node.isWithinBounds && node.depth < bounds.depth }

    private func isOpen(_ number: Int) -> Bool {
      let node = graph.nodes[number]
      return !node.isDone && isExpanded(node) && node.depth < level && failures[number, default: 0] < 3
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
      if graph.nodes.isEmpty {
        home = stepper.survey.top
        maximumControllers = bounds.controllers ?? stepper.survey.places.count + 6
      }
      current = enter(stepper, from: -1, by: -1)
    }

    /// Returns the node of the present state, which is new the first time.
    private func enter(_ stepper: Stepper<App>, from parent: Int, by move: Int32) -> Int {
      if let known = graph.number(of: stepper.state) { return known }
      let app = stepper.subject.app
      let survey = stepper.survey
      let isHome = exceptions.declaresHome ? exceptions.isHome(stepper.topScreen, of: app) : survey.top == home
      let possible = moves.possible(in: app)
      let number = graph.add(
        StateGraph.Node(
          state: stepper.state, hierarchy: survey.hierarchy.value,
          depth: parent < 0 ? 0 : graph.nodes[parent].depth + 1, parent: Int32(parent), parentMove: move,
          top: Int32(survey.top), isHome: isHome,
          isWithinBounds: survey.places.count <= maximumControllers && app.isExplored,
          values: survey.places.map { Int32($0.value) }.sorted(), moves: possible,
          targets: [Int32](repeating: StateGraph.untried, count: possible.count)))
      frontier.append(Int32(number))
      for value in survey.visible { coverage.see(table.values[value].screen) }
      if stored[survey.hierarchy.value] == nil {
        stored[survey.hierarchy.value] = (number, NavigationState(of: app.window))
      }
      return number
    }

    // MARK: Actions

    /// Returns the actions to the nearest state that has untried ones, or `nil` if there is none.
    private func nextPath() throws -> [Int]? {
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

    /// Follows known actions and checks that each leads where it led before.
    ///
    /// - Returns: `true` if the end was reached.
    private func travel(_ path: [Int]) -> Bool {
      for index in path {
        guard let stepper, graph.nodes[current].moves.indices.contains(index) else { return false }
        let node = graph.nodes[current]
        let (move, expected) = (node.moves[index], node.targets[index])
        guard expected >= 0 else { return false }
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
      current = enter(stepper, from: node, by: move)
    }

    /// The index of the first link, if it was not tried in the present state and the bounds allow it.
    private var untriedLink: Int? {
      let node = graph.nodes[current]
      guard isExpanded(node), let link = moves.firstLink, let index = node.moves.firstIndex(of: link),
        node.targets[index] == StateGraph.untried
      else { return nil }
      return index
    }

    /// Tries an action of the present state that was not tried before.
    private func step() throws {
      guard let index = graph.nodes[current].targets.firstIndex(of: StateGraph.untried) else { return }
      try step(index)
    }

    private func step(_ index: Int) throws {
      guard let stepper else { return }
      let node = graph.nodes[current]
      let number = node.moves[index]
      history.append(Int(number))
      transitionCount += 1
      let outcome = stepper.take(moves.moves[Int(number)])
      for finding in outcome.findings where !exceptions.allow(finding) {
        candidates.add(finding, ways: [graph.path(to: current) + [Int(number)]])
      }
      for answer in outcome.guards { coverage.note(answer) }
      for way in outcome.ways { coverage.note(way, on: graph.path(to: current) + [Int(number)]) }
      guard !outcome.isBroken else {
        graph.connect(current, index, to: StateGraph.lost, isReached: false)
        self.stepper = nil
        return Subject<App>.discard()
      }
      let next = enter(stepper, from: current, by: number)
      graph.connect(current, index, to: Int32(next), isReached: outcome.isReached)
      // No way leads over an action that seems to do nothing, so its second time is checked at once.
      if next == current, moves.moves[Int(number)].kind == .gesture { _ = travel([index]) } else { current = next }
    }
  }
#endif
