// Code of an app that a request waits for: a factory, an action, a task, an undo or an adapter.
//
// Work that is pending runs in a task of its own, which begins at once. A request that is cancelled, superseded or out of
// time is therefore answered even if the code never returns. Before the commit the answer comes at once, and a late
// result is dropped. During and after the commit the code gets a moment to notice the cancellation, so that an action can
// return a way to undo its changes.
extension NavigationRun {
  /// The time that code has to return after a cancellation during the commit.
  private static let grace = Duration.milliseconds(250)

  /// Returns the value of some work, at once if it is finished.
  ///
  /// - Parameters:
  ///   - work: The work that the request waits for.
  ///   - step: The name of the step that the work belongs to.
  ///   - drop: A closure that receives a value that arrives when the request no longer waits for it.
  /// - Returns: The value of the work.
  /// - Throws: The error of the code, the error that ended the request meanwhile, `CancellationError`, or
  ///   ``RoutingError`` with the code ``RoutingError/Code/timedOut``.
  func value<Value: Sendable>(
    of work: Work<Value>, for step: @autoclosure () -> String, droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) async throws -> Value {
    switch work {
    case .finished(let value): return value
    case .pending(let body):
      let call = call(body, droppingLate: drop)
      if call.answer == nil {
        defer { call.cancel() }
        try await untilOver(call, of: step)
      }
      return try call.given.get()
    }
  }

  private func untilOver(_ call: AwaitedCall, of step: () -> String) async throws {
    hasWaited = true
    let timer = request.configuration.timeout.map { timeout in
      let name = step()
      let error = RoutingError(
        .timedOut, step: name,
        reason: "the factory, the action or a task of \(name) had not returned after \(timeout)",
        fix: "let it return sooner and do slow work in the screen itself, or give the router a longer timeout")
      return Deadline.start(after: timeout) { call.fail(with: error) }
    }
    defer { timer?.cancel() }
    guard phase >= .committing else { return try await call.untilOver(for: self) }
    var grace: Task<Void, Never>?
    defer { grace?.cancel() }
    try await call.untilOver {
      call.cancel()
      grace = Deadline.start(after: Self.grace) { call.fail(with: CancellationError()) }
    }
  }

  /// Changes a container, and waits for the code of an app's own one as for all code of the app.
  func change(_ container: UIViewController, _ body: @escaping @MainActor () async throws -> Void) async throws {
    if container.builtInContainer != nil { return try await body() }
    _ = try await value(of: .pending(body), for: typeName(container))
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try RequestScope.$current.withValue(surroundings, operation: body)
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    try await RequestScope.$current.withValue(surroundings, operation: body)
  }

  /// Calls asynchronous code of the app on behalf of this request, in a task of its own.
  @inline(never) func call<Value>(
    _ body: @escaping @MainActor () async throws -> Value, droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) -> PendingCall<Value> {
    let call = PendingCall<Value>()
    // The code may never return, so it does not retain the request.
    calling { call.begin(droppingLate: drop, noting: NavigationRequest.noteCode, body) }
    return call
  }
}

extension NavigationRequest {
  /// The request on whose behalf the running code was called.
  @inline(never) package static var current: NavigationRequest? {
    RequestScope.current.token?.owner as? NavigationRequest
  }

  /// Records whether the running task runs code that the request waits for.
  ///
  /// Another task may later have the same value as its identity, so the value counts only while the task runs.
  fileprivate static func noteCode(_ isRunning: Bool) {
    if isRunning { current?.progress.codeTask = runningTask } else { current?.progress.end(runningTask) }
  }

  /// A value that distinguishes the running task from others.
  ///
  /// It is not an `UnsafeCurrentTask`: a stored one retains the task, and that of an `async let` is released with its
  /// function.
  package nonisolated static var runningTask: Int? {
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: Int.self) } }
  }
}

extension AwaitedCall {
  /// Returns when the call has ended, for a request that ends the wait if it ends itself.
  func untilOver(for run: NavigationRun?) async throws {
    try run?.request.checkNotEnded()
    let wait = Promise<(any Error)?>()
    run?.stopWaiting = { wait.end(with: $0) }
    defer { run?.stopWaiting = nil }
    try await untilOver(by: wait) { wait.end(with: CancellationError()) }
  }
}

extension PendingCall {
  /// Returns the answer of the code.
  ///
  /// - Parameter run: The run of the request that waits, or `nil` for other code.
  /// - Returns: The result of the code, or the result with which the call was ended.
  /// - Throws: The error that ended the wait: the error of the request, or `CancellationError`.
  func wait(for run: NavigationRun?) async throws -> Answer {
    if answer == nil { try await untilOver(for: run) }
    return given
  }

  /// Returns the answer of the code, for code that belongs to no request.
  package func wait() async throws -> Answer { try await wait(for: nil) }
}
