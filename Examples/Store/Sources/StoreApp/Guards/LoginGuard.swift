public import Portolan

/// A guard that requires a login: it runs the login if necessary, and then lets the navigation continue.
///
/// Other navigations continue while it waits. The wait ends after a login, or when the login screen is closed.
public struct LoginGuard: RoutingInterceptor, CustomStringConvertible {
  private let isLoggedIn: @MainActor () -> Bool
  private let logIn: @MainActor () async throws -> Void

  /// The name of the guard in plans and events.
  public nonisolated var description: String { "LoginGuard" }

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - isLoggedIn: A closure that returns `true` if the customer is logged in.
  ///   - logIn: A closure that shows the login. It throws `CancellationError` if the customer closes it.
  public init(isLoggedIn: @escaping @MainActor () -> Bool, logIn: @escaping @MainActor () async throws -> Void) {
    (self.isLoggedIn, self.logIn) = (isLoggedIn, logIn)
  }

  /// Requires a login, which is not asked for if the screen is shown already.
  ///
  /// - Parameter context: The context. It is ignored.
  /// - Returns: The answer to continue.
  /// - Throws: ``LoginDenied`` if the login screen is closed without a login.
  public func perform(with context: Any?) async throws -> InterceptorAnswer {
    if isLoggedIn() { return .proceed }
    // A screen that stands after a logout leaves, and no login covers it.
    guard !DefaultRouter.isRevalidating else { throw LoginDenied() }
    do {
      try await logIn()
    } catch is CancellationError {
      throw LoginDenied()
    }
    return .proceed
  }
}
