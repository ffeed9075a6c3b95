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
  ///
  /// ```swift
  /// do {
  ///   let orders = try await reauthorization.perform { try await shop.orders() }
  /// } catch let error as Reauthorization.Denied {
  ///   log("the user did not log in again: \(error.reason)")
  /// }
  /// ```
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

  private let isUnauthorized: @MainActor (any Error) -> Bool
  private let authorize: @MainActor () async throws -> Void
  private let gate: ReadinessGate?
  private var login: PendingCall<Void>?
  /// The number of tasks that wait for the login that is under way; it is cancelled if there are none.
  private var waiting = 0
  /// The number of times that the user has logged in.
  private var logins = 0

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - isUnauthorized: A closure that returns `true` if an error means that the user must log in.
  ///   - gate: A gate that is closed for ``ReadinessGate/Reason/login`` during the login, or `nil` if no links need to
  ///     wait. If the app has closed it for that reason, too, it opens only when the user has logged in.
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
  /// ```swift
  /// let orders = try await reauthorization.perform { try await shop.orders() }
  /// ```
  ///
  /// - Parameter work: The work that may be rejected as unauthorised. It is started again after the login.
  /// - Returns: The value that the work returns.
  /// - Throws: ``Denied`` if the user did not log in, or the error of the work, also if the work is rejected as
  ///   unauthorised a second time.
  @inline(never) public func perform<Answer>(_ work: @MainActor () async throws -> Answer) async throws -> Answer {
    let before = logins
    do {
      return try await work()
    } catch  where isUnauthorized(error) {
      if let login, RequestScope.isPart(of: login) { throw error }
      do { try await logIn(after: before) } catch let reason { throw Denied(interruption: error, reason: reason) }
      return try await work()
    }
  }

  /// Waits for the login, and cancels it if no task waits for it any more.
  private func logIn(after before: Int) async throws {
    // A cancelled login is of no use to a task that arrives later. That task starts a new login when the old one has
    // ended.
    while waiting == 0, let login { _ = try await login.wait() }
    // Another task may have finished the login meanwhile.
    guard logins == before || login != nil else { return }
    let login = login ?? begin()
    waiting += 1
    defer {
      waiting -= 1
      if waiting == 0 { login.cancel() }
    }
    try await login.wait().get()
  }

  private func begin() -> PendingCall<Void> {
    let login = PendingCall<Void>()
    self.login = login
    gate?.logins += 1
    RequestScope.asking(login) {
      login.begin { [self] in
        defer {
          self.login = nil
          gate?.logins -= 1
        }
        try await authorize()
        logins += 1
        gate?.open(for: .login)
      }
    }
    return login
  }
}
