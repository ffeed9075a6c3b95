import Portolan

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var app: ShopApp?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let app = ShopApp(window: window)
    self.window = window
    self.app = app
    app.inbox.receive(.all(in: connectionOptions))
    Task { try await app.launch() }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    app?.inbox.receive(.all(in: contexts))
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    app?.inbox.receive(.userActivity(userActivity))
  }
}
