/// A call of an app's code that a request waits for: of its guards, a factory, an action, a context task or an adapter.
///
/// The code is called once, in a task of its own, which begins at once and costs next to nothing if the code does not
/// suspend. A request that is cancelled, superseded or out of time is therefore answered even if the code never returns.
/// Before the commit the answer comes at once, and a late result is dropped. During the commit the code gets a moment to
/// notice the cancellation, so that it can return a way to undo its changes.
///
/// The wait can be repeated by another task that takes the request over. The same call then continues.
@MainActor
final class AppCall<Value: Sendable> {
  private typealias Answer = Result<Value, any Error>

  private let request: NavigationRequest
  private var task: Task<Void, Never>?
  private var answer: Answer?
  private var waiting: Promise<Answer>?

  /// Calls code of an app.
  ///
  /// - Parameters:
  ///   - request: The request, which waits for the code.
  ///   - body: The code.
  ///   - drop: A closure that receives a value that arrives when the request no longer waits for it.
  init(
    of request: NavigationRequest, _ body: @escaping @MainActor () async throws -> Value,
    droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) {
    self.request = request
    task = request.calling {
      Platform.startTask { [self] in
        let answer: Answer
        do { answer = .success(try await request.running(body)) } catch { answer = .failure(error) }
        self.answer = answer
        if let waiting, !waiting.end(with: answer), case .success(let value) = answer { drop?(value) }
      }
    }
  }

  func cancel() {
    task?.cancel()
  }

  /// Waits for the code.
  ///
  /// - Parameters:
  ///   - timeout: The time after which the request gives up, or `nil` if the code may take any time.
  ///   - step: The name of the step that the code belongs to.
  /// - Returns: The value that the code returns.
  /// - Throws: The error of the code, the error that ended the request meanwhile, `CancellationError`, or
  ///   ``RoutingError`` with the code ``RoutingError/Code/timedOut``.
  func value(within timeout: Duration? = nil, ofStep step: () -> String = { "" }) async throws -> Value {
    if let answer { return try answer.get() }
    let waiting = Promise<Answer>()
    self.waiting = waiting
    request.hasWaited = true
    let timer = timeout.map { [name = step()] timeout in
      Deadline.start(after: timeout) { waiting.end(with: .failure(RoutingError.timedOut(name, after: timeout))) }
    }
    defer { timer?.cancel() }
    if request.phase == .committing { return try await valueInCommit(from: waiting).get() }
    try request.checkNotEnded()
    let stop = request.stopWaiting
    request.stopWaiting = { waiting.end(with: .failure($0)) }
    defer { request.stopWaiting = stop }
    return try await waiting.wait(untilCancelledWith: .failure(CancellationError())).get()
  }

  private func valueInCommit(from waiting: Promise<Answer>) async -> Answer {
    var grace: Task<Void, Never>?
    defer { grace?.cancel() }
    return await waiting.wait {
      self.cancel()
      grace = Deadline.start(after: .milliseconds(250)) { waiting.end(with: .failure(CancellationError())) }
    }
  }
}

// The code of an app that a request calls: its guards, factories, actions and context tasks.
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
    guard let current else { return nil }
    let task = runningTask
    return Awaited(
      request: current, isCertain: task == current.task || task.map(current.appTasks.contains) ?? false)
  }

  /// Calls code of the app that belongs to a step, and returns its value.
  ///
  /// - Throws: The errors of ``AppCall/value(within:ofStep:)``.
  func call<Value: Sendable>(
    for step: @autoclosure () -> String, _ body: @escaping @MainActor () async throws -> Value,
    droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) async throws -> Value {
    let call = AppCall(of: self, body, droppingLate: drop)
    defer { call.cancel() }
    return try await call.value(within: configuration.timeout, ofStep: step)
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let token = token ?? Token(self)
    self.token = token
    return try Self.$currentToken.withValue(token, operation: body)
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
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
