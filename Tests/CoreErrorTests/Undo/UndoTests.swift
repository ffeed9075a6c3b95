import Portolan
import PortolanArticles
import Testing

/// Each test lets something fail after an action was carried out: the hierarchy must be what it was before.
@MainActor
@Suite("A navigation that fails is undone", .everyCompletion, .limited)
struct UndoTests {
  /// A step that follows another one and fails when it is integrated.
  private func failing<ViewController: UIViewController>(
    after step: DestinationStep<ViewController, Any?>
  ) -> DestinationStep<InfoViewController, Any?> {
    StepAssembly(finder: NilFinder(), factory: ClassFactory<InfoViewController, Any?>())
      .using(FailingAction())
      .from(step)
      .assemble()
  }

  private func fails(
    _ step: DestinationStep<InfoViewController, Any?>,
    in app: App,
    integrates: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = app.state
    let observer = EventTrace()
    app.router.add(observer)
    await #expect(throws: Failure(), sourceLocation: sourceLocation) { try await app.router.navigate(to: step) }
    #expect(app.state == before, sourceLocation: sourceLocation)
    #expect(app.window.headless.strandedViewControllers.isEmpty, sourceLocation: sourceLocation)
    #expect(observer.lines.contains("put everything back"), sourceLocation: sourceLocation)
    let integrated = observer.lines.filter { $0.contains(" into ") }.count
    #expect(integrated == integrates, sourceLocation: sourceLocation)
  }

  private var navigation: Step<UINavigationController, Any?, NeedsAnyOrigin> {
    SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()).using(.none)
  }

  private func bag<Adding: Action>(_ action: Adding) -> DestinationStep<BagViewController, Any?>
  where Adding.ViewController == UINavigationController {
    StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(action)
      .from(navigation.from(.current).assemble())
      .assemble()
  }

  private func tab(_ action: Placement<UITabBarController>) -> DestinationStep<BagViewController, Any?> {
    StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(action)
      .from(SingleStep(ClassFinder<UITabBarController, Any?>(), NilFactory()))
      .from(.current)
      .assemble()
  }

  @Test("A navigation that fails is undone after push", arguments: StartingState.tabbed)
  func push(state: StartingState) async {
    await fails(failing(after: bag(UINavigationController.push())), in: state.makeApp())
  }

  @Test("A navigation that fails is undone after pushAsRoot", arguments: StartingState.tabbed)
  func pushAsRoot(state: StartingState) async {
    await fails(failing(after: bag(UINavigationController.pushAsRoot())), in: state.makeApp())
  }

  @Test("A navigation that fails is undone after pushReplacingLast", arguments: StartingState.tabbed)
  func pushReplacingLast(state: StartingState) async {
    await fails(failing(after: bag(UINavigationController.pushReplacingLast())), in: state.makeApp())
  }

  @Test("A navigation that fails is undone after add", arguments: StartingState.tabbed)
  func add(state: StartingState) async {
    await fails(failing(after: tab(UITabBarController.add())), in: state.makeApp())
  }

  @Test("A navigation that fails is undone after add at a place", arguments: StartingState.tabbed)
  func addAt(state: StartingState) async {
    await fails(failing(after: tab(UITabBarController.add(at: 0))), in: state.makeApp())
  }

  @Test("A navigation that fails is undone after add in the place of another", arguments: StartingState.tabbed, 0...1)
  func addReplacing(state: StartingState, index: Int) async {
    await fails(failing(after: tab(UITabBarController.add(at: index, replacing: true))), in: state.makeApp())
  }

  @Test("A navigation that fails is undone after setAsPrimary and pushToDetails", arguments: [true, false], [1, 2])
  func split(master: Bool, columns: Int) async {
    let split = UISplitViewController()
    split.viewControllers = Array([stack(HomeViewController()), AccountViewController()].prefix(columns))
    let origin = SingleStep(ClassFinder<UISplitViewController, Any?>(), NilFactory())
      .from(.current).assemble()
    let bag = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
    let step =
      master
      ? bag.using(UISplitViewController.setAsPrimary()).from(origin).assemble()
      : bag.using(UISplitViewController.pushToDetails()).from(origin).assemble()
    await fails(failing(after: step), in: App(root: split))
  }

  @Test(
    "A navigation that fails is undone after presentModally, from the root and from current",
    arguments: StartingState.allCases, [true, false])
  func presentModally(state: StartingState, root: Bool) async {
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.present)
      .from(root ? GeneralStep.root() : GeneralStep.current())
      .assemble()
    await fails(failing(after: step), in: state.makeApp())
  }

  @Test(
    "A navigation that fails is undone after presentModally in each style",
    arguments: [UIModalPresentationStyle.fullScreen, .formSheet, .overFullScreen]
  )
  func presentInStyle(style: UIModalPresentationStyle) async {
    let app = StartingState.underTwoModals.makeApp()
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally(presentationStyle: style))
      .from(.root)
      .assemble()
    await fails(failing(after: step), in: app)
  }

  @Test("A navigation that fails is undone after replaceRoot", arguments: StartingState.allCases)
  func replaceRoot(state: StartingState) async {
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.replaceRoot)
      .from(.root)
      .assemble()
    await fails(failing(after: step), in: state.makeApp())
  }

  @Test(
    "A navigation that fails is undone after several actions, with modals dismissed and a tab switched",
    arguments: StartingState.allCases)
  func several(state: StartingState) async {
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.push)
      .from(.navigationController)
      .using(.present)
      .from(
        StepAssembly(finder: NilFinder<AccountViewController, Any?>(), factory: ClassFactory())
          .using(.present)
          .from(
            StepAssembly(finder: NilFinder<HomeViewController, Any?>(), factory: ClassFactory())
              .using(.replaceRoot).from(.root).assemble()
          )
          .assemble()
      )
      .assemble()
    await fails(failing(after: step), in: state.makeApp(), integrates: 3)
  }

  @Test("A navigation that fails is undone after an action on a container of one's own")
  func ownContainer() async {
    let drawer = DrawerViewController()
    drawer.setPages([HomeViewController(), AccountViewController()])
    drawer.show(drawer.pages[1])
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(PutIntoDrawer())
      .from(SingleStep(ClassFinder<DrawerViewController, Any?>(), NilFactory()))
      .from(.current)
      .assemble()
    await fails(failing(after: step), in: App(root: drawer))
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
    .from(SingleStep(ClassFinder<UITabBarController, Any?>(), NilFactory()))
    .from(.current)
    .assemble()
    await fails(failing(after: step), in: app)
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
    await fails(failing(after: found), in: app, integrates: 0)
  }

  @Test(
    "A navigation that fails is undone when a context task throws on a controller that is found in the commit",
    arguments: StartingState.allCases)
  func contextTask(state: StartingState) async {
    let app = state.makeApp()
    let before = app.state
    let tabBar = SingleContainerStep(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.add())
        .assemble()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()
    let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
      .adding(InlineContextTask<AccountViewController, Any?> { _, _ in throw Failure() })
      .from(tabBar)
      .assemble()
    await #expect(throws: Failure()) { try await app.router.navigate(to: account) }
    #expect(app.state == before)
  }

  @Test(
    "A navigation that fails is undone when a presentation is refused after others were done",
    arguments: StartingState.allCases)
  func presentationRefused(state: StartingState) async {
    let app = state.makeApp()
    let before = app.state
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.present)
      .from(
        StepAssembly(finder: NilFinder<RefusingViewController, Any?>(), factory: ClassFactory())
          .using(.present).from(.root).assemble()
      )
      .assemble()
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .presentationRefused)
    #expect(app.state == before)
  }
}
