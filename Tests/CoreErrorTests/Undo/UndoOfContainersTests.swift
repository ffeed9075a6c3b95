import Portolan
import PortolanArticles
import Testing

/// A stack that ignores every change but a push once it is told to.
private final class StubbornStack: UINavigationController {
  var isStubborn = false

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    isStubborn ? nil : super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if !isStubborn { super.setViewControllers(viewControllers, animated: animated) }
  }
}

/// A stack that counts the children of other containers that it is given.
private final class ObservingStack: UINavigationController {
  private(set) var strangerCount = 0

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    strangerCount += viewControllers.count { $0.parent != nil && $0.parent !== self }
    super.setViewControllers(viewControllers, animated: animated)
  }
}

/// Tabs that count the children of other containers that they are given.
private final class ObservingTabs: UITabBarController {
  private(set) var strangerCount = 0

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    strangerCount += viewControllers?.count { $0.parent != nil && $0.parent !== self } ?? 0
    super.setViewControllers(viewControllers, animated: animated)
  }
}

/// A window that keeps its root once it is told to.
private final class StubbornWindow: UIWindow {
  var isStubborn = false

  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { if !isStubborn { super.rootViewController = newValue } }
  }
}

/// A container whose adapter hides the first of its children.
private final class HidingViewController: UIViewController, ContainerViewController {
  var containerAdapter: any ContainerAdapter { HidingAdapter(owner: self) }

  struct HidingAdapter: ContainerAdapter {
    let owner: HidingViewController

    var containedViewControllers: [UIViewController] { Array(owner.children.dropFirst()) }
    var visibleViewControllers: [UIViewController] { Array(owner.children.dropFirst()) }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
  }
}

@MainActor
@Suite("The undo of what containers hold", .everyCompletion, .limited)
struct UndoOfContainersTests {
  /// Something that is put into a container, and then fails.
  private func failing<Container: ContainerViewController>(
    _ action: some ContainerAction<Container>, into container: Container
  ) -> DestinationStep<InfoViewController, Any?> {
    build(HomeViewController.self).using(action).from(existing(container)).failing
  }

  private func expectUndone(_ root: UIViewController, _ step: DestinationStep<InfoViewController, Any?>) async {
    let app = App(root: root)
    await app.expectUndone { try await $0.navigate(to: step) }
  }

  @Test("An empty container is empty again, as the root and in a hidden tab", arguments: [true, false])
  func empty(isRoot: Bool) async {
    func around(_ container: UIViewController) -> UIViewController {
      isRoot ? container : tabs(InfoViewController(), container)
    }
    let stack = UINavigationController()
    await expectUndone(around(stack), failing(UINavigationController.push(), into: stack))
    let bar = UITabBarController()
    await expectUndone(around(bar), failing(UITabBarController.add(), into: bar))
    let split = UISplitViewController()
    await expectUndone(around(split), failing(UISplitViewController.setAsPrimary(), into: split))
    let drawer = DrawerViewController()
    await expectUndone(around(drawer), failing(PutIntoDrawer(), into: drawer))
  }

  @Test("A modal that went into a new container is taken out of it before it is presented again")
  func modalInNewContainer() async {
    let app = App(root: HomeViewController())
    let modal = BagViewController()
    app.present(modal)
    let root = build(CatalogueViewController.self).using(UINavigationController.push()).from(.navigationController)
      .using(.replaceRoot).from(.root)
    // The container is found when the modal has been dismissed, so nothing refuses the modal before.
    let replaced = reusing(modal)
      .using(UINavigationController.push())
      .from(find(UINavigationController.self).from(root))
    await app.expectUndone { try await $0.navigate(to: replaced.failing) }
  }

  @Test(
    "A child that went into another container leaves it before its own stack or its own tabs take it back",
    arguments: [false, true])
  func childInAnotherContainer(isTab: Bool) async {
    let bag = BagViewController()
    let other = DrawerViewController()
    let ownStack = ObservingStack(rootViewController: HomeViewController())
    let ownTabs = ObservingTabs()
    if !isTab { ownStack.pushViewController(bag, animated: false) }
    ownTabs.viewControllers = [isTab ? bag : ownStack, other]
    let app = App(root: ownTabs)
    let moved = reusing(bag).using(PutIntoDrawer()).from(existing(other))
    await app.expectUndone { try await $0.navigate(to: moved.failing) }
    #expect(ownStack.strangerCount == 0)
    #expect(ownTabs.strangerCount == 0)
  }

  @Test("A container at the bottom of a high stack gets back its children if the route starts there")
  func bottomOfHighStack() async {
    let nested = tabs(HomeViewController(), CatalogueViewController())
    let high = UINavigationController()
    high.viewControllers = [nested] + (0..<60).map { _ in InfoViewController() }
    await expectUndone(high, failing(UITabBarController.add(), into: nested))
  }

  @Test(
    "A container outside the window gets back the screen that was shown from it, and shows it again",
    arguments: [false, true])
  func containerOutside(isTabs: Bool) async {
    let bag = BagViewController()
    let (keptStack, keptTabs) = (UINavigationController(), UITabBarController())
    if isTabs {
      keptTabs.viewControllers = [CatalogueViewController(), bag]
      keptTabs.selectedIndex = 1
    } else {
      keptStack.viewControllers = [CatalogueViewController(), bag]
    }
    let app = App(root: stack(HomeViewController()))
    let shown = reusing(bag).using(UINavigationController.push()).from(GeneralStep.root().expectingContainer())
    await app.expectUndone { try await $0.navigate(to: shown.failing) }
    #expect(isTabs ? keptTabs.selectedViewController === bag : keptStack.viewControllers.last === bag)
  }

  @Test("A container that the app keeps empty is empty again", arguments: [true, false])
  func keptContainer(isCancelled: Bool) async throws {
    let kept = UINavigationController()
    let app = App(root: HomeViewController())
    let before = app.state
    let gate = Gate()
    let last = ClosureAction<UIViewController> { _, _, _ in
      try await gate.passUnlessCancelled()
      throw Failure()
    }
    let shown = build(BagViewController.self).using(UINavigationController.push())
      .from(reusing(kept))
      .using(.present).from(.current)
    let step = build(InfoViewController.self).using(last).from(shown)
    let task = Task { try await app.router.navigate(to: step) }
    await gate.arrivals(1)
    if isCancelled { task.cancel() } else { gate.open() }
    await #expect(throws: (any Error).self) { try await task.value }
    #expect(app.state == before)
    #expect(kept.viewControllers.isEmpty)
  }

  @Test("A stack in a container that the app keeps, and that a route shows, has its screens again")
  func stackInKeptContainer() async {
    let inner = stack(CatalogueViewController())
    let kept = tabs(inner)
    let app = App(root: HomeViewController())
    let shown = reusing(kept)
      .using(.present).from(.current).assemble()
    // The stack is found when the tabs are on screen.
    let found = SingleStep(finder: InstanceFinder<UINavigationController, Any?>(instance: inner), factory: NilFactory())
      .from(shown).assemble()
    let pushed = build(BagViewController.self).using(UINavigationController.push()).from(found)
    await app.expectUndone { try await $0.navigate(to: pushed.failing) }
    #expect(inner.viewControllers.count == 1)
  }

  @Test("A container that refuses to be put back is reported with both hierarchies")
  func refused() async {
    let stack = StubbornStack()
    stack.viewControllers = [CatalogueViewController()]
    stack.isStubborn = true
    let app = App(root: stack)
    let error = await #expect(throws: RoutingError.self) {
      try await app.router.navigate(to: failing(UINavigationController.push(), into: stack))
    }
    #expect(error?.code == .undoIncomplete)
    #expect(error?.underlyingError as? Failure == Failure())
    #expect(error?.hierarchy?.root?.children.map(\.type) == ["CatalogueViewController"])
    #expect(error?.hierarchyAfterUndo == HierarchySnapshot(of: app.window))
    #expect(error?.reason.contains("StubbornStack did not take back its children") == true)
  }

  @Test("Tabs that do not select again the earlier one are reported with both hierarchies")
  func refusedSelection() async {
    let bar = StubbornTabs()
    bar.viewControllers = [HomeViewController(), CatalogueViewController()]
    let app = App(root: bar)
    let step = build(InfoViewController.self).using(Spoiling { bar.isStubborn = true })
      .from(.found(by: ClassFinder<CatalogueViewController, Any?>()))
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .undoIncomplete)
    #expect(error?.underlyingError as? Failure == Failure())
    #expect(error?.reason.contains("StubbornTabs did not take back the child that it showed") == true)
  }

  @Test("A window that does not take back its root is reported with both hierarchies")
  func refusedRoot() async {
    let window = StubbornWindow()
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let replaced = build(BagViewController.self).using(.replaceRoot).from(.root)
    let step = build(InfoViewController.self).using(Spoiling { window.isStubborn = true }).from(replaced)
    let router = DefaultRouter(window: window)
    let error = await #expect(throws: RoutingError.self) { try await router.navigate(to: step, animated: false) }
    #expect(error?.code == .undoIncomplete)
    #expect(error?.reason.contains("the window did not take back its root") == true)
  }

  @Test("A delegate that keeps a tab from being selected again, and a child that an adapter hides, are reported")
  func hidden() async {
    let hiding = HidingViewController()
    let menu = UINavigationController(rootViewController: HomeViewController())
    for child in [menu, InfoViewController()] {
      hiding.addChild(child)
      child.didMove(toParent: hiding)
    }
    let app = App(root: hiding)
    let before = app.state
    let step = build(InfoViewController.self).using(UINavigationController.push()).from(existing(menu)).failing
    let error = await #expect(throws: (any Error).self) { try await app.router.navigate(to: step) }
    #expect(app.state == before || (error as? RoutingError)?.code == .undoIncomplete)
    #expect(menu.viewControllers.count == 1)
  }
}
