import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Committing", .everyCompletion, .limited)
struct CommitTests {
  private let trace = Trace()

  @Test("Modals over the origin are dismissed after the screens below have changed")
  func below() async throws {
    let trace = trace
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("modal leaves with \(navigation.viewControllers.count) in the stack") }
    let step = build(BagViewController.self).using(UINavigationController.push())
      .from(find(UINavigationController.self)).from(.current)
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["modal leaves with 2 in the stack"])
    #expect(app.top is BagViewController)
  }

  @Test("A hidden tab is shown before the modal over it leaves")
  func tabBelow() async throws {
    let trace = trace
    let root = tabs(HomeViewController(), BagViewController())
    let app = App(root: root)
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("modal leaves with tab \(root.selectedIndex)") }
    try await app.router.navigate(to: Step.found(by: ClassFinder<BagViewController, Any?>()))
    #expect(trace.lines == ["modal leaves with tab 1"])
  }

  @Test("A hidden tab is shown before the modal leaves, too, where something is to be presented there")
  func presentedInTabBelow() async throws {
    let trace = trace
    let root = tabs(HomeViewController(), BagViewController())
    let app = App(root: root)
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("modal leaves with tab \(root.selectedIndex)") }
    let step = build(InfoViewController.self).using(.present).from(.found(by: ClassFinder<BagViewController, Any?>()))
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["modal leaves with tab 1"])
    #expect(app.top is InfoViewController)
  }

  @Test("A stack is popped under its modals, not after them")
  func popBelow() async throws {
    let trace = trace
    let home = HomeViewController()
    let navigation = stack(home, InfoViewController(), InfoViewController())
    let app = App(root: navigation)
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("modal leaves with \(navigation.viewControllers.count) in the stack") }
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    #expect(trace.lines == ["modal leaves with 1 in the stack"])
    #expect(app.top === home)
  }

  @Test("Several modals leave as one", arguments: [true, false])
  func together(animated: Bool) async throws {
    let app = StartingState.underTwoModals.makeApp()
    let observer = EventTrace()
    app.router.add(observer)
    try await app.router.navigate(to: .root, animated: animated)
    #expect(
      observer.lines.filter { $0.hasPrefix("dismissed") } == ["dismissed UINavigationController, InfoViewController"]
    )
  }

  @Test(
    "A step that can only be found is asked again, and its controller is revealed",
    arguments: StartingState.allCases
  )
  func expectedIsFound(state: StartingState) async throws {
    let app = state.makeApp()
    try await app.router.navigate(to: expecting(ClassFinder<ForgotPasswordViewController, Any?>()))
    #expect(
      app.tree == """
        UIWindow
        └─ DrawerViewController
           ├─ LoginViewController
           └─ ForgotPasswordViewController  ← top
        """
    )
  }

  @Test("A screen that comes only when the modals leave is found then")
  func expectedComesLate() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let modal = app.present(LeavingViewController())
    modal.onLeft = { navigation.viewControllers.append(InfoViewController()) }
    let bag = build(BagViewController.self).using(UINavigationController.push()).from(existing(navigation))
    let step = find(InfoViewController.self).from(bag)
    let info = try await app.router.navigate(to: step, animated: false).viewController
    #expect(app.top === info)
  }

  @Test("Something can be built on a step that is found in the commit")
  func onExpected() async throws {
    let app = StartingState.underOneModal.makeApp()
    let step = build(BagViewController.self).using(.present).from(find(ForgotPasswordViewController.self))
      .from(drawer)
    try await app.router.navigate(to: step)
    #expect(
      app.tree == """
        UIWindow
        └─ DrawerViewController
           ├─ LoginViewController
           ├─ ForgotPasswordViewController
           └─ presents BagViewController  formSheet  ← top
        """
    )
    #expect((app.window.rootViewController as? DrawerViewController)?.shown is ForgotPasswordViewController)
  }

  @Test(
    "An animated navigation is over when its transitions are", .headlessOnly,
    arguments: [CompletionDelivery.inline, .later])
  func animated(completions: CompletionDelivery) async throws {
    let app = StartingState.underTwoModals.makeApp()
    let clock = ManualTransitionClock(completions: completions)
    app.window.headless.transitionClock = clock
    let trace = trace
    let step = build(BagViewController.self).using(.push).from(.navigationController).using(.present).from(.root)
    app.router.navigate(to: step) { result in
      trace.note((try? result.get()) == nil ? "failed" : "reached")
    }
    while trace.lines.isEmpty {
      clock.step()
      await Task.yield()
    }
    #expect(trace.lines == ["reached"])
    #expect(app.top is BagViewController)
    #expect(app.top?.transitionCoordinator == nil)
  }

  /// A drawer as the root that comes with Login and ForgotPassword.
  private var drawer: DestinationStep<DrawerViewController, Any?> {
    SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: DrawerFactory())
        .with(ClassFactory<LoginViewController, Any?>(), using: PutIntoDrawer())
        .with(ClassFactory<ForgotPasswordViewController, Any?>(), using: PutIntoDrawer())
        .assemble()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()
  }

  private func expecting<ViewController: UIViewController>(
    _ finder: ClassFinder<ViewController, Any?>
  ) -> DestinationStep<ViewController, Any?> {
    StepAssembly(finder: finder, factory: NilFactory()).from(drawer).assemble()
  }

  @Test("The origin is shown when the action is carried out on it", arguments: [false, true])
  func originHiddenAgain(inContext: Bool) async throws {
    let home = HomeViewController()
    home.definesPresentationContext = inContext
    let root = tabs(home, BagViewController())
    let app = App(root: root)
    let modal = app.present(LeavingViewController())
    modal.onLeave = { root.selectedIndex = 1 }
    let step = build(InfoViewController.self)
      .using(GeneralAction.presentModally(presentationStyle: inContext ? .overCurrentContext : nil))
      .from(.found(by: ClassFinder<HomeViewController, Any?>()))
    try await app.router.navigate(to: step)
    #expect(root.selectedIndex == 0)
    #expect(app.top is InfoViewController)
  }

  @Test("A request that is cancelled between two actions does not begin the second")
  func cancelledBetweenActions() async throws {
    final class Canceller: RouterObserver {
      var request: Task<NavigationResult, any Error>?
      let trace: Trace
      init(_ trace: Trace) { self.trace = trace }
      func router(did event: NavigationEvent) {
        if case .integrated(let newcomer, _, _) = event.what {
          trace.note(newcomer)
          request?.cancel()
        }
      }
    }
    let app = App(root: UIViewController())
    let before = app.state
    let canceller = Canceller(trace)
    app.router.add(canceller)
    let step = build(BagViewController.self).using(.present)
      .from(build(HomeViewController.self).using(.present).from(.current))
    let request = Task { try await app.router.navigate(to: step, animated: false) }
    canceller.request = request
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(trace.lines == ["HomeViewController"])
    #expect(app.state == before)
  }
}
