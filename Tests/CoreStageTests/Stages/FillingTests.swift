import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Filling containers that are built", .everyCompletion, .limited)
struct FillingTests {
  private let trace = Trace()

  @Test(
    "A container's context task sees the children that were built into it, whether that took time or not",
    arguments: [false, true])
  func filledForTasks(takesTime: Bool) async throws {
    let trace = trace
    let app = App(root: UIViewController())
    let slow = buildLater(HomeViewController.self) { await Task.yield() }
    let push = UINavigationController.push()
    let home = takesTime ? slow.using(push) : build(HomeViewController.self).using(push)
    let navigationTask = InlineContextTask { (navigation: UINavigationController, _: Any?) in
      trace.note("navigation with \(navigation.viewControllers.count), in \(navigation.parent == nil ? 0 : 1)")
    }
    let tabsTask = InlineContextTask { (tabs: UITabBarController, _: Any?) in
      trace.note("tabs with \(tabs.viewControllers?.count ?? 0)")
    }
    let step = home.from(NavigationControllerStep<Any?>().adding(navigationTask))
      .using(.addTab).from(TabBarControllerStep<Any?>().adding(tabsTask))
      .using(.present).from(.current)
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["navigation with 1, in 0", "tabs with 1"])
    #expect(app.top is HomeViewController)
  }

  @Test("A presentation that is refused ahead leaves the hierarchy alone", arguments: [false, true])
  func sharedContainer(byFinder: Bool) async throws {
    let app = App(root: HomeViewController())
    let shared = app.present(stack(InfoViewController()))
    let finderFactory = FinderFactory(finder: ClassFinder<UINavigationController, Any?>())
    let container =
      byFinder
      ? StepAssembly(finder: NilFinder(), factory: finderFactory).using(.present).from(.root).assemble()
      : reusing(shared).using(.present).from(.root).assemble()
    let step = build(BagViewController.self).using(UINavigationController.push()).from(container)
    await app.expectRefused(as: .presentationRefused) { try await $0.navigate(to: step) }
  }

  @Test("A context task that throws in the build leaves the hierarchy alone")
  func sharedContainerTask() async throws {
    let app = App(root: HomeViewController())
    let shared = app.present(stack(InfoViewController()))
    let container = reusing(shared)
      .adding(InlineContextTask { (_: UINavigationController, _: Any?) in throw Failure() })
      .using(.present).from(.root)
    let step = build(BagViewController.self).using(UINavigationController.push()).from(container)
    await app.expectUndone { try await $0.navigate(to: step) }
  }

  @Test("A split view's delegate is not asked while the split view is in no window")
  func split() async throws {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      var asked = 0
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        asked += 1
        return splitViewController.viewIfLoaded?.window == nil
      }
    }
    let delegate = Delegate()
    let app = App(root: UIViewController())
    let factory = SplitControllerFactory<UISplitViewController, Any?> {
      $0.viewControllers = [HomeViewController()]
      $0.delegate = delegate
    }
    let step = build(BagViewController.self).using(.pushToDetails)
      .from(StepAssembly(finder: NilFinder(), factory: factory)).using(.replaceRoot).from(.root)
    try await app.router.navigate(to: step)
    #expect(delegate.asked == 0)
    #expect(
      app.tree == """
        UIWindow
        └─ UISplitViewController
           ├─ HomeViewController
           └─ BagViewController  ← top
        """)
  }

  @Test("A navigation controller that refuses pushes while it is in no window is filled all the same")
  func careful() async throws {
    final class Careful: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewIfLoaded?.window != nil else { return }
        super.pushViewController(viewController, animated: animated)
      }
    }
    let app = App(root: UIViewController())
    let step = build(BagViewController.self).using(Careful.push())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory<Careful, Any?>()))
      .using(.present).from(.root)
    let result = try await app.router.navigate(to: step)
    #expect(result.viewController.parent is Careful)
  }
}
