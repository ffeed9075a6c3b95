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
  /// How many have joined whose tasks have not got as far as to wait.
  private var announced = 0
  /// Whether the request waits for one of them to take it over.
  private var isAbandoned = false
  private var result: Result<NavigationResult, any Error>?
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
    guard var request = Self.current else { return false }
    var task = Self.runningTask
    while task == request.task || task == request.guardTask {
      if request === self { return true }
      guard let parent = request.parent else { return false }
      task = request.task
      request = parent
    }
    return false
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

  /// Takes note of somebody who made the same request and is going to ``join()``.
  func announceJoin() {
    announced += 1
  }

  /// Waits for the answer of the request as somebody who made the same one.
  func join() async -> JoinOutcome {
    announced -= 1
    if let result { return .answered(result) }
    if isAbandoned {
      isAbandoned = false
      return .takeOver
    }
    let id = nextID
    nextID += 1
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: .cancelled)
        } else {
          joined.append((id, continuation))
        }
      }
    } onCancel: {
      Task { @MainActor in self.leave(id) }
    }
  }

  /// Hands the request to one who joined it.
  ///
  /// - Returns: Whether there was anybody.
  func handOver() -> Bool {
    guard !joined.isEmpty || announced > 0 else { return false }
    phase = .preparing
    if joined.isEmpty {
      isAbandoned = true
    } else {
      joined.removeFirst().continuation.resume(returning: .takeOver)
    }
    return true
  }

  func answer(_ result: Result<NavigationResult, any Error>) {
    phase = .settled
    self.result = result
    guards.abandon()
    for waiting in joined { waiting.continuation.resume(returning: .answered(result)) }
    joined = []
  }

  private func leave(_ id: Int) {
    guard let index = joined.firstIndex(where: { $0.id == id }) else { return }
    joined.remove(at: index).continuation.resume(returning: .cancelled)
  }
}
