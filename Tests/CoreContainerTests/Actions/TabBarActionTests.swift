import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Actions on a tab bar controller", .everyCompletion, .limited)
struct TabBarActionTests {
  private let app = App(root: tabs(HomeViewController(), InfoViewController()))

  @Test("The action add puts the tab at the end and selects it")
  func end() async throws {
    try await app.router.navigate(to: bag(UITabBarController.add()))
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 2
           ├─ HomeViewController
           ├─ InfoViewController
           └─ BagViewController  ← top
        """
    )
  }

  @Test("add(at:) inserts the tab")
  func insert() async throws {
    try await app.router.navigate(to: bag(UITabBarController.add(at: 1)))
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 1
           ├─ HomeViewController
           ├─ BagViewController  ← top
           └─ InfoViewController
        """
    )
  }

  @Test("add(at:) past the end, or before the beginning, adds at the end", arguments: [2, 9, -1])
  func pastTheEnd(index: Int) async throws {
    try await app.router.navigate(to: bag(UITabBarController.add(at: index)))
    #expect((app.window.rootViewController as? UITabBarController)?.viewControllers?.last is BagViewController)
    #expect((app.window.rootViewController as? UITabBarController)?.viewControllers?.count == 3)
  }

  @Test("add(at:replacing:) takes the place of a tab")
  func replace() async throws {
    try await app.router.navigate(to: bag(UITabBarController.add(at: 0, replacing: true)))
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           ├─ BagViewController  ← top
           └─ InfoViewController
        """
    )
  }

  @Test("Replacing past the end adds at the end, and nothing leaves")
  func replacePastTheEnd() async throws {
    try await app.router.navigate(to: bag(UITabBarController.addTab(at: 5, replacing: true)))
    #expect((app.window.rootViewController as? UITabBarController)?.viewControllers?.count == 3)
  }

  private func bag(_ action: Placement<UITabBarController>) -> DestinationStep<BagViewController, Any?> {
    findOrBuild(BagViewController.self).using(action).from(find(UITabBarController.self)).from(.root)
  }
}
