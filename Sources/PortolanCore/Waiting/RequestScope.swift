/// The surroundings that code inherits from the code that has called it, or that has started its task.
package final class RequestScope: Sendable {
  /// A reference to a request that the code called by the request inherits.
  ///
  /// Tasks that such code starts inherit it as well and may run as long as the app does. The token therefore releases
  /// the request, and its window, as soon as the request is answered.
  @MainActor
  final class Token {
    var owner: AnyObject?

    init(_ owner: AnyObject) { self.owner = owner }
  }

  @TaskLocal package static var current = RequestScope(nil, nil, [])

  /// The reference to the request on whose behalf the code was called.
  let token: Token?
  /// The limits of the request that the running task performs.
  let limits: RequestLimits?
  /// The questions to the user, such as a login, whose code has called the running code.
  let questions: [any AnyObject & Sendable]

  private init(_ token: Token?, _ limits: RequestLimits?, _ questions: [any AnyObject & Sendable]) {
    self.token = token
    self.limits = limits
    self.questions = questions
  }

  /// Returns these surroundings with the code of another request, or of none.
  func with(token: Token?) -> RequestScope { RequestScope(token, limits, questions) }

  /// Returns these surroundings with the limits of another request.
  func with(limits: RequestLimits?) -> RequestScope { RequestScope(token, limits, questions) }

  /// Calls code on behalf of no request, even if a request has called the running code.
  package static func independently<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try $current.withValue(current.with(token: nil), operation: body)
  }

  /// Starts a task that belongs to no request, even if a request has called the running code.
  @discardableResult
  package static func startIndependentTask(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    independently { Task { @MainActor in await work() } }
  }

  /// Returns a Boolean value that indicates whether the code of a question to the user has called the running code, so that it
  /// cannot wait for the answer.
  package static func isPart(of question: AnyObject) -> Bool {
    current.questions.contains { $0 === question }
  }

  /// Calls the code of a question to the user.
  package static func asking<Answer>(
    _ question: any AnyObject & Sendable, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let scope = RequestScope(current.token, current.limits, current.questions + [question])
    return try $current.withValue(scope, operation: body)
  }
}

/// The time after which the router stops waiting for an event that may never come and that no other limit covers.
package enum Deadline {
  /// A wait for the end of a duration, by a clock.
  ///
  /// It is a type of its own, because Swift 6.3 crashes on a task-local function in optimised code.
  package struct Wait: Sendable {
    let pass: @Sendable (Duration) async throws -> Void
    /// Returns the instant of the clock, for measuring how long screens are visible.
    package let now: @Sendable () -> ContinuousClock.Instant

    package init(
      pass: @escaping @Sendable (Duration) async throws -> Void,
      now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
      self.pass = pass
      self.now = now
    }

    package func callAsFunction(_ duration: Duration) async throws { try await pass(duration) }
  }

  /// The wait for the end of a duration.
  ///
  /// A test replaces it to decide when a duration ends.
  @TaskLocal package static var pass = Wait { try await Task.sleep(for: $0) }

  /// The time that the router waits while nothing happens.
  package static let standard = Duration.seconds(6)

  /// Calls a closure at the end of a duration, unless the task is cancelled before.
  @MainActor
  @inline(never) package static func start(
    after duration: Duration = standard, _ expire: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    Task {
      do { try await pass(duration) } catch { return }
      if !Task.isCancelled { expire() }
    }
  }
}

/// The limits of a request: the attempts that are left, and the deadline of its waits.
///
/// The loops and waits of a request share them, and so do the containers and actions that it calls.
@MainActor
final class RequestLimits {
  /// The limits of the request that the running task performs, or a new one if there is none or it was answered.
  static var current: RequestLimits {
    guard let limits = RequestScope.current.limits, !limits.isOver else { return RequestLimits() }
    return limits
  }

  private static let mostAttempts = 10
  private var attempts = mostAttempts
  /// A Boolean value that indicates whether the request was answered, so that tasks that it has started wait anew.
  var isOver = false
  /// A Boolean value that indicates whether the request has waited until the deadline, so that it waits no more.
  var isExhausted = false { didSet { lender?.isExhausted = isExhausted } }
  private let lendsDeadline: Bool
  private var lender: RequestLimits?
  /// A Boolean value that indicates whether a cancellation ends the waits: until the request itself moves the hierarchy.
  var heedsCancellation: Bool
  /// The time that the request waits while nothing happens.
  var patience = Deadline.standard
  /// The wait that began last.
  var wait: Promise<Bool>?

  /// The time, beyond its duration, for which a cancelled request waits for the end of its own transition.
  static let patienceWhenCancelled = Duration.seconds(1)

  /// Creates the limits of code that is about to run.
  ///
  /// - Parameters:
  ///   - heedsCancellation: `true` if a cancellation ends the waits.
  ///   - lendsDeadline: `true` if the requests that the code makes have the deadline of this limits.
  init(
    heedingCancellation heedsCancellation: Bool = false, lendingDeadline lendsDeadline: Bool = false
  ) {
    self.heedsCancellation = heedsCancellation
    self.lendsDeadline = lendsDeadline
    guard let limits = RequestScope.current.limits, limits.lendsDeadline, !limits.isOver else { return }
    lender = limits
    isExhausted = limits.isExhausted
  }

  /// Uses an attempt.
  ///
  /// - Returns: `false` if none was left.
  func spend() -> Bool {
    attempts -= 1
    return attempts >= 0
  }

  /// Allows as many attempts as in the beginning, so that an undo does not depend on how many its cause has used.
  func renewAttempts() { attempts = Self.mostAttempts }
}
