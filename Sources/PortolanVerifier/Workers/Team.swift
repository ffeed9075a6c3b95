/// The processes that explore an app together, and that are replaced if an action ends one of them.
///
/// They explore in rounds. After each, the team tells all of them what the others have found. The same number of processes
/// always finds the same.
@MainActor
final class Team {
  /// The maximum number of actions of a process in a round.
  private static let roundLength = 4000

  private let bounds: VerificationBounds
  private let arguments: [String]
  private let count: Int
  private let file: ExplorationFile
  private let folder: URL
  private var workers: [ExploringProcess] = []
  private var states: Set<UInt64> = []
  /// The greatest depth of these states.
  private var depth: Int32 = 0
  private var lastSender: UInt64 = 0
  private var avoided: [AvoidedAction] = []
  private var finished = (transitions: 0, launches: 0, seconds: 0.0)
  private var found: Set<String> = []
  private var isStopped = false
  private var stage = Stage.alone
  /// The number of rounds so far.
  private var roundCount = 0
  private let start = ContinuousClock.now
  /// The time without any action after which a process counts as hanging, in seconds.
  var patience = 30.0
  /// A closure that is called now and then, and returns `false` to stop.
  var onProgress: (Progress) -> Bool = { _ in true }

  /// Creates a team.
  ///
  /// - Parameters:
  ///   - count: The number of processes.
  ///   - arguments: The command line of this process.
  ///   - bounds: The bounds.
  ///   - file: The file of what is known.
  /// - Throws: An error if the file cannot be read.
  init(_ count: Int, arguments: [String], bounds: VerificationBounds, file: ExplorationFile) throws {
    (self.count, self.arguments, self.bounds, self.file) = (count, arguments, bounds, file)
    folder = FileManager.default.temporaryDirectory.appending(path: "portolan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A worker that has died is seen when it does not answer.
    signal(SIGPIPE, SIG_IGN)
    try file.forEach { message in
      if case .delta(let delta) = message { note(RoundEnd(of: delta)) }
      if case .avoid(let action) = message { avoided.append(action) }
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Explores until nothing is left within the bounds.
  ///
  /// - Throws: The error of a launch.
  func explore() throws {
    for index in 0..<count { workers.append(try worker(index)) }
    for stage in bounds.stage.path {
      self.stage = stage
      var level: Int32 = 1
      // A level beyond the deepest state has no further actions.
      while level <= bounds.depth, level <= depth + 1, states.count < bounds.states, goesOn {
        let before = states.count
        let isLeft = try explore(level)
        if !isLeft, states.count == before { level += 1 }
      }
    }
    finished.seconds = seconds
  }

  /// Returns the result of all checks.
  ///
  /// - Throws: The error of a launch.
  func result() throws -> VerificationResult {
    // Only one process is needed for the checks.
    workers.removeSubrange(1...)
    var result = try finish()
    (result.report.transitions, result.report.launches, result.report.seconds) = finished
    return result
  }

  /// The size of the exploration, in one line.
  var summary: String {
    "\(states.count) states, \(finished.transitions) transitions in \(Int(finished.seconds)) s"
  }

  /// A Boolean value that indicates whether neither the user nor the time ends the exploration.
  private var goesOn: Bool {
    let running = workers.map(\.checkpoint)
    let progress = Progress(
      states: max(states.count, running.map(\.stateCount).max() ?? 0),
      transitions: running.reduce(0) { $0 + $1.transitionCount }, seconds: seconds, found: found.count,
      stage: stage)
    if !onProgress(progress) || bounds.seconds.map({ seconds >= $0 }) ?? false { isStopped = true }
    for checkpoint in running where isStopped { checkpoint.isStopRequested = true }
    return !isStopped
  }

  // MARK: Processes

  /// Starts a worker that knows all that is known.
  private func worker(_ index: Int) throws -> ExploringProcess {
    let worker = try ExploringProcess(arguments: arguments, folder: folder)
    lastSender += 1
    try worker.send(.hello(sender: lastSender, share: Share(index, of: count)))
    try file.forEach { try worker.send($0) }
    return worker
  }

  /// Explores a round, and repeats it in a new process without the action that has ended one.
  private func explore(_ level: Int32) throws -> Bool {
    let rest = bounds.states - states.count
    // Each process has its turn at the last states, since the others may have nothing left to try.
    let orders = (0..<count).map { index in
      RoundOrder(
        stage: stage, level: level, transitions: Self.roundLength,
        states: rest / count + ((index + roundCount) % count < rest % count ? 1 : 0))
    }
    roundCount += 1
    for (worker, order) in zip(workers, orders) { try? worker.send(.round(order)) }
    let answers = try (0..<count).map { try answer(of: $0, to: orders[$0]) }
    for (index, (end, delta)) in answers.enumerated() {
      note(end)
      for (other, worker) in workers.enumerated() where other != index { try? worker.pass(delta) }
      try file.append(json: delta)
    }
    return answers.contains(where: \.end.isLeft)
  }

  /// Waits for the end of a round, and for the JSON of its delta.
  private func answer(of index: Int, to order: RoundOrder) throws -> (end: RoundEnd, delta: Data) {
    while true {
      let worker = workers[index]
      let first = worker.receive(patience: patience) { _ = goesOn }
      if case .fault(let error) = first { throw error }
      if case .roundEnd(let end) = first, let delta = worker.data(patience: patience, onWait: { _ = goesOn }) {
        return (end, delta)
      }
      try avoidCause(of: worker.death(patience: patience))
      workers[index] = try self.worker(index)
      try? workers[index].send(.round(order))
    }
  }

  private func avoidCause(of death: ExploringProcess.Death) throws {
    let action = AvoidedAction(state: death.state, move: death.note, reason: death.reason)
    guard death.work == .action, !avoided.contains(where: { $0.state == action.state && $0.move == action.move })
    else {
      let reason = death.reason.replacing("the action", with: death.work == .launch ? "the launch" : "an action")
      throw ToolFault("start", status: .broken, "The app cannot be explored: \(reason).")
    }
    avoided.append(action)
    try file.append(.avoid(action))
    for worker in workers { try? worker.send(.avoid(action)) }
  }

  private func note(_ end: RoundEnd) {
    states.formUnion(end.states)
    depth = max(depth, end.depth)
    lastSender = max(lastSender, end.sender)
    finished.transitions += end.transitions
    finished.launches += end.launches
    found.formUnion(end.found)
  }

  private func finish() throws -> VerificationResult {
    var skipped: [String: String] = [:]
    while true {
      try? workers[0].send(.finish(skipped: skipped))
      // A check may take long, and ends by itself.
      let answer = workers[0].receive(patience: patience * 4) { _ = goesOn }
      if case .fault(let error) = answer { throw error }
      if case .report(let result) = answer { return result }
      let death = workers[0].death(patience: patience * 4)
      guard death.work == .check, skipped[death.note] == nil else {
        throw ToolFault("start", status: .broken, "The states cannot be checked: \(death.reason).")
      }
      skipped[death.note] = death.reason.replacing("the action", with: "it")
      workers[0] = try worker(0)
    }
  }
}
