import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Building", .everyCompletion, .limited)
struct BuildTests {
  private let trace = Trace()

  @Test(
    "Factories are called outermost first, and the hierarchy is untouched meanwhile",
    arguments: StartingState.allCases
  )
  func outermostFirst(state: StartingState) async throws {
    let app = state.makeApp()
    let before = app.state
    let trace = trace
    func note(_ name: String) {
      trace.note(app.state == before ? name : "\(name), after something moved")
    }
    let account = build(AccountViewController.self) { note("account") }.using(.present).from(.root)
    let tabs = TabBarControllerFactory<UITabBarController, Any?> { _ in note("tabs") }
    let navigation = NavigationControllerFactory<UINavigationController, Any?> { _ in note("navigation") }
    let step = build(BagViewController.self) { note("bag") }
      .adding(InlineContextTask { (_: BagViewController, _: Any?) in note("bag task") })
      .using(.push).from(StepAssembly(finder: NilFinder(), factory: navigation))
      .using(.addTab).from(StepAssembly(finder: NilFinder(), factory: tabs))
      .using(.present).from(account)
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["account", "tabs", "navigation", "bag", "bag task"])
    #expect((app.top as? BagViewController)?.tabBarController?.presentingViewController is AccountViewController)
  }

  @Test("The children of a container are there before the container is presented")
  func embedded() async throws {
    let trace = trace
    let app = App(root: HomeViewController())
    let factory = NavigationControllerFactory<TracingNavigationController, Any?> { $0.trace = trace }
    let bag = build(BagViewController.self).using(TracingNavigationController.push())
      .from(StepAssembly(finder: NilFinder(), factory: factory)).using(.present).from(.current)
    let info = build(InfoViewController.self).using(TracingNavigationController.push()).from(bag.expectingContainer())
    try await app.router.navigate(to: info)
    #expect(trace.lines == ["appears with 2"])
    #expect(app.top is InfoViewController)
  }

  @Test("A factory that has finished is not awaited, and one that returns work is")
  func immediately() async throws {
    struct Either: AsyncFactory {
      let trace: Trace
      func build(with context: Bool) async throws -> HomeViewController {
        trace.note("awaited")
        return HomeViewController()
      }
      func product(for context: Bool, at site: BuildSite) -> Work<UIViewController>? {
        trace.note("at once")
        return context ? .finished(HomeViewController()) : .pending { try await build(with: context) }
      }
    }
    let app = App(root: UIViewController())
    let step = StepAssembly(finder: NilFinder(), factory: Either(trace: trace))
      .using(.present)
      .from(.current)
      .assemble()
    try await app.router.navigate(to: step, with: true)
    #expect(trace.lines == ["at once"])
    try await app.router.navigate(to: step, with: false)
    #expect(trace.lines == ["at once", "at once", "awaited"])
    #expect(app.top?.presentingViewController is HomeViewController)
  }

  /// The code during which a request is cancelled.
  enum Moment: CaseIterable {
    case factory, slowFactory, contextTask
  }

  @Test(
    "A request that is cancelled during a factory or a context task asks no other factory", arguments: Moment.allCases,
    [true, false])
  func cancelled(during moment: Moment, isOtherSlow: Bool) async throws {
    let (gate, trace) = (Gate(), trace)
    let app = App(root: UIViewController())
    let before = app.state
    let home =
      switch moment {
      case .factory:
        build(HomeViewController.self) {
          trace.note("home")
          withUnsafeCurrentTask { $0?.cancel() }
        }
        .using(.present).from(.current).assemble()
      case .slowFactory:
        buildLater(HomeViewController.self) {
          trace.note("home")
          await gate.pass()
        }
        .using(.present).from(.current).assemble()
      case .contextTask:
        build(HomeViewController.self) { trace.note("home") }
          .adding(InlineContextTask<HomeViewController, Any?> { _, _ in await gate.pass() })
          .using(.present).from(.current).assemble()
      }
    let step =
      isOtherSlow
      ? buildLater(BagViewController.self) { trace.note("bag") }.using(.present).from(home)
      : build(BagViewController.self) { trace.note("bag") }.using(.present).from(home)
    let request = Task { try await app.router.navigate(to: step) }
    if moment != .factory {
      await gate.arrivals(1)
      request.cancel()
      gate.open()
    }
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(trace.lines == ["home"])
    #expect(app.state == before)
  }

  /// A treatment of its children by a container factory.
  enum Care: CaseIterable {
    case asksNever, drops, asksTwice
  }

  @Test("A container gets its children, each built once, however its factory asks for them", arguments: Care.allCases)
  func children(care: Care) async throws {
    struct Careless: ContainerFactory {
      let care: Care
      func build(with context: Any?, integrating children: ContainerChildren) throws -> UITabBarController {
        let bar = tabs(HomeViewController())
        switch care {
        case .asksNever: break
        case .drops: _ = try children.integrated()
        case .asksTwice:
          bar.viewControllers = try children.integrated(into: children.integrated(into: bar.viewControllers ?? []))
        }
        return bar
      }
    }
    let trace = trace
    let app = App(root: UIViewController())
    let step = build(BagViewController.self) { trace.note("bag") }.using(.addTab)
      .from(StepAssembly(finder: NilFinder(), factory: Careless(care: care))).using(.replaceRoot).from(.root)
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["bag"])
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 1
           ├─ HomeViewController
           └─ BagViewController  ← top
        """
    )
  }

  @Test("The factory of a container of one's own gets finished children, and none that is on screen")
  func finishedChildren() async throws {
    let trace = trace
    let bag = BagViewController()
    let app = App(root: tabs(stack(HomeViewController()), bag))
    let before = app.state
    struct Drawer: ContainerFactory {
      let note: @MainActor (String) -> Void
      func build(with context: Any?, integrating children: ContainerChildren) throws -> DrawerViewController {
        let pages = try children.integrated()
        note("drawer with \(pages.count)")
        return DrawerViewController(pages)
      }
    }
    func route<Factory: AbstractFactory>(_ factory: Factory) -> DestinationStep<BagViewController, Any?>
    where Factory.ViewController == BagViewController, Factory.Context == Any?, Factory.Needs == NeedsAction {
      StepAssembly(finder: NilFinder(), factory: factory)
        .adding(InlineContextTask<BagViewController, Any?> { _, _ in trace.note("task") })
        .using(PutIntoDrawer())
        .from(
          SingleContainerStep(
            finder: NilFinder(), factory: Drawer { trace.note(app.state == before ? $0 : "\($0), after a move") })
        )
        .using(.present)
        .from(.current)
        .assemble()
    }
    try await app.router.navigate(to: route(FinderFactory(finder: ClassFinder<BagViewController, Any?>())))
    #expect(bag.parent is DrawerViewController)
    #expect(trace.lines == ["task", "drawer with 0"])
    try await app.router.navigate(
      to: route(
        ClassFactory { (_: Any?) in
          trace.note("bag")
          return BagViewController()
        }))
    #expect(trace.lines.suffix(3) == ["bag", "task", "drawer with 1, after a move"])
  }

  @Test("Where the controller has left meanwhile that the route starts from, it is looked for again")
  func originLeft() async throws {
    let home = HomeViewController()
    let origin = InfoViewController()
    let navigation = stack(home, origin)
    let app = App(root: navigation)
    let step = build(BagViewController.self) {
      app.atOnce { navigation.viewControllers = [home] }
    }
    .using(.present).from(.found(by: ClassFinder<InfoViewController, Any?>()))
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .nothingToStartFrom)
    #expect(navigation.viewControllers == [home])
    #expect(origin.parent == nil)
  }

  @Test("Where the stack has lost the screen meanwhile that the route pushes onto, the screen is looked for again")
  func stackLeft() async throws {
    let navigation = stack(HomeViewController(), InfoViewController())
    let app = App(root: navigation)
    let gate = Gate()
    let info = findOrBuild(InfoViewController.self)
      .using(.push).from(.found(by: ClassFinder<UINavigationController, Any?>()))
    let step = buildLater(BagViewController.self) { await gate.pass() }
      .using(.push).from(info.expectingContainer())
    async let result = app.router.navigate(to: step)
    await gate.arrivals(1)
    app.atOnce { _ = navigation.popViewController(animated: false) }
    gate.open()
    let bag = try await result.viewController
    let names = navigation.viewControllers.map { "\(type(of: $0))" }
    #expect(names == ["HomeViewController", "InfoViewController", "BagViewController"])
    #expect(navigation.topViewController === bag)
  }

  @Test("Where the user goes on meanwhile above the controller that the route starts from, there is another plan")
  func poppedMeanwhile() async throws {
    let trace = trace
    let navigation = stack(HomeViewController(), InfoViewController())
    let app = App(root: navigation)
    let observer = app.recordEvents()
    let step = build(BagViewController.self) {
      trace.note("bag")
      if trace.lines.count == 1 {
        app.atOnce { navigation.pushViewController(AccountViewController(), animated: false) }
      }
    }
    .using(.present).from(.found(by: ClassFinder<HomeViewController, Any?>()))
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["bag", "bag"])
    #expect(observer.plans.map(\.removed.count) == [1, 2])
  }

  @Test("An action that removes a controller for this newcomer alone is found out before anything moves")
  func removedByNewcomer() async {
    struct Choosy: ContainerAction {
      typealias ViewController = DrawerViewController

      func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
        if viewController is BagViewController { children = [] }
        children.append(viewController)
      }
    }
    let drawer = DrawerViewController()
    drawer.setPages([EditorViewController()])
    let app = App(root: drawer)
    let observer = app.recordEvents()
    let step = build(BagViewController.self).using(Choosy()).from(find(DrawerViewController.self)).from(.current)
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: step) }
    #expect(observer.built == ["BagViewController"])
    #expect(!observer.lines.contains("put everything back"))
  }
}
