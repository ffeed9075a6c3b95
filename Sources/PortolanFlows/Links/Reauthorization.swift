/// A wrapper that shows the login when a request is rejected as unauthorised, and then repeats the request.
///
/// ```swift
/// let reauthorization = Reauthorization(
///   isUnauthorized: { ($0 as? HTTPError)?.status == 401 },
///   authorize: { try await run(AuthFlow()) }
/// )
/// let orders = try await reauthorization.perform { try await shop.orders() }
/// ```
///
/// If several requests are rejected at once, one of them starts the login and the others wait for it.
@MainActor
public final class Reauthorization {
  /// An error that indicates that interrupted work was not repeated, because the user did not log in.
  public struct Denied: Error, CustomStringConvertible {
    /// The error with which the work was rejected as unauthorised.
    public let interruption: any Error
    /// The error with which the login ended.
    ///
    /// It is `CancellationError` if the user left it.
    public let reason: any Error

    /// A text that contains both errors.
    public var description: String {
      "The user did not log in (\(ValueText.of(reason))), so what came back unauthorised did not go on: "
        + ValueText.of(interruption)
    }
  }

  /// An identity that distinguishes the requests of one login from all others.
  private final class Attempt: Sendable {}

  @TaskLocal private static var attempt: Attempt?

  private let isUnauthorized: @MainActor (any Error) -> Bool
  private let authorize: @MainActor () async throws -> Void
  private let gate: ReadinessGate?
  private var underWay: Task<Void, Never>?
  private var outcomes: [Promise<Result<Void, any Error>>] = []
  private var attemptUnderWay: Attempt?
  /// The number of tasks that wait for the login that is under way.
  private var waiting = 0
  /// A Boolean value that indicates whether the login that is under way was cancelled because no task waits for it any
  /// more.
  private var isAbandoned = false
  /// The number of times that the user has logged in.
  private var logins = 0

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - isUnauthorized: A closure that returns `true` if an error means that the user must log in.
  ///   - gate: A gate that is closed for ``ReadinessGate/Reason/login`` during the login, or `nil` if no links need to
  ///     wait.
  ///   - authorize: A closure that shows the login. It throws if the user did not log in.
  public init(
    isUnauthorized: @escaping @MainActor (any Error) -> Bool, gate: ReadinessGate? = nil,
    authorize: @escaping @MainActor () async throws -> Void
  ) {
    self.isUnauthorized = isUnauthorized
    self.gate = gate
    self.authorize = authorize
  }

  /// Performs work, and if it is rejected as unauthorised, shows the login and repeats the work once.
  ///
  /// A request of the login itself, such as one with a wrong password, fails with its own error, because it cannot wait
  /// for the login. This applies to all code that `authorize` calls and starts. It does not apply to requests that a
  /// button starts meanwhile: they must not use this method.
  ///
  /// - Parameter work: The work that may be rejected as unauthorised. It is started again after the login.
  /// - Returns: The value that the work returns.
  /// - Throws: ``Denied`` if the user did not log in, or the error of the work, also if the work is rejected as
  ///   unauthorised a second time.
  public func perform<Answer>(_ work: @MainActor () async throws -> Answer) async throws -> Answer {
    let before = logins
    do {
      return try await work()
    } catch  where isUnauthorized(error) {
      if let attempt = Self.attempt, attempt === attemptUnderWay { throw error }
      // Another task may have started or finished the login meanwhile.
      if logins == before || underWay != nil {
        do { try await logIn(after: before) } catch let reason { throw Denied(interruption: error, reason: reason) }
      }
      return try await work()
    }
  }

  /// Waits for the login, and cancels it if no task waits for it any more.
  private func logIn(after before: Int) async throws {
    // A cancelled login is of no use to a task that arrives later. That task starts a new login when the old one has
    // ended.
    while isAbandoned, underWay != nil {
      _ = await outcome()
      try Task.checkCancellation()
    }
    // Several tasks may have waited for the old login, and the first may have completed a new one since.
    guard logins == before || underWay != nil else { return }
    let login = underWay ?? begin()
    waiting += 1
    let result = await outcome()
    waiting -= 1
    if waiting == 0, underWay == login {
      isAbandoned = true
      login.cancel()
    }
    try result.get()
  }

  /// Returns the result of the login that is under way, or the cancellation of the waiting task.
  private func outcome() async -> Result<Void, any Error> {
    let outcome = Promise<Result<Void, any Error>>()
    outcomes.append(outcome)
    return await outcome.wait(untilCancelledWith: .failure(CancellationError()))
  }

  private func begin() -> Task<Void, Never> {
    isAbandoned = false
    gate?.close(for: .login)
    let attempt = Attempt()
    attemptUnderWay = attempt
    let login = Task { @MainActor in
      let result: Result<Void, any Error>
      do {
        result = .success(try await Self.$attempt.withValue(attempt) { try await authorize() })
      } catch {
        result = .failure(error)
      }
      if case .success = result { logins += 1 }
      underWay = nil
      attemptUnderWay = nil
      gate?.open(for: .login)
      let outcomes = outcomes
      self.outcomes = []
      for outcome in outcomes { outcome.end(with: result) }
    }
    underWay = login
    return login
  }
}
