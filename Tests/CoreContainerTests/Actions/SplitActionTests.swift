import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Actions on a split view controller", .everyCompletion, .limited)
struct SplitActionTests {
  private let found = find(UISplitViewController.self).from(.root)

  @Test("The action setAsPrimary fills the first column, and replaces its contents")
  func master() async throws {
    let split = UISplitViewController()
    let app = App(root: split)
    try await app.router.navigate(to: findOrBuild(HomeViewController.self).using(.setAsPrimary).from(found))
    #expect(app.tree == "UIWindow\n└─ UISplitViewController\n   └─ HomeViewController  ← top")

    let detail = InfoViewController()
    split.viewControllers = [split.viewControllers[0], detail]
    try await app.router.navigate(to: findOrBuild(BagViewController.self).using(.setAsPrimary).from(found))
    #expect(
      app.tree == """
        UIWindow
        └─ UISplitViewController
           ├─ BagViewController
           └─ InfoViewController  ← top
        """
    )
    #expect(split.viewControllers.last === detail)
  }

  @Test("The action pushToDetails fills the second column, and replaces its contents")
  func details() async throws {
    let master = HomeViewController()
    let split = columns(master)
    let app = App(root: split)
    try await app.router.navigate(to: findOrBuild(InfoViewController.self).using(.pushToDetails).from(found))
    try await app.router.navigate(to: findOrBuild(BagViewController.self).using(.pushToDetails).from(found))
    #expect(
      app.tree == """
        UIWindow
        └─ UISplitViewController
           ├─ HomeViewController
           └─ BagViewController  ← top
        """
    )
    #expect(split.viewControllers.first === master)
  }
}
