import Portolan
import Testing

@MainActor
struct ShopTests {
  @Test("A product lies on the home screen")
  func product() async throws {
    let app = ShopApp(window: UIWindow())
    try await app.launch()

    try await app.router.navigate(to: ShopScreen.product(id: 42), animated: false)

    #expect(
      "\(HierarchySnapshot(of: app.window))" == """
        UIWindow
        └─ UINavigationController
           ├─ HomeViewController
           └─ ProductViewController(id: 42)  ← top
        """)
  }
}
