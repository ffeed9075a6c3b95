/// A request: its destination, its caller and its settings, as constants, and its life.
///
/// ``RequestProgress`` has what the request has found out, and lives as long as the request. ``NavigationRun`` belongs to the one task
/// that performs it.
@MainActor
package final class NavigationRequest {
  /// The life of a request.
  enum Life {
    case registered
    case performed(NavigationRun)
    /// The task that performed it was cancelled, and a caller that joined takes over.
    case handedOver
    case answered
  }

  /// The promised answer of a request that was joined, or `nil` if its task was cancelled and this one takes over.
  typealias JoinedAnswer = Promise<Result<NavigationResult, any Error>?>

  /// The number of the request, from the order in which requests arrive, or 0 if it navigates nowhere.
  package let number: Int
  /// The destination that was requested.
  let destination: Destination
  package let window: UIWindow
  let animated: Bool
  package let configuration: RouterConfiguration
  let options: RequestOptions
  /// The guards and tasks of the router that this request runs.
  let hooks: StepHooks<Any?>
  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) var progress: RequestProgress
  private(set) var caller: RequestCaller
  private(set) var life = Life.registered
  private var joined: [JoinedAnswer] = []
  private var beginning: Promise<Void>?

  private static var count = 0

  /// Returns the number of the request that arrives now.
  static func nextNumber() -> Int {
    count += 1
    return count
  }

  @inline(never) init(
    _ number: Int = 0, destination: Destination, window: UIWindow, animated: Bool, configuration: RouterConfiguration,
    options: RequestOptions = RequestOptions(), isAwaited: Bool = true
  ) {
    self.number = number
    // The guards that a redirected request has asked are known by the steps of its destination.
    self.destination = options.redirection == nil ? destination.renewed() : destination
    self.window = window
    self.animated = animated
    self.configuration = configuration
    self.options = options
    hooks = options.hooks(of: configuration)
    progress = RequestProgress(to: self.destination, after: options.redirection)
    caller = RequestCaller(isWaiting: isAwaited)
    caller.parent?.caller.forgetAnswered()
  }

  /// Records that a task performs the request.
  func begin(_ run: NavigationRun) {
    life = .performed(run)
    beginning?.end(with: ())
  }

  /// The way of the task that performs the request through the stages, or `nil` if none does.
  var run: NavigationRun? { if case .performed(let run) = life { run } else { nil } }

  /// A Boolean value that indicates whether a task has performed the request, even if another task has yet to take over.
  var hasBegun: Bool { if case .registered = life { false } else { true } }

  var isAnswered: Bool { if case .answered = life { true } else { false } }

  var phase: NavigationRun.Phase { run?.phase ?? .preparing }

  /// A Boolean value that indicates whether the running task performs the request, or runs code that the request waits for.
  var isRunning: Bool {
    guard let running = Self.runningTask else { return false }
    return running == run?.task || running == progress.codeTask
  }

  /// Returns when a task performs the request.
  func untilBegun() async {
    guard !hasBegun else { return }
    let beginning = beginning ?? Promise()
    self.beginning = beginning
    await beginning.wait()
  }

  /// Returns a Boolean value that indicates whether this request was made on behalf of another one, even if only by a
  /// task that the other one's code started.
  func descends(from other: NavigationRequest) -> Bool {
    caller.parent.map { $0 === other || $0.descends(from: other) } ?? false
  }

  /// Throws an error if the request must end.
  ///
  /// - Throws: The error that superseded the request, or `CancellationError`.
  func checkNotEnded() throws {
    if let error = progress.endingError { throw error }
    try Task.checkCancellation()
  }

  /// Ends a request that has not begun to commit.
  func end(with error: RoutingError) {
    progress.endingError = error
    run?.endWait(because: error)
  }

  /// Adds a caller that made the same request, and that may begin to wait later.
  func join() -> JoinedAnswer {
    let outcome = JoinedAnswer()
    joined.append(outcome)
    return outcome
  }

  /// Waits for the answer of the request on behalf of an equal request that joined it.
  ///
  /// If the wait may never end, it ends with an error at the deadline.
  ///
  /// - Parameters:
  ///   - outcome: The promise that ``join()`` returned.
  ///   - same: The equal request.
  /// - Returns: The answer, or `nil` if this caller takes the request over.
  func wait(as outcome: JoinedAnswer, for same: NavigationRequest) async -> Result<NavigationResult, any Error>? {
    let timer = same.startDeadline(ofWaitFor: { self }) {
      outcome.end(with: .failure(RoutingError.waitsForItself()))
    }
    defer {
      timer?.cancel()
      joined.removeAll { $0 === outcome }
    }
    return await outcome.wait(untilCancelledWith: .failure(CancellationError()))
  }

  /// Hands the request over to a caller that joined it.
  ///
  /// - Returns: `true` if there was such a caller.
  func handOver() -> Bool {
    life = .handedOver
    while !joined.isEmpty {
      if joined.removeFirst().end(with: nil) { return true }
    }
    return false
  }

  /// Ends the request with one result for all callers that joined.
  func finish(with result: Result<NavigationResult, any Error>) {
    life = .answered
    progress.abandon()
    for waiting in joined { waiting.end(with: result) }
    joined = []
  }

  /// Reports a decision about this request to the observers of its router.
  ///
  /// Only the question whether there are any is at each place; the compiler would copy more of it there, with the event.
  @inline(__always) func notify(_ what: @autoclosure () -> NavigationEvent.What) {
    if configuration.observers.tell != nil { report(what()) }
  }

  @inline(never) private func report(_ what: consuming NavigationEvent.What) {
    let current = progress.destination
    configuration.observers.receive(
      NavigationEvent(what, of: number, to: current.name), to: current, recording: options.isRecorded)
  }

  func didSearch(_ step: BoundStep, found: UIViewController?) { notify(.searched(step, found: found)) }

  /// Returns a Boolean value that indicates whether this request has the destination of another request.
  func isSame(as other: NavigationRequest) -> Bool {
    progress.endingError == nil && other.options.leaving.isEmpty && destination.isSame(as: other.destination)
  }

  /// Returns a Boolean value that indicates whether this request is still under way in the window of another request.
  func isOpen(beside other: NavigationRequest) -> Bool {
    !isAnswered && phase != .finishing && window === other.window
  }
}

extension NavigationEvent.What {
  /// A search for the controller of a step.
  @MainActor
  static func searched(_ step: BoundStep, found: UIViewController?) -> Self {
    .searched(step.name, finder: step.definition.finderDescription, found: found?.nameOfClass)
  }
}
