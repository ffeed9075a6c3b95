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
  enum JoinOutcome {
    case answered(Result<NavigationResult, any Error>)
    /// The one who carried the request out was cancelled: this one takes over.
    case takeOver
    case cancelled
  }

  /// The request on whose behalf the code that is running was called: a guard, a factory, an action or a context task.
  @TaskLocal static var current: NavigationRequest?

  let destination: Destination
  let guards: Guards
  /// The request on whose behalf this one was made, by a guard, say.
  private let parent: NavigationRequest?
  /// The task that carries the request out.
  private var task: Int?
  /// The task in which a guard of the request is being asked.
  var guardTask: Int?
  var phase = Phase.preparing
  /// Why the request is to end before it commits.
  private(set) var endedBy: RoutingError?
  /// Ends what the request waits for, where that can be ended.
  var stopWaiting: (@MainActor (any Error) -> Void)?
  private var joined: [(id: Int, continuation: CheckedContinuation<JoinOutcome, Never>)] = []
  private var nextID = 0

  init(destination: Destination, guards: Guards) {
    self.destination = destination
    self.guards = guards
    parent = Self.current
  }

  /// Notes that the task that is running carries the request out.
  func begin() {
    task = Self.runningTask
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

  /// Whether this request cannot go on before the code that is running returns, so that waiting for it never ends.
  var waitsForCaller: Bool {
    Self.firstWaitingForCaller { $0 === self } != nil
  }

  /// Whether the code that is running must return before a window is free, so that waiting for another request, which
  /// may need that window, may never end.
  static var callerHoldsWindow: Bool {
    firstWaitingForCaller(where: \.holdsWindow) != nil
  }

  /// The request that holds a window and on whose behalf the code that is running was called, if only by a task.
  private static var ancestorHoldingWindow: NavigationRequest? {
    var request = current
    while let candidate = request, !candidate.holdsWindow { request = candidate.parent }
    return request
  }

  private var holdsWindow: Bool { phase == .building || phase == .committing }

  /// Looks among the requests that cannot go on before the code that is running returns, innermost first.
  private static func firstWaitingForCaller(where matches: (NavigationRequest) -> Bool) -> NavigationRequest? {
    guard var request = current else { return nil }
    var task = runningTask
    while task == request.task || task == request.guardTask {
      if matches(request) { return request }
      guard let parent = request.parent else { return nil }
      task = request.task
      request = parent
    }
    return nil
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

  /// Waits for the answer of the request as somebody who made the same one.
  func join() async -> JoinOutcome {
    let id = nextID
    nextID += 1
    // A task that a factory or an action has started may be awaited there, which nothing tells.
    let timer = Self.ancestorHoldingWindow.map { holder in
      Deadline.timer {
        if holder.holdsWindow { self.leave(id, with: .answered(.failure(RoutingError.waitsForItself()))) }
      }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: .cancelled)
        } else {
          joined.append((id, continuation))
        }
      }
    } onCancel: {
      Task { @MainActor in self.leave(id, with: .cancelled) }
    }
  }

  /// Hands the request to one who joined it.
  ///
  /// - Returns: Whether there was anybody.
  func handOver() -> Bool {
    guard !joined.isEmpty else { return false }
    phase = .preparing
    joined.removeFirst().continuation.resume(returning: .takeOver)
    return true
  }

  func answer(_ result: Result<NavigationResult, any Error>) {
    phase = .settled
    guards.abandon()
    for waiting in joined { waiting.continuation.resume(returning: .answered(result)) }
    joined = []
  }

  private func leave(_ id: Int, with outcome: JoinOutcome) {
    guard let index = joined.firstIndex(where: { $0.id == id }) else { return }
    joined.remove(at: index).continuation.resume(returning: outcome)
  }
}
