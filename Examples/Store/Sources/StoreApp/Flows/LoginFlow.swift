import Portolan
import StoreLinks

/// The login: ends when somebody is logged in, in whatever way, and as cancelled when the user leaves it.
final class LoginFlow: Flow<Void> {
  private let session: Session
  private let router: any Router
  private let isFirst: Bool
  private let whenShown: @MainActor () throws -> Void

  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - router: Presents the login.
  ///   - isFirst: Whether it belongs to the first launch: the user may put it off, and what comes next replaces it.
  ///   - whenShown: Called when the login is on screen. What it throws ends the flow.
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
