import Portolan

final class LoginFlow: Flow<Void> {
  private let router: any Router

  init(router: any Router) { self.router = router }

  override func start() async throws {
    let shown = try await show(ShopScreen.login, by: router).viewController
    guard let login = shown as? LoginViewController else { return cancel() }
    login.onLogIn = { [weak self] in self?.finish(()) }
  }
}
