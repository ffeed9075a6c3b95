/// Has the user log in when a request comes back unauthorised, and then goes on with what was interrupted.
///
/// ```swift
/// let reauthorization = Reauthorization(
///   isUnauthorized: { ($0 as? HTTPError)?.status == 401 },
///   authorize: { try await run(AuthFlow()) }
/// )
/// let orders = try await reauthorization.perform { try await shop.orders() }
/// ```
///
/// Of several that come back unauthorised at once, one has the user log in, and the others wait for that.
@MainActor
public final class Reauthorization {
  /// What was interrupted did not go on, since the user did not log in.
  public struct Denied: Error, CustomStringConvertible {
    /// What came back unauthorised.
    public let interruption: any Error
    /// Why the login ended without success; `CancellationError` where the user left it.
    public let reason: any Error

    public var description: String {
      "The user did not log in (\(ValueText.of(reason))), so what came back unauthorised did not go on: "
        + ValueText.of(interruption)
    }
  }

  /// Tells the requests of one login from all others.
  private final class Attempt: Sendable {}

  @TaskLocal private static var attempt: Attempt?

  private let isUnauthorized: @MainActor (any Error) -> Bool
  private let authorize: @MainActor () async throws -> Void
  private let gate: ReadinessGate?
  private var underWay: Task<Void, Never>?
  private var outcomes: [Promise<Result<Void, any Error>>] = []
  private var attemptUnderWay: Attempt?
  /// How many have waited for the login that is under way, and still do.
  private var waiting = 0
  /// Whether the login that is under way was ended, as nobody waited for it any more.
  private var isAbandoned = false
  /// How often the user has logged in.
  private var logins = 0

  /// - Parameters:
  ///   - isUnauthorized: Whether an error says that the user has to log in.
  ///   - gate: Is closed for ``ReadinessGate/Reason/login`` meanwhile; `nil` where no links need to wait.
  ///   - authorize: Has the user log in. Throws where that came to nothing.
  public init(
    isUnauthorized: @escaping @MainActor (any Error) -> Bool, gate: ReadinessGate? = nil,
    authorize: @escaping @MainActor () async throws -> Void
  ) {
    self.isUnauthorized = isUnauthorized
    self.gate = gate
    self.authorize = authorize
  }

  /// Does something, and where it comes back unauthorised has the user log in and does it again, once.
  ///
  /// What the login itself asks for, a wrong password being unauthorised as well, fails with that: it cannot wait for the
  /// login. That is known of all that `authorize` calls and starts, but not of what a button begins meanwhile, whose
  /// requests go without this.
  ///
  /// - Parameter work: What may come back unauthorised. It is begun anew after the login.
  /// - Returns: What the work returns.
  /// - Throws: ``Denied`` where the user did not log in, and what the work throws: also where it comes back unauthorised
  ///   again.
  public func perform<Answer>(_ work: @MainActor () async throws -> Answer) async throws -> Answer {
    let before = logins
    do {
      return try await work()
    } catch  where isUnauthorized(error) {
      if let attempt = Self.attempt, attempt === attemptUnderWay { throw error }
      // Somebody else may have logged the user in meanwhile.
      if logins == before || underWay != nil {
        do { try await logIn(after: before) } catch let reason { throw Denied(interruption: error, reason: reason) }
      }
      return try await work()
    }
  }

  /// Waits for the login, which is ended when nobody waits for it any more.
  private func logIn(after before: Int) async throws {
    // What others have given up is not for those who come then: they have the user asked once that has ended.
    while isAbandoned, underWay != nil {
      _ = await outcome()
      try Task.checkCancellation()
    }
    // Of several that have waited for it, the first may have had the user log in since.
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

  /// How the login that is under way ends, or the cancellation of the task that waits for it.
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
