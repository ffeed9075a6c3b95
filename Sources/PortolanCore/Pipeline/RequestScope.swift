/// The surroundings that code inherits from the code that has called it, or that has started its task.
package final class RequestScope: Sendable {
  @TaskLocal static var current = RequestScope(nil, nil, [])

  /// The reference to the request on whose behalf the code was called.
  let token: NavigationRequest.Token?
  /// The limits of the request that the running task performs.
  let budget: RequestBudget?
  /// The questions to the user, such as a login, whose code has called the running code.
  let questions: [any AnyObject & Sendable]

  private init(_ token: NavigationRequest.Token?, _ budget: RequestBudget?, _ questions: [any AnyObject & Sendable]) {
    self.token = token
    self.budget = budget
    self.questions = questions
  }

  /// Returns these surroundings with the code of another request, or of none.
  func with(token: NavigationRequest.Token?) -> RequestScope { RequestScope(token, budget, questions) }

  /// Returns these surroundings with the limits of another request.
  func with(budget: RequestBudget?) -> RequestScope { RequestScope(token, budget, questions) }

  /// Returns a Boolean value that indicates whether the code of a question to the user has called the running code, which
  /// therefore cannot wait for the answer.
  package static func isPart(of question: AnyObject) -> Bool {
    current.questions.contains { $0 === question }
  }

  /// Calls the code of a question to the user.
  package static func asking<Answer>(
    _ question: any AnyObject & Sendable, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let scope = RequestScope(current.token, current.budget, current.questions + [question])
    return try $current.withValue(scope, operation: body)
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

  /// The request on whose behalf the running code was called.
  package static var current: NavigationRequest? { RequestScope.current.token?.request }

  /// The surroundings of the code that this request calls.
  private var scope: RequestScope {
    let current = RequestScope.current
    if let scopeOfCode, let budget = current.budget, scopeOfCode.budget === budget { return scopeOfCode }
    let token = token ?? Token(self)
    self.token = token
    let scope = current.with(token: token)
    scopeOfCode = scope
    return scope
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try RequestScope.$current.withValue(scope, operation: body)
  }

  /// Calls code of the app on behalf of this request.
  func calling<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    try await RequestScope.$current.withValue(scope, operation: body)
  }

  /// Calls asynchronous code of the app on behalf of this request, in a task of its own.
  func call<Value>(
    _ body: @escaping @MainActor () async throws -> Value, droppingLate drop: (@MainActor (Value) -> Void)? = nil
  ) -> PendingCall<Value> {
    let call = PendingCall<Value>()
    calling {
      call.begin(droppingLate: drop) { [self] in
        // Another task may later have the same value as its identity, so the value counts only while the task runs.
        let task = Self.runningTask
        codeTask = task
        defer { if codeTask == task { codeTask = nil } }
        return try await body()
      }
    }
    return call
  }

  /// Calls code on behalf of no request, even if a request has called the running code.
  package static func independently<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try RequestScope.$current.withValue(.current.with(token: nil), operation: body)
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
