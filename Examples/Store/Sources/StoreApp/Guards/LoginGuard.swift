public import Portolan

/// A guard that requires a login: it runs the login if necessary, and then lets the navigation continue.
///
/// Other navigations continue while it waits. The wait ends after a login, or when the login screen is closed.
public struct LoginGuard: RoutingInterceptor, CustomStringConvertible {
  let session: Session
  /// The opener with the router that presents the login.
  let opener: Opener
  /// A closure that is called when the login is on screen, for runs without a user.
  ///
  /// An error that it throws denies the navigation.
  let whenAsked: @MainActor () throws -> Void

  /// The name of the guard in plans and events.
  public nonisolated var description: String { "LoginGuard" }

  /// Requires a login, which is not asked for if the screen is shown already.
  ///
  /// - Parameter context: The context, which is ignored.
  /// - Returns: The answer to continue.
  /// - Throws: ``LoginDenied`` if the login screen is closed without a login.
  public func perform(with context: Any?) async throws -> InterceptorAnswer {
    if session.isLoggedIn { return .proceed }
    // A screen that stands after a logout leaves, and no login covers it.
    guard !DefaultRouter.isRevalidating, let router = opener.router else { throw LoginDenied() }
    do {
      try await run(LoginFlow(session: session, router: router, whenShown: whenAsked))
    } catch is CancellationError {
      throw LoginDenied()
    }
    return .proceed
  }
}
