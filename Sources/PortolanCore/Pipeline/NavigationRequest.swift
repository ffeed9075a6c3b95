/// A request, from the moment it arrives until it is answered.
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
  // Exclusivity is unchecked for values that are only replaced as a whole, or changed without calling other code.
  /// The current destination: the requested one, or the one that a guard has redirected to since.
  @exclusivity(unchecked) private(set) var place: Destination
  /// The destinations that guards have redirected from.
  private var left: [Destination] = []
  /// The guards with their answers so far, or `nil` until a route has any.
  @exclusivity(unchecked) private var knownGuards: Guards?
  /// The answers of screens that were asked before they leave, or `nil` until one is asked.
  private(set) var leaveAnswers: LeaveAnswers?
  /// The request on whose behalf this one was made, for example by a guard.
  private(set) var parent: NavigationRequest?
  /// A Boolean value that indicates whether the code that made this request waits for it.
  private(set) var isAwaited: Bool
  /// A Boolean value that indicates whether that code is the code of the parent itself, and not a task that such code has started.
  private(set) var isCalled: Bool
  /// A Boolean value that indicates whether a guard denied the request.
  var isDenied = false
  /// The task that runs the app's code for which the request waits.
  var codeTask: Int?
  /// The reference to the request that the app's code inherits, or `nil` until such code is called.
  private var token: RequestScope.Token?
  /// The request for which the guard, factory, action or task that this request runs waits.
  var awaited: NavigationRequest?
  private(set) var life = Life.registered
  /// The error with which the request must end before it commits.
  private(set) var endedBy: (any Error)?
  @exclusivity(unchecked) private var joined: [JoinedAnswer] = []
  @exclusivity(unchecked) private var begun: Promise<Void>?

  private static var count = 0

  /// Returns the number of the request that arrives now.
  static func nextNumber() -> Int {
    count += 1
    return count
  }

  init(
    _ number: Int = 0, destination: Destination, window: UIWindow, animated: Bool, configuration: RouterConfiguration,
    options: RequestOptions = RequestOptions(), isAwaited: Bool = true
  ) {
    self.number = number
    // The guards that a redirected request has asked are known by the steps of its destination.
    self.destination = options.redirection == nil ? destination.renewed() : destination
    place = self.destination
    self.window = window
    self.animated = animated
    self.configuration = configuration
    self.options = options
    hooks = options.runsHooks ? configuration.hooks : configuration.hooks.withoutGuardsAndContextTasks
    parent = Self.current
    self.isAwaited = isAwaited
    isCalled = isAwaited && parent?.isRunning == true
    if let known = options.redirection { (knownGuards, left) = (known.guards, [known.from]) }
    parent?.forgetAnsweredParents()
  }

  /// Releases ancestors that were answered, because a chain of requests that each make the next one would otherwise
  /// never be released.
  private func forgetAnsweredParents() {
    while let parent, parent.isAnswered {
      self.parent = parent.parent
      (isAwaited, isCalled) = (false, false)
    }
  }

  /// The guards with their answers so far.
  var guards: Guards {
    let guards = knownGuards ?? Guards(global: hooks)
    knownGuards = guards
    return guards
  }

  /// Returns the reference to this request that the app's code inherits.
  func makeToken() -> RequestScope.Token {
    let token = token ?? RequestScope.Token(self)
    self.token = token
    return token
  }

  /// Returns the answers of the screens that were asked before they leave.
  func makeLeaveAnswers() -> LeaveAnswers {
    let answers = leaveAnswers ?? LeaveAnswers()
    leaveAnswers = answers
    return answers
  }

  /// Records that a task performs the request.
  func begin(_ run: NavigationRun) {
    life = .performed(run)
    begun?.end(with: ())
  }

  /// The way of the task that performs the request through the stages, or `nil` if none does.
  var run: NavigationRun? {
    if case .performed(let run) = life { return run }
    return nil
  }

  /// A Boolean value that indicates whether a task has performed the request, even if another one has yet to take over.
  var hasBegun: Bool {
    if case .registered = life { return false }
    return true
  }

  var isAnswered: Bool {
    if case .answered = life { return true }
    return false
  }

  var phase: NavigationRun.Phase { run?.phase ?? .preparing }

  /// A Boolean value that indicates whether the running task performs the request, or runs code for which the request waits.
  var isRunning: Bool {
    guard let running = Self.runningTask else { return false }
    return running == run?.task || running == codeTask
  }

  /// Returns when a task performs the request.
  func untilBegun() async {
    guard !hasBegun else { return }
    let begun = begun ?? Promise()
    self.begun = begun
    await begun.wait()
  }

  /// Redirects the request to another destination.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/redirectLoop``. The request then ends with this
  ///   error, whichever task performs it.
  func redirect(to next: Destination, within limits: RequestBudget) throws {
    left.append(place)
    if left.contains(where: next.isSame) || !limits.spend() {
      let places = (left + [next]).map(\.description).joined(separator: " → ")
      let loop = RoutingError(
        .redirectLoop, step: nil, reason: "the guards redirect in a circle: \(places)",
        fix: "let one of the guards proceed, or deny by throwing an error")
      end(with: loop)
      throw loop
    }
    place = next.renewed()
  }

  /// Returns a Boolean value that indicates whether this request was made on behalf of another one, even if only by a
  /// task that the other one's code started.
  func descends(from other: NavigationRequest) -> Bool {
    guard let parent else { return false }
    return parent === other || parent.descends(from: other)
  }

  /// Throws an error if the request must end.
  ///
  /// - Throws: The error that superseded the request, or `CancellationError`.
  func checkNotEnded() throws {
    if let endedBy { throw endedBy }
    try Task.checkCancellation()
  }

  /// Ends a request that has not begun to commit.
  func end(with error: RoutingError) {
    endedBy = error
    run?.endWait(because: error)
  }

  /// Adds a caller that made the same request, and that may begin to wait later.
  func join() -> JoinedAnswer {
    let outcome = JoinedAnswer()
    joined.append(outcome)
    return outcome
  }

  /// Waits for the answer of the request on behalf of an equal one that joined it.
  ///
  /// If the wait may never end, it ends with an error at the deadline.
  ///
  /// - Parameters:
  ///   - outcome: The promise that ``join()`` returned.
  ///   - same: The equal request.
  /// - Returns: The answer, or `nil` if this caller takes the request over.
  func wait(as outcome: JoinedAnswer, for same: NavigationRequest) async -> Result<NavigationResult, any Error>? {
    let timer = same.startDeadline(ofWaitFor: self) {
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

  func answer(_ result: Result<NavigationResult, any Error>) {
    life = .answered
    token?.owner = nil
    knownGuards?.abandon()
    leaveAnswers?.abandon()
    for waiting in joined { waiting.end(with: result) }
    joined = []
  }

  /// Reports a decision about this request to the observers of its router.
  func notify(_ what: @autoclosure () -> NavigationEvent.What) {
    configuration.observers.notify(
      NavigationEvent(what(), of: number, to: place.name), to: place, recording: options.isRecorded)
  }

  func didSearch(_ step: BoundStep, found: UIViewController?) { notify(.searched(step, found: found)) }

  /// Returns a Boolean value that indicates whether this request has the destination of another one.
  func isSame(as other: NavigationRequest) -> Bool {
    endedBy == nil && other.options.leaving.isEmpty && destination.isSame(as: other.destination)
  }

  /// Returns a Boolean value that indicates whether this request is still under way in the window of another one.
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
