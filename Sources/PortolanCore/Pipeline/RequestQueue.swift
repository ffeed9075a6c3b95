/// The requests of one router that are under way.
///
/// The queue joins equal ones and applies the ``RequestPolicy``.
@MainActor
final class RequestQueue {
  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var active: [NavigationRequest] = []

  /// A place in the queue, of the request itself or of an equal request that it joined.
  struct Ticket {
    let request: NavigationRequest
    /// The promised answer of the joined request, or `nil` if the request was not joined to another one.
    let outcome: Promise<NavigationRequest.JoinOutcome>?
    /// The request as it was made.
    let made: NavigationRequest
  }

  /// Adds a request, at once and in order.
  ///
  /// - Parameters:
  ///   - request: The request, which is dropped if it can join an equal one in the same window.
  ///   - policy: The handling of the request while others are under way.
  /// - Returns: The place of the request in the queue.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rejected`` or ``RoutingError/Code/waitsForItself``.
  func register(_ request: NavigationRequest, policy: RequestPolicy) throws -> Ticket {
    if let joined = try join(request, policy: policy) { return joined }
    active.append(request)
    return Ticket(request: request, outcome: nil, made: request)
  }

  /// Joins an equal request, or otherwise applies the policy to the requests under way.
  private func join(_ request: NavigationRequest, policy: RequestPolicy) throws -> Ticket? {
    for same in active where same.isOpen(beside: request) && same.isSame(as: request) {
      if request.isCalled(by: same) { throw RoutingError.waitsForItself() }
      return Ticket(request: same, outcome: same.join(), made: request)
    }
    guard policy != .enqueue else { return nil }
    // A request that a guard makes is a part of the guarded request and does not compete with it.
    for rival in active where rival.isOpen(beside: request) && !request.descends(from: rival) {
      if policy == .reject { throw RoutingError.rejected(request.destination, because: rival.destination) }
      if rival.phase != .committing { rival.end(with: .superseded(rival.destination, by: request.destination)) }
    }
    return nil
  }

  /// Performs a request, or waits for the task that performs it.
  ///
  /// - Throws: The error of the request, or `CancellationError` for the caller that was cancelled.
  @inline(__always)  // An asynchronous frame of its own costs half a hundredth of a navigation.
  func perform(_ ticket: Ticket) async throws -> NavigationResult {
    let request = ticket.request
    let caller = ticket.made.isCalled ? ticket.made.parent : nil
    caller?.awaited = request
    defer { if let caller, caller.awaited === request { caller.awaited = nil } }
    // Usually the queue is empty.
    if ticket.outcome != nil || active.count > 1, let result = try await answer(to: ticket) { return result }
    request.begin()
    do {
      let result = try await NavigationPipeline(request).run()
      finish(request, with: .success(result))
      return result
    } catch {
      let error = RoutingError.diagnosed(error, request.destination, in: request.window)
      // The other callers still want their screen, whatever error a factory throws because its caller was cancelled.
      if Task.isCancelled, request.endedBy == nil, request.handOver() { throw error }
      request.notify(.failed(NavigationFailure(error)))
      finish(request, with: .failure(error))
      throw error
    }
  }

  /// Waits until the request of a ticket is answered or can be performed.
  ///
  /// - Returns: The answer, if another task has performed the request, or `nil` if it must be performed now.
  private func answer(to ticket: Ticket) async throws -> NavigationResult? {
    guard let outcome = ticket.outcome else {
      while let earlier = earlierNotBegun(than: ticket.request) { await earlier.untilBegun() }
      return nil
    }
    switch await ticket.request.wait(as: outcome, for: ticket.made) {
    case .answered(let result): return try result.get()
    case .takeOver: return nil
    case .cancelled: throw CancellationError()
    }
  }

  /// Returns the last request before another one that no task performs yet: a completion form whose task has not begun.
  private func earlierNotBegun(than request: NavigationRequest) -> NavigationRequest? {
    var last: NavigationRequest?
    for earlier in active {
      if earlier === request { break }
      if !earlier.hasBegun { last = earlier }
    }
    return last
  }

  private func finish(_ request: NavigationRequest, with result: Result<NavigationResult, any Error>) {
    if let index = active.indexOfInstance(request) { active.remove(at: index) }
    request.answer(result)
  }
}

extension NavigationRequest {
  /// Returns a Boolean value that indicates whether this request has the destination of another one.
  fileprivate func isSame(as other: NavigationRequest) -> Bool {
    endedBy == nil && destination.isSame(as: other.destination)
  }

  /// Returns a Boolean value that indicates whether this request is still under way in the window of another one.
  fileprivate func isOpen(beside other: NavigationRequest) -> Bool {
    phase != .settled && window === other.window
  }
}

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
  /// It is not an `UnsafeCurrentTask`: a stored one retains the task, and the task of an `async let` is released with its
  /// function.
  package nonisolated static var runningTask: Int? {
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: Int.self) } }
  }
}
