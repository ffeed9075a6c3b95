/// One request from the moment it comes in until it is answered.
@MainActor
final class NavigationRequest {
  enum Phase {
    /// It is being resolved, guarded or waiting for its turn; the hierarchy is untouched.
    case preparing
    /// It changes the hierarchy.
    case committing
    case answered
  }

  /// How somebody who joined a request goes on.
  enum JoinOutcome {
    case answered(Result<NavigationResult, any Error>)
    /// The one who carried the request out was cancelled: this one takes over.
    case takeOver
    case cancelled
  }

  let destination: Destination
  let guards: Guards
  var phase = Phase.preparing
  /// The task that carries the request out.
  var task: Int?
  /// Why the request is to end before it commits.
  private(set) var endedBy: RoutingError?
  private var joined: [(id: Int, continuation: CheckedContinuation<JoinOutcome, Never>)] = []
  /// How many have joined whose tasks have not got as far as to wait.
  private var announced = 0
  /// Whether the request waits for one of them to take it over.
  private var isAbandoned = false
  private var result: Result<NavigationResult, any Error>?
  private var nextID = 0
  /// Ends the wait for the commit of another, where the request waits for one.
  var stopWaiting: (@MainActor () -> Void)?

  init(destination: Destination, guards: Guards) {
    self.destination = destination
    self.guards = guards
  }

  /// - Throws: Why the request is to end: it was superseded, or its task was cancelled.
  func checkNotEnded() throws {
    if let endedBy { throw endedBy }
    try Task.checkCancellation()
  }

  /// Ends a request that has not begun to commit.
  func end(with error: RoutingError) {
    endedBy = error
    stopWaiting?()
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
    guard !joined.isEmpty else {
      isAbandoned = announced > 0
      return isAbandoned
    }
    joined.removeFirst().continuation.resume(returning: .takeOver)
    return true
  }

  func answer(_ result: Result<NavigationResult, any Error>) {
    phase = .answered
    self.result = result
    for waiting in joined { waiting.continuation.resume(returning: .answered(result)) }
    joined = []
  }

  private func leave(_ id: Int) {
    guard let index = joined.firstIndex(where: { $0.id == id }) else { return }
    joined.remove(at: index).continuation.resume(returning: .cancelled)
  }
}

extension NavigationRequest {
  /// Tells the task that is running from others; `nil` outside of every task.
  static var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
