import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("The adapters of containers", .everyCompletion, .limited)
struct AdapterTests {
  enum Kind: CaseIterable {
    case stack, tabs, split

    @MainActor
    func make() -> any ContainerViewController {
      switch self {
      case .stack: UINavigationController()
      case .tabs: UITabBarController()
      case .split: UISplitViewController()
      }
    }
  }

  private final class RecordingStack: UINavigationController {
    var calls: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      calls.append("push \(animated)")
      super.pushViewController(viewController, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      calls.append("set \(animated)")
      super.setViewControllers(viewControllers, animated: animated)
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      calls.append("pop \(animated)")
      return super.popToViewController(viewController, animated: animated)
    }
  }

  private final class RecordingTabs: UITabBarController {
    var calls: [String] = []

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      calls.append("set \(animated)")
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  @Test("A container shows no controller but its own", arguments: Kind.allCases)
  func strangers(kind: Kind) async throws {
    let container = kind.make()
    let app = App(root: container)
    let adapter = container.containerAdapter
    let children = [HomeViewController(), InfoViewController()]
    try await adapter.setContainedViewControllers(children, animated: false)
    let before = app.state
    await #expect(throws: RoutingError.self) { try await adapter.makeVisible(BagViewController(), animated: false) }
    #expect(app.state == before)
    try await adapter.makeVisible(children[0], animated: false)
    #expect(adapter.isVisible(children[0]))
  }

  @Test(
    "An override of a container's subclass receives the change of the route, and whether it is animated",
    arguments: [true, false])
  func subclasses(isAnimated: Bool) async throws {
    let stack = RecordingStack(rootViewController: HomeViewController())
    let tabs = RecordingTabs()
    tabs.viewControllers = [stack]
    let app = App(root: tabs)
    stack.calls = []
    tabs.calls = []
    let push = build(BagViewController.self).using(.push).from(find(UINavigationController.self)).from(.current)
    let replace = build(InfoViewController.self).using(.pushAsRoot).from(find(UINavigationController.self))
      .from(.current)
    let add = build(AccountViewController.self).using(.addTab).from(find(UITabBarController.self)).from(.root)
    try await app.router.navigate(to: push, animated: isAnimated)
    let home = Step.found(by: ClassFinder<HomeViewController, Any?>())
    try await app.router.navigate(to: home, animated: isAnimated)
    #expect(stack.transitionCoordinator == nil)
    try await app.router.navigate(to: replace, animated: isAnimated)
    try await app.router.navigate(to: add, animated: isAnimated)
    #expect(stack.calls == ["push \(isAnimated)", "pop \(isAnimated)", "set \(isAnimated)"])
    #expect(tabs.calls == ["set \(isAnimated)"])
  }

  @Test("Both columns of a split view are put back where both were replaced")
  func bothColumns() async throws {
    let app = App(root: columns(HomeViewController(), InfoViewController()))
    let first = build(AccountViewController.self).using(UISplitViewController.setAsPrimary())
      .from(find(UISplitViewController.self)).from(.root)
    let second = build(BagViewController.self)
      .using(UISplitViewController.pushToDetails()).from(first.expectingContainer())
    await app.expectUndone { try await $0.navigate(to: second.failing) }
  }

  @Test("The context tasks of a controller that a container's own factory builds run once")
  func childOfOwnContainer() async throws {
    var told: [String] = []
    let app = App(root: UIViewController())
    let step = build(HomeViewController.self)
      .adding(InlineContextTask<HomeViewController, Any?> { _, _ in told.append("step") }).using(PutIntoDrawer())
      .from(SingleContainerStep(finder: NilFinder(), factory: DrawerFactory())).using(.replaceRoot).from(.root)
    app.router.add(InlineContextTask<UIViewController, Any?> { screen, _ in told.append("\(type(of: screen))") })
    try await app.router.navigate(to: step)
    #expect(told.filter { $0 == "step" || $0 == "HomeViewController" } == ["HomeViewController", "step"])
  }
}
