import Portolan
import PortolanLinks

@MainActor
final class NotesApp {
  let window: UIWindow
  let router: DefaultRouter
  let root = RootAssembly()
  let inbox: DeepLinkInbox<NotesScreen>

  init(window: UIWindow) {
    self.window = window
    router = DefaultRouter(window: window)
    root.router = router
    router.assembleScreens(with: root)
    inbox = DeepLinkInbox(router: router) { try NotesScreen.links.parse($0) }
  }

  func launch() async throws {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: NotesScreen.list, animated: false)
    inbox.gate.open(for: .launch)
  }
}
