import Portolan
import PortolanTesting
import Testing

@MainActor
struct RouteTests {
  private let app = ShopApp(window: UIWindow())

  @Test("A preview is presented over the login, and found again")
  func preview() async throws {
    try await app.launch()
    try await app.router.navigate(to: ShopScreen.login)

    try await app.router.navigate(to: Routes.preview, with: 7)
    try await app.router.navigate(to: Routes.preview, with: 7)

    let login = try #require(app.window.rootViewController?.presentedViewController)
    let preview = login.presentedViewController as? UINavigationController
    #expect((preview?.topViewController as? ProductViewController)?.id == 7)
    #expect(preview?.presentedViewController == nil)
  }
}
