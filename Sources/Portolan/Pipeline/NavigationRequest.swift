/// One request from the moment it comes in until it is answered.
@MainActor
final class NavigationRequest {
  enum Phase {
    /// It is being resolved or guarded, or waits for its turn; the hierarchy is untouched.
    case preparing
    /// Its controllers are being built; the window is its own.
    case building
    /// It changes the hierarchy.
    case committing
    /// It has changed the hierarchy, and its post-routing tasks run; or it was answered.
    case settled
  }

  /// How somebody who joined a request goes on.
  enum JoinOutcome: Sendable {
    case answered(Result<NavigationResult, any Error>)
    /// The one who carried the request out was cancelled: this one takes over.
    case takeOver
    case cancelled
  }

  /// How often guards may send a request elsewhere, each time to a place that it has not been sent to before.
  private static let mostRedirects = 10

  /// Where the request was to go.
  let destination: Destination
  let window: UIWindow
  let animated: Bool
  let configuration: RouterConfiguration
  // What is unchecked here is only ever replaced as a whole, or changed without calling code of others.
  /// Where the request is to go now: where it was to go, or where a guard has sent it since.
  @exclusivity(unchecked) private(set) var place: Destination
  /// Where the request was to go before guards sent it elsewhere.
  private var left: [Destination] = []
  /// What the guards have said so far; `nil` until a route has any.
  @exclusivity(unchecked) private var guards: Guards?
  /// The request on whose behalf this one was made, by a guard, say.
  private(set) var parent: Awaited?
  private var isAnswered = false
  /// The task that carries the request out, `nil` until that begins.
  private(set) var task: Int?
  /// The tasks in which the app's code runs that the request waits for.
  var appTasks: [Int] = []
  /// What the app's code knows the request by; `nil` until such code is called.
  var token: Token?
  /// What the guards, factories, actions and context tasks of the request are waiting for.
  private(set) var awaited: [Awaited] = []
  /// Whether the request has waited for code of the app since its route was resolved.
  var hasWaited = false
  /// The lock in whose queue the request is.
  var lock: CommitLock?
  var phase = Phase.preparing
  /// The route that is being built.
  var route: ResolvedRoute?
  /// Why the request is to end before it commits.
  private(set) var endedBy: (any Error)?
  /// Ends what the request waits for, where that can be ended.
  var stopWaiting: (@MainActor (any Error) -> Void)?
  @exclusivity(unchecked) private var joined: [Promise<JoinOutcome>] = []
  @exclusivity(unchecked) private var begun: Promise<Void>?

  init(destination: Destination, window: UIWindow, animated: Bool, configuration: RouterConfiguration) {
    self.destination = destination
    place = destination
    self.window = window
    self.animated = animated
    self.configuration = configuration
    parent = Self.caller
    parent?.request.forgetAnsweredParents()
  }

  /// Else requests that each make the next one would be kept for ever.
  private func forgetAnsweredParents() {
    while let parent, parent.request.isAnswered { self.parent = parent.request.parent }
  }

  /// The guards that this request has asked or may ask, with what they have said so far; `nil` if there are none.
  ///
  /// - Parameter hasGuards: A Boolean value that indicates whether the steps that are known have any.
  func guards(ifAny hasGuards: Bool) -> Guards? {
    if let guards { return guards }
    guard hasGuards || !configuration.interceptors.isEmpty else { return nil }
    let guards = Guards(global: configuration.interceptors, observers: configuration.observers)
    self.guards = guards
    return guards
  }

  /// Notes that the task that is running carries the request out.
  func begin() {
    task = Self.runningTask
    begun?.end(with: ())
  }

  var hasBegun: Bool { task != nil }

  /// Returns when somebody carries the request out.
  func untilBegun() async {
    guard !hasBegun else { return }
    let begun = begun ?? Promise()
    self.begun = begun
    await begun.wait()
  }

  /// Sends the request elsewhere.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/redirectLoop``, with which the request then ends
  ///   whoever carries it out.
  func redirect(to next: Destination) throws {
    left.append(place)
    if left.count > Self.mostRedirects || left.contains(where: next.isSame) {
      let loop = RoutingError.redirectLoop(left + [next])
      end(with: loop)
      throw loop
    }
    place = next
  }

  /// Whether this request was made on behalf of another one, if only by a task that the other one's code started.
  func descends(from other: NavigationRequest) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current.request === other { return true }
      ancestor = current.request.parent
    }
    return false
  }

  /// Notes that the code of this request waits for another one.
  func beginWaiting(for other: NavigationRequest, isCertain: Bool) {
    awaited.append(Awaited(request: other, isCertain: isCertain))
  }

  /// Notes that the code of this request waits no longer.
  func endWaiting(for other: NavigationRequest) {
    if let index = awaited.firstIndex(where: { $0.request === other }) { awaited.remove(at: index) }
  }

  /// - Throws: Why the request is to end: it was superseded, or its task was cancelled.
  func checkNotEnded() throws {
    if let endedBy { throw endedBy }
    try Task.checkCancellation()
  }

  /// Ends a request that has not begun to commit.
  func end(with error: RoutingError) {
    endedBy = error
    stopWaiting?(error)
  }

  /// Takes somebody in who made the same request, and who may begin to wait later.
  func join() -> Promise<JoinOutcome> {
    let outcome = Promise<JoinOutcome>()
    joined.append(outcome)
    return outcome
  }

  /// Waits for the answer of the request as somebody who joined it.
  ///
  /// Somebody for whom the request itself seems to wait gives up when the deadline has come.
  ///
  /// - Parameters:
  ///   - outcome: What joining has given.
  ///   - caller: The request for whose sake the code that is running waits.
  func wait(as outcome: Promise<JoinOutcome>, for caller: Awaited?) async -> JoinOutcome {
    let mayBeCircle = caller.map { dependence(on: $0.request) != .none } ?? false
    let giveUp = JoinOutcome.answered(.failure(RoutingError.waitsForItself()))
    let timer = mayBeCircle ? Deadline.start { outcome.end(with: giveUp) } : nil
    defer {
      timer?.cancel()
      joined.removeAll { $0 === outcome }
    }
    return await outcome.wait(untilCancelledWith: .cancelled)
  }

  /// Hands the request to one who joined it.
  ///
  /// - Returns: Whether there was anybody.
  func handOver() -> Bool {
    phase = .preparing
    while !joined.isEmpty {
      if joined.removeFirst().end(with: .takeOver) { return true }
    }
    return false
  }

  func answer(_ result: Result<NavigationResult, any Error>) {
    phase = .settled
    isAnswered = true
    token?.request = nil
    guards?.abandon()
    for waiting in joined { waiting.end(with: .answered(result)) }
    joined = []
  }
}
