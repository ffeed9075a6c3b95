import Portolan
import PortolanLinks

@MainActor
final class ShopApp {
  let window: UIWindow
  let router: DefaultRouter
  let root = RootAssembly()
  let inbox: DeepLinkInbox<ShopScreen>

  init(window: UIWindow) {
    self.window = window
    router = DefaultRouter(window: window)
    root.router = router
    router.assembleScreens(with: root)
    inbox = DeepLinkInbox(router: router) { try ShopScreen.links.parse($0) }
  }

  func launch() async throws {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: ShopScreen.home, animated: false)
    inbox.gate.open(for: .launch)
  }
}
