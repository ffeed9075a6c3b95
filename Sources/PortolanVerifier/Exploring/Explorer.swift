import PortolanExecutor

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
  var stored: [UInt64: (node: Int, state: StoredState)] = [:]
  /// The part that was found since another process was told.
  var journal = Journal()
  /// The part of the exploration that this process does at present.
  private(set) var round: Round?
  /// A closure that is called before each action, and returns the reason why it must not be taken.
  var willTake: @MainActor (_ state: UInt64, _ move: Move) -> String? = { _, _ in nil }
  /// A closure that is called in each new state.
  var onState: @MainActor (Stepper<App>, StateGraph.Node) -> Void = { _, _ in }
  /// A closure that is called now and then, and returns `false` to stop.
  var onProgress: @MainActor (Progress) -> Bool = { _ in true }
  /// A closure that is called before a check that launches the app, and returns the reason why to leave it out.
  var willCheck: @MainActor (_ name: String) -> String? = { _ in nil }

  var stepper: Stepper<App>?
  var current = 0
  /// The actions since the launch.
  var history: [Int] = []
  /// The states that may be open, the latest ones last.
  var frontier: [Int32] = []
  /// Three times the number of times that a gesture has led back from a state where no action is open, less those that it has
  /// not.
  var returns: [Return: Int] = [:]
  private var search = PathSearch()
  /// The values that are visible at the launch.
  private var home: [Int] = []
  /// The depth below which actions are tried at present, so that the nearest states come first.
  private var level: Int32 = 1
  /// The stage whose states are explored at present.
  private(set) var stage = Stage.alone
  /// The parts of the launch, and of the launch after the device was turned.
  private var launches: [Parts] = []
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
    moves = try MoveList(seed: bounds.seed, tapsOnly: bounds.tapsOnly)
  }

  /// The time since the start, in seconds.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  private var progress: Progress {
    Progress(
      states: graph.nodes.count, transitions: transitionCount, seconds: seconds, found: candidates.count, stage: stage)
  }

  /// The number of states where the bounds allow actions that were not tried.
  var frontierCount: Int { depthsLeft(in: bounds.stage).count }

  /// Returns the depths of the states of a stage in which actions are left.
  func depthsLeft(in stage: Stage) -> [Int] {
    graph.nodes.filter { !$0.isDone && isExpanded($0) && $0.distance <= stage.limit }.map { Int($0.depth) }
  }

  /// Explores until nothing is left within the bounds.
  ///
  /// - Throws: The error of a launch.
  func run() throws {
    try prepare()
    for stage in bounds.stage.path {
      (self.stage, level) = (stage, 1)
      try explore()
    }
    try finish()
  }

  /// Explores a part, for the first time after a launch.
  ///
  /// - Returns: `true` if states of this part are left at the depth of the round.
  /// - Throws: The error of a launch.
  func run(_ round: Round) throws -> Bool {
    (self.round, stage, level, isStopped) = (round, round.stage, round.level, false)
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

  /// Stores the states that an earlier run with a smaller stage did not store, and ends the app.
  ///
  /// - Throws: The error of a launch.
  func finish() throws {
    for number in graph.nodes.indices where isUnstored(number) {
      if try travel(tree(to: number)), let stepper { store(stepper, as: number) }
      goal = nil
    }
    end()
  }

  /// Ends the app that runs.
  func end() {
    stepper?.subject.end()
    stepper = nil
  }

  private func explore() throws {
    while !isStopped, let path = try nextPath() {
      let isThere = travel(path)
      // A goal to which known ways do not lead is given up after several times.
      if !isThere, let goal { failures[goal, default: 0] += 1 }
      goal = nil
      if isThere, isOpen(current) { step() }
    }
  }

  // MARK: States

  func isExpanded(_ node: StateGraph.Node) -> Bool { node.isWithinBounds && node.depth < bounds.depth }

  private func isOpen(_ number: Int) -> Bool {
    // Most states are done, and a copy of a state takes longer than this test.
    guard graph.nodes[number].tried < graph.nodes[number].moves.count, graph.nodes[number].depth < level else {
      return false
    }
    let node = graph.nodes[number]
    return isOwn(node) && isExpanded(node) && failures[number, default: 0] < 3
  }

  /// Returns a Boolean value that indicates whether a state has neither an action to try now nor a known one that leads on.
  func isStuck(_ number: Int) -> Bool {
    !isOpen(number) && !graph.nodes[number].targets.contains { $0 >= 0 && $0 != number }
  }

  /// Returns a Boolean value that indicates whether a state belongs to the stage, and to the round of this process.
  func isOwn(_ node: StateGraph.Node) -> Bool { node.distance <= stage.limit && round?.includes(node) ?? true }

  private func launch() throws {
    end()
    let stepper = try Stepper(table, exceptions, options: options)
    launchCount += 1
    history = []
    self.stepper = stepper
    if maximumControllers == 0 {
      home = stepper.visible
      maximumControllers = bounds.controllers ?? App.maximumControllers ?? stepper.survey.places.count + 6
      launches = [stepper.parts]
      if App.turnsDevice {
        launches += try turnedLaunch(stepper)
        return try launch()
      }
    }
    current = enter(stepper, from: -1, by: -1)
  }

  /// Returns the parts of a launch after the device was turned.
  private func turnedLaunch(_ stepper: Stepper<App>) throws -> [Parts] {
    let isCompact = stepper.subject.app.window.headless.horizontalSizeClass == .compact
    let number = moves.number("width \(isCompact ? "regular" : "compact")").map(Int.init)
    guard let number, willTake(stepper.state, moves.moves[number]) == nil else { return [] }
    return stepper.travel(moves.moves[number]) == nil ? [] : [stepper.parts]
  }

  /// Returns the node of the present state, a new one the first time.
  func enter(_ stepper: Stepper<App>, from parent: Int, by move: Int32) -> Int {
    if let known = graph.number(of: stepper.state) { return known }
    let app = stepper.subject.app
    let survey = stepper.survey
    let (distance, first) = stepper.parts.difference(from: launches)
    let number = graph.add(
      StateGraph.Node(
        state: stepper.state, hierarchy: survey.hierarchy.value,
        depth: parent < 0 ? 0 : graph.nodes[parent].depth + 1, parent: Int32(parent), parentMove: move,
        top: Int32(survey.top), distance: distance, first: first, isHome: stepper.isHome(asIn: home),
        isWithinBounds: survey.places.count <= maximumControllers && app.isExplored,
        values: survey.places.map { Int32($0.value) }.sorted(), moves: moves.possible(in: app, state: stepper.state)))
    frontier.append(Int32(number))
    journal.nodes.append(number)
    onState(stepper, graph.nodes[number])
    for value in survey.visible where coverage.see(table.values[value].screen) { journal.screens.append(value) }
    if isUnstored(number) { store(stepper, as: number) }
    return number
  }

  /// Returns a Boolean value that indicates whether the hierarchy of a state must be restored and was not stored yet.
  ///
  /// A state beyond the last stage is not explored, so nothing is said about its restoration.
  private func isUnstored(_ number: Int) -> Bool {
    graph.nodes[number].distance <= bounds.stage.limit && stored[graph.nodes[number].hierarchy] == nil
  }

  private func store(_ stepper: Stepper<App>, as number: Int) {
    stored[graph.nodes[number].hierarchy] = (number, StoredState(of: stepper.subject.routedWindow, table))
  }

  // MARK: Actions

  /// Returns the actions to the nearest state that has untried ones, or `nil` if there is none.
  private func nextPath() throws -> [Int]? {
    if let round, transitionCount >= round.lastTransition || graph.nodes.count >= round.lastNode { return nil }
    guard graph.nodes.count < bounds.states, bounds.seconds.map({ seconds < $0 }) ?? true else {
      isStopped = true
      return nil
    }
    if transitionCount & 0xFF == 0, !onProgress(progress) {
      isStopped = true
      return nil
    }
    if stepper != nil {
      if isOpen(current) { return [] }
      if let path = search.path(from: current, in: graph, limit: 1000, to: { isOpen($0) }) { return path }
    }
    while true {
      while let last = frontier.last, !isOpen(Int(last)) { frontier.removeLast() }
      if let next = frontier.last { return try tree(to: Int(next)) }
      frontier = graph.nodes.indices.filter(isOpen).map(Int32.init)
      // The depth of a round is common to all processes.
      guard frontier.isEmpty else { continue }
      guard round == nil, level < bounds.depth, graph.nodes.contains(where: { $0.depth >= level }) else { return nil }
      level += 1
    }
  }

  /// Launches the app and returns the indices of the actions on the shortest way to a state.
  private func tree(to number: Int) throws -> [Int] {
    try launch()
    goal = number
    // The shortest way may have been lost, as it led elsewhere the last time.
    if failures[number] != nil, let path = search.path(from: 0, in: graph, limit: .max, to: { $0 == number }) {
      return path
    }
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
