import Portolan
import PortolanArticles
import PortolanTestSupport
import Testing

/// A container that contains in `viewDidLoad`, and lists what UIKit knows.
private final class PlainLateController: UIViewController, ContainerViewController {
  var content: UIViewController?

  var containerAdapter: any ContainerAdapter { Adapter(owner: self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    install()
  }

  func install() {
    guard isViewLoaded, let content else { return }
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  private struct Adapter: ContainerAdapter {
    let owner: PlainLateController

    var containedViewControllers: [UIViewController] { owner.children }
    var visibleViewControllers: [UIViewController] { owner.children }
    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      owner.content = viewControllers.last
      owner.install()
    }
  }
}

private struct SetContent: ContainerAction {
  typealias ViewController = PlainLateController

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children = [viewController]
  }
}

/// A factory that stores its children in a container, which contains them later.
private struct StoringFactory: ContainerFactory {
  func build(with context: Any?, integrating children: ContainerChildren) throws -> LateController {
    let late = LateController()
    late.keep(try children.integrated())
    return late
  }
}

/// The place to which a route moves a screen: a new stack, below another screen in it or in one on screen, or a container that
/// gets it from its factory.
private enum NewPlace: CaseIterable {
  case stack, stackBelowAnother, shownStackBelowAnother, factory
}

@MainActor
@Suite("Strangers' containers in routes", .everyCompletion, .limited)
struct StrangersContainerTests {
  private func bag<Container: StrangersContainer>(
    in container: DestinationStep<Container, Any?>
  ) -> DestinationStep<BagViewController, Any?> {
    build(BagViewController.self).using(PlaceAmongStrangers<Container>()).from(container)
  }

  /// A container that is built new and presented.
  private func presented<Container: StrangersContainer>(_ type: Container.Type) -> DestinationStep<Container, Any?> {
    StepAssembly(finder: NilFinder(), factory: ClassFactory<Container, Any?> { _ in Container() })
      .using(.present).from(.current).assemble()
  }

  @Test("A container that never returns from a change ends the request at the time limit of the router")
  func neverReturns() async throws {
    let bag = BagViewController()
    let drawer = DrawerViewController([HomeViewController(), bag])
    let stack = stack(InfoViewController())
    let app = App(root: tabs(stack, drawer))
    let gate = Gate()
    defer { gate.open() }
    drawer.whenSet = { await gate.pass() }
    app.router.timeout = .milliseconds(1)
    let taking = reusing(bag).using(UINavigationController.push()).from(existing(stack))
    await app.expectRefused(as: .timedOut) { try await $0.navigate(to: taking) }
    #expect(bag.parent === drawer)
  }

  @Test(
    "A container that is built new takes its child, and is gone if a later step fails", arguments: StrangerKind.allCases
  )
  func new(kind: StrangerKind) async throws {
    func check<Container: StrangersContainer>(_ type: Container.Type) async throws {
      let app = App(root: HomeViewController())
      let container = presented(type)
      await app.expectUndone { try await $0.navigate(to: bag(in: container).failing) }
      let shown = try await app.router.navigate(to: bag(in: container)).viewController
      await app.rest()
      #expect(shown.viewIfLoaded?.window === app.window)
      #expect((app.window.rootViewController?.presentedViewController as? Container)?.front === shown)
    }
    try await check(kind.type)
  }

  @Test(
    "A container on screen takes its child and shows it, and gets its own back if a later step fails",
    arguments: StrangerKind.allCases)
  func onScreen(kind: StrangerKind) async throws {
    func check<Container: StrangersContainer>(_ type: Container.Type) async throws {
      let container = Container()
      container.keep([stack(InfoViewController()), HomeViewController()])
      let app = App(root: container)
      await app.expectUndone { try await $0.navigate(to: bag(in: existing(container)).failing) }
      let shown = try await app.router.navigate(to: bag(in: existing(container))).viewController
      await app.rest()
      #expect(shown.viewIfLoaded?.window === app.window)
      #expect(container.front === shown)
      let back = try await app.router.navigate(to: Step.found(by: ClassFinder<InfoViewController, Any?>()))
      #expect(back.viewController.viewIfLoaded?.window === app.window)
      #expect(container.front === back.viewController.parent)
    }
    try await check(kind.type)
  }

  @Test(
    "A container in a tab whose view was never loaded takes its child, and has its own if a later step fails",
    arguments: StrangerKind.allCases)
  func hidden(kind: StrangerKind) async throws {
    func check<Container: StrangersContainer>(_ type: Container.Type) async throws {
      let container = Container()
      container.keep([stack(InfoViewController()), HomeViewController()])
      let app = App(root: tabs(HomeViewController(), container))
      _ = try app.router.plan(to: bag(in: existing(container)))
      #expect(!container.isViewLoaded)
      await app.expectUndone { try await $0.navigate(to: bag(in: existing(container)).failing) }
      let shown = try await app.router.navigate(to: bag(in: existing(container))).viewController
      await app.rest()
      #expect(shown.viewIfLoaded?.window === app.window)
    }
    try await check(kind.type)
  }

  @Test(
    "A container that the app keeps off the window is filled before the commit, without its view, and emptied again if the build fails"
  )
  func kept() async throws {
    let late = LateController()
    let old = HomeViewController()
    late.keep([old])
    let app = App(root: HomeViewController())
    let kept = reusing(late).using(.present).from(.current)
    let second = build(InfoViewController.self) {
      #expect(late.loads == 0)
      #expect(late.kept.count == 2)
      throw Failure()
    }
    .using(.present).from(bag(in: kept))
    await #expect(throws: Failure()) { try await app.router.navigate(to: second) }
    #expect(late.kept == [old])
    #expect(late.loads == 0)
    let shown = try await app.router.navigate(to: bag(in: kept)).viewController
    await app.rest()
    #expect(shown.parent === late)
    #expect(late.kept == [old, shown])
    #expect(late.loads == 1)
  }

  @Test(
    "A screen that refuses to leave, and that a container has stored, stays, also beside a child that was added by hand",
    arguments: StrangerKind.allCases, [false, true])
  func stays(kind: StrangerKind, hasAddedChild: Bool) async throws {
    let container = kind.type.init()
    container.keep([stack(EditorViewController())])
    if hasAddedChild { container.addChild(UIViewController()) }
    let app = App(root: tabs(HomeViewController(), container))
    let step = build(BagViewController.self).using(.replaceRoot).from(.root)
    await app.expectRefused(as: .notDismissible) { try await $0.navigate(to: step) }
  }

  @Test("Containers in one another, whose views are loaded late, are filled and shown", arguments: [true, false])
  func nested(byFactory: Bool) async throws {
    let app = App(root: HomeViewController())
    let outer =
      byFactory
      ? SingleContainerStep(finder: NilFinder(), factory: StoringFactory())
        .using(.replaceRoot).from(.root).assemble()
      : StepAssembly(finder: NilFinder(), factory: ClassFactory<LateController, Any?> { _ in LateController() })
        .using(.replaceRoot).from(.root).assemble()
    let inner = StepAssembly(
      finder: NilFinder(), factory: ClassFactory<CardDeckController, Any?> { _ in CardDeckController() }
    )
    .using(PlaceAmongStrangers<LateController>()).from(outer).assemble()
    let product = build(BagViewController.self)
      .using(.push).from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
      .using(PlaceAmongStrangers<CardDeckController>()).from(inner)
    let shown = try await app.router.navigate(to: product).viewController
    await app.rest()
    #expect(shown.viewIfLoaded?.window === app.window)
    #expect(
      app.tree == """
        UIWindow
        └─ LateController
           └─ CardDeckController
              └─ UINavigationController
                 └─ BagViewController  ← top
        """)
  }

  @Test("A child that a container has put into another controller moves to where a route places it, and comes back")
  func moves() async throws {
    let deck = CardDeckController()
    let wrapped = BagViewController()
    deck.keep([HomeViewController(), wrapped])
    let late = LateController()
    let app = App(root: tabs(HomeViewController(), deck, late))
    let moved = reusing(wrapped).using(PlaceAmongStrangers<LateController>()).from(existing(late))
    await app.expectUndone { try await $0.navigate(to: moved.failing) }
    try await app.router.navigate(to: moved)
    #expect(deck.kept.count == 1)
    #expect(wrapped.parent === late)
  }

  @Test(
    "A container that is built new takes a screen that is in the hierarchy, which is back if a later step fails",
    arguments: StrangerKind.allCases)
  func movesIntoNew(kind: StrangerKind) async throws {
    func check<Container: StrangersContainer>(_ type: Container.Type) async throws {
      let bag = BagViewController()
      let app = App(root: tabs(HomeViewController(), stack(CatalogueViewController(), bag)))
      let moved = reusing(bag).using(PlaceAmongStrangers<Container>()).from(presented(type))
      await app.expectUndone { try await $0.navigate(to: moved.failing) }
      try await app.router.navigate(to: moved)
      await app.rest()
      #expect((app.window.rootViewController?.presentedViewController as? Container)?.front === bag)
      #expect(bag.viewIfLoaded?.window === app.window)
    }
    try await check(kind.type)
  }

  @Test(
    "A screen of a stack that a container has stored, or that the app keeps, moves into one that is built, and comes back if a later step fails",
    arguments: [(true, true), (true, false), (false, true), (false, false)], NewPlace.allCases)
  fileprivate func movesFromAside(when: (isStored: Bool, failsInBuild: Bool), to place: NewPlace) async throws {
    let shown = BagViewController()
    let aside = stack(HomeViewController(), shown)
    let late = LateController()
    if when.isStored { late.keep([aside]) }
    let onScreen = stack(HomeViewController())
    let app = App(root: tabs(onScreen, late))
    let screen = reusing(shown)
    let new = screen.using(.push).from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    func below(_ step: DestinationStep<BagViewController, Any?>) -> DestinationStep<BagViewController, Any?> {
      build(BagViewController.self).using(UINavigationController.push()).from(step.expectingContainer())
    }
    let moved =
      switch place {
      case .stack: new
      case .stackBelowAnother: below(new)
      case .shownStackBelowAnother: below(screen.using(UINavigationController.push()).from(existing(onScreen)))
      case .factory:
        screen.using(PlaceAmongStrangers<LateController>())
          .from(SingleContainerStep(finder: NilFinder(), factory: StoringFactory()))
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
    let failing =
      when.failsInBuild
      ? build(InfoViewController.self) { throw Failure() }.using(.present).from(moved).assemble() : moved.failing
    await app.expectUndone { try await $0.navigate(to: failing) }
    #expect(aside.viewControllers.last === shown)
    let top = try await app.router.navigate(to: moved).viewController
    #expect(aside.viewControllers.count == 1)
    #expect(top.viewIfLoaded?.window === app.window)
    #expect(shown.level === top.level)
  }

  @Test(
    "A container that lists only its contained children takes a child once its view is loaded",
    arguments: [true, false])
  func listsWhatItContains(isNew: Bool) async throws {
    let tab = PlainLateController()
    let app = App(root: tabs(HomeViewController(), tab))
    let container =
      isNew ? build(PlainLateController.self).using(.present).from(.current) : existing(tab)
    let step = build(BagViewController.self).using(SetContent()).from(container)
    let shown = try await app.router.navigate(to: step).viewController
    await app.rest()
    #expect(shown.viewIfLoaded?.window === app.window)
  }
}
