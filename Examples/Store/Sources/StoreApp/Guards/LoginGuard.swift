public import Portolan
import StoreLinks

/// Lets nobody pass who is not logged in: presents the login, waits for its end, and then lets the navigation go on.
///
/// While it waits it holds up nobody. The wait ends when somebody logs in, or when the login screen is gone.
public struct LoginGuard: RoutingInterceptor, CustomStringConvertible {
  let session: Session
  /// Presents the login.
  let opener: Opener
  /// Called when the login is on screen, for those who have no user in front of them. What it throws denies the
  /// navigation.
  let whenAsked: @MainActor () throws -> Void

  public nonisolated var description: String { "LoginGuard" }

  public func perform(with context: Any?) async throws -> InterceptorAnswer {
    if session.isLoggedIn { return .proceed }
    let ended = try await presentLogin()
    try whenAsked()
    for await _ in ended {}
    guard session.isLoggedIn else { throw LoginDenied() }
    return .proceed
  }

  /// Hands back only what the wait needs: whoever keeps the screen would never hear that it is gone.
  private func presentLogin() async throws -> AsyncStream<Void> {
    let login = try await opener.store?.router.navigate(to: StoreScreen.login).viewController as? LoginViewController
    let attempt = LoginAttempt()
    login?.hold(attempt)
    session.end(attempt)
    return attempt.ended
  }
}
