public import Portolan

/// Lets nobody pass who is not logged in: runs the login, and then lets the navigation go on.
///
/// While it waits it holds up nobody. The wait ends when somebody logs in, or when the login screen is gone.
public struct LoginGuard: RoutingInterceptor, CustomStringConvertible {
  let session: Session
  /// Knows what presents the login.
  let opener: Opener
  /// Called when the login is on screen, for those who have no user in front of them. What it throws denies the
  /// navigation.
  let whenAsked: @MainActor () throws -> Void

  public nonisolated var description: String { "LoginGuard" }

  /// - Throws: ``LoginDenied`` where the login screen is left without logging in.
  public func perform(with context: Any?) async throws -> InterceptorAnswer {
    if session.isLoggedIn { return .proceed }
    guard let router = opener.router else { throw LoginDenied() }
    do {
      try await run(LoginFlow(session: session, router: router, whenShown: whenAsked))
    } catch is CancellationError {
      throw LoginDenied()
    }
    return .proceed
  }
}
