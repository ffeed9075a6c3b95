import Portolan

@MainActor
final class ShopApp {
  let window: UIWindow
  let router: DefaultRouter
  let root = RootAssembly()

  init(window: UIWindow) {
    self.window = window
    router = DefaultRouter(window: window)
    router.assembleScreens(with: root)
  }

  func launch() async throws {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: ShopScreen.home, animated: false)
  }
}
