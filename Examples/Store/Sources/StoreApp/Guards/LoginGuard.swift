public import Portolan

/// Lets nobody pass who is not logged in: presents the login, waits for its end, and then lets the navigation go on.
///
/// While it waits it holds up nobody. The wait ends when somebody logs in, or when the login screen is gone.
public struct LoginGuard: RoutingInterceptor, CustomStringConvertible {
  private let session: Session
  private let router: any Router
  private let loginScreen: DestinationStep<LoginViewController, Any?>
  private let whenAsked: @MainActor () throws -> Void

  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - router: Presents the login.
  ///   - loginScreen: The route to the login.
  ///   - whenAsked: Called when the login is on screen, for those who have no user in front of them. What it throws
  ///     denies the navigation.
  init(
    session: Session, router: any Router, loginScreen: DestinationStep<LoginViewController, Any?>,
    whenAsked: @escaping @MainActor () throws -> Void
  ) {
    self.session = session
    self.router = router
    self.loginScreen = loginScreen
    self.whenAsked = whenAsked
  }

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
    let login = try await router.navigate(to: loginScreen).viewController as? LoginViewController
    let attempt = LoginAttempt()
    login?.hold(attempt)
    session.end(attempt)
    return attempt.ended
  }
}
