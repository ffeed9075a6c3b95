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

  /// The request on whose behalf the code that is running was called: a guard, a factory, an action or a context task.
  @TaskLocal static var current: NavigationRequest?

  /// How often guards may send a request elsewhere, each time to a place that it has not been sent to before.
  private static let mostRedirects = 10

  let window: UIWindow
  /// Where the request was to go, and where guards have sent it since.
  private(set) var path: [Destination]
  let guards: Guards
  /// The request on whose behalf this one was made, by a guard, say.
  private let parent: NavigationRequest?
  /// The task that carries the request out, `nil` until that begins.
  private var task: Int?
  /// The task in which a guard of the request is being asked.
  var guardTask: Int?
  /// What the guards, factories, actions and context tasks of the request are waiting for.
  private(set) var awaited: [Awaited] = []
  /// The lock in whose queue the request is.
  var lock: CommitLock?
  var phase = Phase.preparing
  /// Why the request is to end before it commits.
  private(set) var endedBy: RoutingError?
  /// Ends what the request waits for, where that can be ended.
  var stopWaiting: (@MainActor (any Error) -> Void)?
  private var joined: [Suspension<JoinOutcome>] = []
  private let begun = Suspension<Void>()

  init(destination: Destination, window: UIWindow, guards: Guards) {
    path = [destination]
    self.window = window
    self.guards = guards
    parent = Self.current
  }

  /// Where the request was to go.
  var destination: Destination { path[0] }

  /// Notes that the task that is running carries the request out.
  func begin() {
    task = Self.runningTask
    begun.end(with: ())
  }

  var hasBegun: Bool { task != nil }

  /// Returns when somebody carries the request out.
  func untilBegun() async {
    await begun.wait()
  }

  /// Sends the request elsewhere.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/redirectLoop``, with which the request then ends
  ///   whoever carries it out.
  func redirect(to next: Destination) throws {
    if path.count > Self.mostRedirects || path.contains(where: next.isSame) {
      let loop = RoutingError.redirectLoop(path + [next])
      end(with: loop)
      throw loop
    }
    path.append(next)
  }

  /// Whether the code that is running was called on behalf of this request, if only by a task that it started.
  var isOwnAncestor: Bool {
    var request = Self.current
    while let current = request {
      if current === self { return true }
      request = current.parent
    }
    return false
  }

  /// The request for whose sake the code that is running waits, and whether that code is its own guard, factory, action
  /// or context task, not a task that such code has started.
  static var caller: Awaited? {
    guard let current else { return nil }
    let task = runningTask
    return Awaited(request: current, isCertain: task == current.task || task == current.guardTask)
  }

  /// Notes for as long as it waits that the code that is running waits for this request.
  func awaitedByCaller<Answer>(_ answer: () async throws -> Answer) async rethrows -> Answer {
    guard let caller = Self.caller else { return try await answer() }
    caller.request.awaited.append(Awaited(request: self, isCertain: caller.isCertain))
    defer {
      if let index = caller.request.awaited.firstIndex(where: { $0.request === self }) {
        caller.request.awaited.remove(at: index)
      }
    }
    return try await answer()
  }

  /// Tells the task that is running from others.
  static var runningTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
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
  func join() -> Suspension<JoinOutcome> {
    let outcome = Suspension<JoinOutcome>()
    joined.append(outcome)
    return outcome
  }

  /// Waits for the answer of the request as somebody who joined it.
  ///
  /// Somebody for whom the request itself seems to wait gives up when the deadline has come.
  func wait(as outcome: Suspension<JoinOutcome>) async -> JoinOutcome {
    let mayBeCircle = Self.caller.map { dependence(on: $0.request) != .none } ?? false
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
    guards.abandon()
    for waiting in joined { waiting.end(with: .answered(result)) }
    joined = []
  }
}
