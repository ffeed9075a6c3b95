import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Container steps are always new, whatever is there", .everyCompletion, .limited)
struct ContainerStepTests {
  @Test("A NavigationControllerStep always makes a new container")
  func navigation() async throws {
    let app = App(root: stack(InfoViewController()))
    let step = build(HomeViewController.self).using(.push).from(.navigationController).using(.present).from(.current)
    try await app.router.navigate(to: step)
    #expect(
      app.tree == """
        UIWindow
        └─ UINavigationController
           ├─ InfoViewController
           └─ presents UINavigationController  formSheet
              └─ HomeViewController  ← top
        """
    )
  }

  @Test("A TabBarControllerStep always makes a new container")
  func tabBar() async throws {
    let app = App(root: tabs(InfoViewController()))
    let step = build(HomeViewController.self).using(.addTab).from(.tabBarController).using(.replaceRoot).from(.root)
    try await app.router.navigate(to: step)
    #expect(app.tree == "UIWindow\n└─ UITabBarController  selected 0\n   └─ HomeViewController  ← top")
  }

  @Test("A SplitControllerStep always makes a new container, with a navigation controller in its first column")
  func split() async throws {
    let app = App(root: UIViewController())
    let step = build(HomeViewController.self).using(.push).from(.navigationController)
      .using(.setAsPrimary).from(.splitController).using(.replaceRoot).from(.root)
    try await app.router.navigate(to: step)
    #expect(
      app.tree == """
        UIWindow
        └─ UISplitViewController
           └─ UINavigationController
              └─ HomeViewController  ← top
        """
    )
  }
}
