/// Asynchronous code of an app that a request waits for: a factory, an action, a context task or an adapter.
///
/// Such code runs in a task of its own, which begins at once. A request that is cancelled, superseded or out of time is
/// therefore answered even if the code never returns. Before the commit the answer comes at once, and a late result is
/// dropped. During the commit the code gets a moment to notice the cancellation, so that it can return a way to undo
/// its changes.
@MainActor
struct AppCode {
  /// The time that code has to return after a cancellation during the commit.
  private static let grace = Duration.milliseconds(250)

  let request: NavigationRequest
  /// The name of the step that the code belongs to.
  let step: String

  /// Runs code and returns its result.
  ///
  /// - Parameters:
  ///   - body: The code, which the request waits for.
  ///   - drop: A closure that receives a value that arrives when the request no longer waits for it.
  /// - Returns: The value that the code returns.
  /// - Throws: The error of the code, the error that ended the request meanwhile, `CancellationError`, or
  ///   ``RoutingError`` with the code ``RoutingError/Code/timedOut``.
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

// The code of an app that a request calls: its guards, factories, actions and tasks.
extension NavigationRequest {
  /// A reference to a request that the code called by the request inherits.
  ///
  /// Tasks that such code starts inherit it as well and may run as long as the app does. The token therefore releases
  /// the request, and its window, as soon as the request is answered.
  @MainActor
  final class Token {
    var request: NavigationRequest?

    fileprivate init(_ request: NavigationRequest) {
      self.request = request
    }
  }

  @TaskLocal static var currentToken: Token?

  /// The request on whose behalf the running code was called.
  package static var current: NavigationRequest? { currentToken?.request }

  /// The request for which the running code waits.
  ///
  /// The wait is certain if the request itself called that code, and not only a task that such code has started.
  static var caller: Awaited? {
    current.map { Awaited(request: $0, isCertain: $0.isRunning) }
  }

  /// Returns a Boolean value that indicates whether a task waits for the running code: it runs the code itself, or it performs the
  /// request that called it, directly or through further requests.
  package static func isAwaited(by task: Int) -> Bool {
    if runningTask == task { return true }
    var request = current?.isRunning == true ? current : nil
    while let called = request {
      if called.task == task { return true }
      let parent = called.parent?.request
      request = parent?.awaited.contains { $0.request === called && $0.isCertain } == true ? parent : nil
    }
    return false
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let token = token ?? Token(self)
    self.token = token
    return try Self.$currentToken.withValue(token, operation: body)
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    let token = token ?? Token(self)
    self.token = token
    return try await Self.$currentToken.withValue(token, operation: body)
  }

  /// Runs code of the app in the running task, which this request waits for.
  func running<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    // Another task may later have the same value as its identity, so the value counts only while the task runs.
    let task = Self.runningTask
    if let task { appTasks.append(task) }
    defer { if let task, let index = appTasks.firstIndex(of: task) { appTasks.remove(at: index) } }
    return try await body()
  }

  /// Calls code on behalf of no request, even if a request has called the running code.
  package static func independently<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try $currentToken.withValue(nil, operation: body)
  }

  /// Starts a task that belongs to no request, even if a request has called the running code.
  @discardableResult
  package static func startIndependentTask(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    independently { Task { @MainActor in await work() } }
  }

  /// A value that distinguishes the running task from others.
  ///
  /// It is not an `UnsafeCurrentTask`: a stored one retains the task, and that of an `async let` is released with its
  /// function.
  package nonisolated static var runningTask: Int? {
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: Int.self) } }
  }
}
