import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Actions on a split view controller", .everyCompletion, .limited)
struct SplitActionTests {
  @Test("The action setAsPrimary fills the first column, and replaces its contents")
  func master() async throws {
    let split = UISplitViewController()
    let app = App(root: split)
    try await app.router.navigate(
      to: step(ClassFactory<HomeViewController, Any?>(), UISplitViewController.setAsPrimary())
    )
    #expect(app.tree == "UIWindow\n└─ UISplitViewController\n   └─ HomeViewController  ← top")

    let detail = InfoViewController()
    split.viewControllers = [split.viewControllers[0], detail]
    try await app.router.navigate(
      to: step(ClassFactory<BagViewController, Any?>(), UISplitViewController.setAsPrimary())
    )
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
    let split = UISplitViewController()
    let master = HomeViewController()
    split.viewControllers = [master]
    let app = App(root: split)
    try await app.router.navigate(
      to: step(ClassFactory<InfoViewController, Any?>(), UISplitViewController.pushToDetails())
    )
    try await app.router.navigate(
      to: step(ClassFactory<BagViewController, Any?>(), UISplitViewController.pushToDetails())
    )
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

  private func step<ViewController: UIViewController, Placing: Action>(
    _ factory: ClassFactory<ViewController, Any?>,
    _ action: Placing
  ) -> DestinationStep<ViewController, Any?> where Placing.ViewController == UISplitViewController {
    StepAssembly(finder: ClassFinder(), factory: factory)
      .using(action)
      .from(find(UISplitViewController.self)).from(.root)
  }
}
