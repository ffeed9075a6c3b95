/// Code of an app that a request waits for: a factory, an action, a context task or an adapter.
///
/// Work that is pending runs in a task of its own, which begins at once. A request that is cancelled, superseded or out of
/// time is therefore answered even if the code never returns. Before the commit the answer comes at once, and a late
/// result is dropped. During the commit the code gets a moment to notice the cancellation, so that it can return a way to
/// undo its changes.
@MainActor
struct AppCode {
  /// The time that code has to return after a cancellation during the commit.
  private static let grace = Duration.milliseconds(250)

  let request: NavigationRequest
  /// The name of the step that the code belongs to.
  let step: String

  /// Returns the value of some work, at once if it is finished.
  ///
  /// - Parameters:
  ///   - work: The work, which the request waits for.
  ///   - drop: A closure that receives a value that arrives when the request no longer waits for it.
  /// - Returns: The value of the work.
  /// - Throws: The error of the code, the error that ended the request meanwhile, `CancellationError`, or
  ///   ``RoutingError`` with the code ``RoutingError/Code/timedOut``.
  func run<Value: Sendable>(
    _ work: Work<Value>, droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) async throws -> Value {
    switch work {
    case .finished(let value): return value
    case .pending(let body):
      let call = request.call(body, droppingLate: drop)
      if let answer = call.answer { return try answer.get() }
      defer { call.abandon() }
      return try await answer(of: call).get()
    }
  }

  private func answer<Value>(of call: PendingCall<Value>) async throws -> PendingCall<Value>.Answer {
    request.hasWaited = true
    let timer = request.configuration.timeout.map { timeout in
      Deadline.start(after: timeout) { call.end(with: .failure(RoutingError.timedOut(step, after: timeout))) }
    }
    defer { timer?.cancel() }
    guard request.phase == .committing else { return try await call.wait(for: request) }
    var grace: Task<Void, Never>?
    defer { grace?.cancel() }
    return try await call.wait {
      call.cancel()
      grace = Deadline.start(after: Self.grace) { call.end(with: .failure(CancellationError())) }
    }
  }
}
