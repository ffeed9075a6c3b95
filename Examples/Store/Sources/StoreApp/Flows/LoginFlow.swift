import Portolan
import StoreLinks

/// The login that finishes when the session is logged in, and is cancelled when the user leaves the screen.
final class LoginFlow: Flow<Void> {
  private let session: Session
  private let router: any Router
  private let isFirst: Bool
  private let whenShown: @MainActor () throws -> Void

  /// Creates a login.
  ///
  /// - Parameters:
  ///   - session: The session of the customer.
  ///   - router: The router that presents the login.
  ///   - isFirst: A Boolean value that indicates whether the login is part of the first launch. In that case the user
  ///     may skip
  ///     it, and the next screen replaces it.
  ///   - whenShown: A closure that is called when the login is on screen. An error that it throws ends the flow.
  init(
    session: Session, router: any Router, isFirst: Bool = false, whenShown: @escaping @MainActor () throws -> Void = {}
  ) {
    self.session = session
    self.router = router
    self.isFirst = isFirst
    self.whenShown = whenShown
  }

  override var leavesScreens: Bool { isFirst }

  override func start() async throws {
    session.whenLoggedIn(for: self) { [weak self] in self?.finish(()) }
    let login = try await show(StoreScreen.login, by: router).viewController as? LoginViewController
    login?.isTakenAway = true
    if isFirst { login?.onLater = { [weak self] in self?.cancel() } }
    try whenShown()
  }
}
