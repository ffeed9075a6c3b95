import Foundation
import Portolan
import PortolanTesting
import Testing

@MainActor
struct ShopTests {
  private let app = ShopApp(window: UIWindow())
  private let link = DeepLinkSource.url(URL(string: "https://shop.example/products/42")!)

  @Test("After a login, the link opens the product")
  func loggedIn() async throws {
    try await app.launch()

    async let answer = app.inbox.deliver(link)
    try await login().onLogIn?()

    #expect(await answer.isReached)
    #expect(
      "\(HierarchySnapshot(of: app.window))" == """
        UIWindow
        └─ UINavigationController
           ├─ HomeViewController
           └─ ProductViewController(id: 42)  ← top
        """)
  }

  @Test("Without a login the link is denied, and nothing has moved")
  func denied() async throws {
    try await app.launch()
    let before = HierarchySnapshot(of: app.window)

    async let answer = app.inbox.deliver(link)
    try await login().close(animated: false)

    guard case .denied(let error) = await answer else {
      Issue.record("The link was not denied.")
      return
    }
    #expect(error is LoginRequired)
    #expect(HierarchySnapshot(of: app.window) == before)
  }

  @Test("A user who has logged in is not asked again")
  func loggedInBefore() async throws {
    app.root.session.isOpen = true
    try await app.launch()

    #expect(await app.inbox.deliver(link).isReached)
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  /// The login, when it is on screen.
  private func login() async throws -> LoginViewController {
    try await settle(app.window)
    let modal = app.window.rootViewController?.presentedViewController as? UINavigationController
    return try #require(modal?.topViewController as? LoginViewController)
  }
}
