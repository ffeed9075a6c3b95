/// Asynchronous code of an app that a request waits for: a factory, an action, a context task or an adapter.
///
/// Such code runs in a task of its own, which begins at once. So a request that is cancelled, superseded or out of time is
/// answered even if the code never returns. Before the commit the answer comes at once, and a late product is dropped.
/// Inside the commit the code is given a moment to notice the cancellation, so that it can say how to undo what it did.
@MainActor
struct AppCode {
  /// The time that code in a commit has to return after it was cancelled.
  private static let grace = Duration.milliseconds(250)

  let request: NavigationRequest
  /// The name of the step that the code belongs to.
  let step: String

  /// Runs code and returns what it returns.
  ///
  /// - Parameters:
  ///   - body: The code, which the request waits for.
  ///   - drop: Receives a value that comes when the request no longer waits for it.
  /// - Throws: What the code throws, what ended the request meanwhile, `CancellationError`, and ``RoutingError`` with the
  ///   code ``RoutingError/Code/timedOut``.
  func run<Value: Sendable>(
    _ body: @escaping @MainActor () async throws -> Value, droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) async throws -> Value {
    let outcome = Promise<Result<Value, any Error>>()
    let task = request.calling {
      Platform.startTask { [request] in
        let result: Result<Value, any Error>
        do { result = .success(try await request.running(body)) } catch { result = .failure(error) }
        if !outcome.end(with: result), case .success(let value) = result { drop?(value) }
      }
    }
    if let result = outcome.result { return try result.get() }
    defer { task.cancel() }
    return try await wait(for: outcome, cancelling: task).get()
  }

  private func wait<Value: Sendable>(
    for outcome: Promise<Result<Value, any Error>>, cancelling task: Task<Void, Never>
  ) async -> Result<Value, any Error> {
    request.hasWaited = true
    let timer = request.configuration.timeout.map { timeout in
      Deadline.start(after: timeout) { outcome.end(with: .failure(RoutingError.timedOut(step, after: timeout))) }
    }
    defer { timer?.cancel() }
    guard request.phase == .committing else {
      let stop = request.stopWaiting
      request.stopWaiting = { outcome.end(with: .failure($0)) }
      defer { request.stopWaiting = stop }
      return await outcome.wait(untilCancelledWith: .failure(CancellationError()))
    }
    var grace: Task<Void, Never>?
    defer { grace?.cancel() }
    return await outcome.wait {
      task.cancel()
      grace = Deadline.start(after: Self.grace) { outcome.end(with: .failure(CancellationError())) }
    }
  }
}

// The code of an app that a request calls: its guards, factories, actions and context tasks.
extension NavigationRequest {
  /// What the code that a request calls knows it by.
  ///
  /// Tasks that such code starts inherit it and may run for as long as the app does. So it lets go of the request, and of
  /// the window with it, as soon as that is answered.
  @MainActor
  final class Token {
    var request: NavigationRequest?

    fileprivate init(_ request: NavigationRequest) {
      self.request = request
    }
  }

  @TaskLocal private static var currentToken: Token?

  /// The request on whose behalf the code that is running was called.
  static var current: NavigationRequest? { currentToken?.request }

  /// The request for which the running code waits. The wait is certain if that code is called by the request, and not only
  /// by a task that such code has started.
  static var caller: Awaited? {
    guard let current else { return nil }
    let task = runningTask
    return Awaited(
      request: current, isCertain: task == current.task || task.map(current.appTasks.contains) ?? false)
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let token = token ?? Token(self)
    self.token = token
    return try Self.$currentToken.withValue(token, operation: body)
  }

  /// Runs code of the app in the task that is running, which this request waits for.
  func running<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    // Another task may come to be told by the same value, so that it counts only while it runs.
    let task = Self.runningTask
    if let task { appTasks.append(task) }
    defer { if let task, let index = appTasks.firstIndex(of: task) { appTasks.remove(at: index) } }
    return try await body()
  }

  /// Calls code on behalf of no request, even if a request has called the code that is running.
  static func independently<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try $currentToken.withValue(nil, operation: body)
  }

  /// Starts a task that belongs to no request, even if a request has called the code that starts it.
  @discardableResult
  static func startIndependentTask(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    independently { Task { @MainActor in await work() } }
  }

  /// A value that tells the running task from others.
  ///
  /// An `UnsafeCurrentTask` that is kept counts a reference to the task, and that of an `async let` is gone with the
  /// function that it stands in.
  nonisolated static var runningTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
