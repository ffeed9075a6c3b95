import Foundation
import Portolan
import Testing

@MainActor
struct ShopTests {
  private let app = ShopApp(window: UIWindow())
  private let link = DeepLinkSource.url(URL(string: "https://shop.example/products/42")!)

  @Test("A link opens the product on the home screen")
  func link() async throws {
    try await app.launch()

    let answer = await app.inbox.deliver(link)

    #expect(answer.isReached)
    #expect(
      "\(HierarchySnapshot(of: app.window))" == """
        UIWindow
        └─ UINavigationController
           ├─ HomeViewController
           └─ ProductViewController(id: 42)  ← top
        """)
  }
}
