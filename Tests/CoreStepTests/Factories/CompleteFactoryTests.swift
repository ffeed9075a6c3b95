import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A container factory that comes with children", .everyCompletion, .limited)
struct CompleteFactoryTests {
  @Test("The children of a complete factory are built in order, each with the context, before those of the route")
  func childrenFirst() async throws {
    let app = App(root: UIViewController())
    let tabBar = root(
      CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Int>())
        .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.add())
        .with(ProductFactory(), using: UITabBarController.add())
        .with(
          ClassFactory { (text: String) in titled(text) },
          using: UITabBarController.add(at: 0),
          adapting: InlineContextTransformer { (id: Int) in "number \(id)" }
        )
        .assemble())
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Int>(), factory: ClassFactory())
      .using(UITabBarController.add())
      .from(tabBar)
      .assemble()
    try await app.router.navigate(to: bag, with: 42)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 3
           ├─ InfoViewController
           ├─ HomeViewController
           ├─ ProductViewController(id: 42)
           └─ BagViewController  ← top
        """
    )
    #expect((app.window.rootViewController as? UITabBarController)?.viewControllers?.first?.title == "number 42")
  }

  @Test("A complete container is built inside a complete container")
  func nested() async throws {
    let app = App(root: UIViewController())
    let homeStack = CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
      .with(ClassFactory<HomeViewController, Any?>(), using: UINavigationController.push())
      .with(ClassFactory<InfoViewController, Any?>(), using: UINavigationController.push())
      .assemble()
    let step = root(
      CompleteFactoryAssembly(factory: SplitControllerFactory<UISplitViewController, Any?>())
        .with(homeStack, using: UISplitViewController.setAsPrimary())
        .with(ClassFactory<AccountViewController, Any?>(), using: UISplitViewController.pushToDetails())
        .assemble())
    try await app.router.navigate(to: step)
    #expect(
      app.tree == """
        UIWindow
        └─ UISplitViewController
           ├─ UINavigationController
           │  ├─ HomeViewController
           │  └─ InfoViewController
           └─ AccountViewController  ← top
        """
    )
  }

  @Test("A child whose factory waits has its place among the others")
  func childThatWaits() async throws {
    let app = App(root: UIViewController())
    let step = root(
      CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
        .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.add())
        .with(SlowFactory<BagViewController> { await Task.yield() }, using: UITabBarController.add())
        .with(ClassFactory<InfoViewController, Any?>(), using: UITabBarController.add())
        .assemble())
    try await app.router.navigate(to: step)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           ├─ HomeViewController  ← top
           ├─ BagViewController
           └─ InfoViewController
        """
    )
  }

  @Test("An app's own container waits for a child whose factory waits, and then takes the screen of the route")
  func ownContainerThatWaits() async throws {
    let app = App(root: UIViewController())
    let drawer = root(
      CompleteFactoryAssembly(factory: DrawerFactory())
        .with(SlowFactory<HomeViewController> { await Task.yield() }, using: PutIntoDrawer())
        .assemble())
    let step = build(BagViewController.self).using(PutIntoDrawer()).from(drawer)
    let bag = try await app.router.navigate(to: step).viewController
    let pages = try #require(app.window.rootViewController as? DrawerViewController).pages
    #expect(pages.count == 2)
    #expect(pages.first is HomeViewController)
    #expect(pages.last === bag)
  }

  @Test("A child whose factory throws fails the navigation, which leaves everything as it was")
  func failingChild() async throws {
    let app = StartingState.underOneModal.makeApp()
    let step = root(
      CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
        .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.add())
        .with(ClassFactory<BagViewController, Any?> { _ in throw Failure() }, using: UITabBarController.add())
        .assemble())
    await app.expectUndone { try await $0.navigate(to: step) }
  }

  /// A step whose container is always new, and replaces the root.
  private func root<Built: AbstractFactory>(_ factory: Built) -> DestinationStep<Built.ViewController, Built.Context>
  where Built.ViewController: UIViewController, Built.Needs == NeedsAction {
    StepAssembly(finder: NilFinder(), factory: factory).using(.replaceRoot).from(.root).assemble()
  }

  private func titled(_ title: String) -> InfoViewController {
    let info = InfoViewController()
    info.title = title
    return info
  }
}
