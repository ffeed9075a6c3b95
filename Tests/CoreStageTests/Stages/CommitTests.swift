import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Committing", .everyCompletion, .limited)
struct CommitTests {
  private let trace = Trace()

  /// A change of the screens below a modal.
  enum ChangeBelow: CaseIterable {
    case push, pop, tab, presentationInTab
  }

  @Test(
    "The screens below a modal have changed when the modal leaves",
    arguments: zip(ChangeBelow.allCases, ["tab 0 with 2", "tab 0 with 1", "tab 1 with 1", "tab 1 with 1"]))
  func below(change: ChangeBelow, expected: String) async throws {
    let trace = trace
    let home = HomeViewController()
    let navigation = change == .pop ? stack(home, InfoViewController(), InfoViewController()) : stack(home)
    let root = tabs(navigation, BagViewController())
    let app = App(root: root)
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("leaves over tab \(root.selectedIndex) with \(navigation.viewControllers.count)") }
    let bag = Step.found(by: ClassFinder<BagViewController, Any?>())
    let result: NavigationResult
    switch change {
    case .push:
      result = try await app.router.navigate(
        to: build(AccountViewController.self).using(UINavigationController.push())
          .from(find(UINavigationController.self)).from(.current))
    case .pop: result = try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    case .tab: result = try await app.router.navigate(to: bag)
    case .presentationInTab:
      let step = build(InfoViewController.self).using(.present).from(.found(by: ClassFinder<BagViewController, Any?>()))
      result = try await app.router.navigate(to: step)
    }
    #expect(trace.lines == ["leaves over \(expected)"])
    #expect(app.top === result.viewController)
  }

  @Test(
    "The error of an app's own action reaches the caller as it is, although the router has errors with the same code",
    arguments: [RoutingError.Code.actionRefused, .presentationRefused])
  func ownRefusal(code: RoutingError.Code) async {
    let app = App(root: HomeViewController())
    let locked = ClosureAction<UIViewController> { screen, _, _ in
      screen.loadViewIfNeeded()
      throw RoutingError(code, step: nil, reason: "the drawer is locked", fix: "unlock the drawer first")
    }
    let step = build(BagViewController.self).using(locked).from(.root)
    let error = await app.expectRefused(as: code) { try await $0.navigate(to: step) }
    #expect(error?.reason == "the drawer is locked")
  }

  @Test("Several modals leave as one", arguments: [true, false])
  func together(animated: Bool) async throws {
    let app = StartingState.underTwoModals.makeApp()
    let observer = app.recordEvents()
    try await app.router.navigate(to: .root, animated: animated)
    #expect(
      observer.lines.filter { $0.hasPrefix("dismissed") } == ["dismissed UINavigationController, InfoViewController"]
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
    let app = App(root: UIViewController())
    let before = app.state
    var request: Task<NavigationResult, any Error>?
    app.router.add(
      ClosureObserver { [trace] event in
        guard case .integrated(let newcomer, _, _) = event.what else { return }
        trace.note(newcomer)
        request?.cancel()
      })
    let step = build(BagViewController.self).using(.present)
      .from(build(HomeViewController.self).using(.present).from(.current))
    request = Task { try await app.router.navigate(to: step, animated: false) }
    await #expect(throws: CancellationError.self) { try await request?.value }
    #expect(trace.lines == ["HomeViewController"])
    #expect(app.state == before)
  }
}
