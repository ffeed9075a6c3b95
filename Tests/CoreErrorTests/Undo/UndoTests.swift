import Portolan
import PortolanArticles
import Testing

/// The changes that are carried out before a navigation fails.
enum Change: String, CaseIterable {
  case push, pushAsRoot, pushReplacingLast
  case add, addAtPlace, replaceFirstTab, replaceSecondTab
  case presentOnCurrent, presentOnRoot, presentFullScreen, presentFormSheet, presentOverFullScreen
  case replaceRoot, several

  /// The states of the user in which the change can be carried out.
  var states: [StartingState] {
    switch self {
    case .push, .pushAsRoot, .pushReplacingLast, .add, .addAtPlace, .replaceFirstTab, .replaceSecondTab:
      StartingState.tabbed
    default: StartingState.allCases
    }
  }

  /// The route that carries the change out.
  @MainActor var route: DestinationStep<BagViewController, Any?> {
    switch self {
    case .push: pushed(by: UINavigationController.push())
    case .pushAsRoot: pushed(by: UINavigationController.pushAsRoot())
    case .pushReplacingLast: pushed(by: UINavigationController.pushReplacingLast())
    case .add: tab(UITabBarController.add())
    case .addAtPlace: tab(UITabBarController.add(at: 0))
    case .replaceFirstTab: tab(UITabBarController.add(at: 0, replacing: true))
    case .replaceSecondTab: tab(UITabBarController.add(at: 1, replacing: true))
    case .presentOnCurrent: build(BagViewController.self).using(.present).from(.current)
    case .presentOnRoot: build(BagViewController.self).using(.present).from(.root)
    case .presentFullScreen: presented(.fullScreen)
    case .presentFormSheet: presented(.formSheet)
    case .presentOverFullScreen: presented(.overFullScreen)
    case .replaceRoot: build(BagViewController.self).using(.replaceRoot).from(.root)
    case .several:
      build(BagViewController.self).using(.push).from(.navigationController).using(.present)
        .from(
          build(AccountViewController.self).using(.present)
            .from(build(HomeViewController.self).using(.replaceRoot).from(.root)))
    }
  }

  @MainActor
  private func pushed<Pushing: Action>(by action: Pushing) -> DestinationStep<BagViewController, Any?>
  where Pushing.ViewController == UINavigationController {
    build(BagViewController.self).using(action).from(find(UINavigationController.self)).from(.current)
  }

  @MainActor
  private func tab(_ action: Placement<UITabBarController>) -> DestinationStep<BagViewController, Any?> {
    build(BagViewController.self).using(action).from(find(UITabBarController.self)).from(.current)
  }

  @MainActor
  private func presented(_ style: UIModalPresentationStyle) -> DestinationStep<BagViewController, Any?> {
    build(BagViewController.self).using(GeneralAction.presentModally(presentationStyle: style)).from(.root)
  }
}

/// Each test lets something fail after an action was carried out: the hierarchy must be what it was before.
@MainActor
@Suite("A navigation that fails is undone", .everyCompletion, .limited)
struct UndoTests {
  nonisolated private static let cases = Change.allCases.flatMap { change in change.states.map { (change, $0) } }

  /// Expects that a route fails after a number of actions, and is undone.
  private func expectUndone<ViewController: UIViewController>(
    _ route: DestinationStep<ViewController, Any?>, in app: App, integrates: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let observer = app.recordEvents()
    await app.expectUndone(sourceLocation: sourceLocation) { try await $0.navigate(to: route.failing) }
    #expect(app.window.headless.strandedViewControllers.isEmpty, sourceLocation: sourceLocation)
    #expect(observer.lines.contains("put everything back"), sourceLocation: sourceLocation)
    #expect(observer.lines.count { $0.contains(" into ") } == integrates, sourceLocation: sourceLocation)
  }

  @Test("A navigation that fails is undone after each change, wherever the user was", arguments: cases)
  func undone(change: Change, state: StartingState) async {
    await expectUndone(change.route, in: state.makeApp(), integrates: change == .several ? 3 : 1)
  }

  @Test("A navigation that fails is undone after setAsPrimary and pushToDetails", arguments: [true, false], [1, 2])
  func split(master: Bool, columns: Int) async {
    let split = UISplitViewController()
    split.viewControllers = Array([stack(HomeViewController()), AccountViewController()].prefix(columns))
    let origin = find(UISplitViewController.self).from(.current)
    let bag = build(BagViewController.self)
    let step =
      master
      ? bag.using(UISplitViewController.setAsPrimary()).from(origin).assemble()
      : bag.using(UISplitViewController.pushToDetails()).from(origin).assemble()
    await expectUndone(step, in: App(root: split))
  }

  @Test("A navigation that fails is undone after an action on a container of one's own")
  func ownContainer() async {
    let drawer = DrawerViewController()
    drawer.setPages([HomeViewController(), AccountViewController()])
    drawer.show(drawer.pages[1])
    let step = build(BagViewController.self).using(PutIntoDrawer()).from(find(DrawerViewController.self))
      .from(.current)
    await expectUndone(step, in: App(root: drawer))
    #expect(drawer.shown is AccountViewController)
  }

  @Test("A navigation that fails is undone after a controller was moved from one container to another")
  func moved() async {
    let app = App(root: tabs(stack(HomeViewController(), BagViewController()), AccountViewController()))
    let step = StepAssembly(
      finder: NilFinder<BagViewController, Any?>(),
      factory: FinderFactory(finder: ClassFinder<BagViewController, Any?>())
    )
    .using(UITabBarController.add())
    .from(find(UITabBarController.self)).from(.current)
    await expectUndone(step, in: app)
  }

  @Test(
    "A navigation that fails is undone when only popping, selecting and dismissing was done",
    arguments: StartingState.allCases)
  func revealed(state: StartingState) async throws {
    let app = state.makeApp()
    if let root = app.window.rootViewController as? UITabBarController {
      root.viewControllers?.append(stack(AccountViewController(), InfoViewController(), InfoViewController()))
    } else {
      app.window.rootViewController = stack(AccountViewController(), InfoViewController())
    }
    let found = Step.found(by: ClassFinder<AccountViewController, Any?>())
    await expectUndone(found, in: app, integrates: 0)
  }

  @Test(
    "A navigation that fails is undone when a context task throws on a controller that is found in the commit",
    arguments: StartingState.allCases)
  func contextTask(state: StartingState) async {
    let app = state.makeApp()
    let account = find(AccountViewController.self)
      .adding(InlineContextTask<AccountViewController, Any?> { _, _ in throw Failure() })
      .from(tabBar(with: AccountViewController.self))
    await app.expectUndone { try await $0.navigate(to: account) }
  }
}
