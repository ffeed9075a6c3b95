import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A controller that refuses to leave", .everyCompletion, .limited)
struct RefusalToLeaveTests {
  private let editor = EditorViewController()

  @Test(
    "A controller that refuses to leave is not dismissed, alone or inside a modal, and everything stays",
    arguments: [true, false])
  func modal(inside: Bool) async {
    let app = App(root: tabs(HomeViewController()))
    app.present(inside ? stack(HomeViewController(), editor, InfoViewController()) : editor)
    await refused(GeneralStep.root(), in: app)
  }

  @Test("A controller that refuses to leave is not dismissed under another modal either")
  func underModal() async {
    let app = App(root: tabs(HomeViewController()))
    app.present(editor)
    app.present(InfoViewController())
    await refused(GeneralStep.root(), in: app)
  }

  @Test("A controller that refuses to leave is not dismissed over another modal either")
  func overModal() async {
    let app = App(root: tabs(HomeViewController()))
    app.present(InfoViewController())
    app.present(editor)
    await refused(GeneralStep.root(), in: app)
  }

  @Test("A controller that refuses to leave is not replaced as the last one once the screens over it are popped")
  func replacedAfterPop() async {
    await refused(
      StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
        .using(UINavigationController.pushReplacingLast())
        .from(Step.found(by: InstanceFinder<UIViewController, Any?>(instance: editor)).expectingContainer())
        .assemble(),
      in: App(root: stack(HomeViewController(), editor, InfoViewController()))
    )
  }

  @Test("A controller that refuses to leave is not asked where another screen is the last one by then")
  func replacedAfterPush() async throws {
    let navigation = stack(HomeViewController(), editor)
    let app = App(root: navigation)
    let pushed = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer()).assemble()
    let step = StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.pushReplacingLast()).from(pushed.expectingContainer()).assemble()
    let result = try await app.router.navigate(to: step)
    #expect(navigation.viewControllers.dropFirst() == [editor, result.viewController])
  }

  @Test("A controller that refuses to leave is not popped for one below it")
  func popped() async {
    let app = App(root: stack(HomeViewController(), editor))
    await refused(Step.found(by: ClassFinder<HomeViewController, Any?>()), in: app)
  }

  @Test("A controller that refuses to leave is not popped in a tab that is not on top")
  func poppedInOtherTab() async {
    let app = App(root: tabs(BagViewController(), stack(HomeViewController(), editor)))
    await refused(Step.found(by: ClassFinder<HomeViewController, Any?>()), in: app)
  }

  @Test("A controller that refuses to leave is not replaced as the root, nor inside the root")
  func root() async {
    let step = StepAssembly(finder: NilFinder<HomeViewController, Any?>(), factory: ClassFactory())
      .using(.replaceRoot).from(.root).assemble()
    await refused(step, in: App(root: editor))
    await refused(step, in: App(root: tabs(HomeViewController(), stack(editor))))
  }

  @Test("A controller that refuses to leave is not replaced in a container, by any action")
  func replaced() async {
    await refused(
      StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .using(UINavigationController.pushAsRoot())
        .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
        .from(.current).assemble(),
      in: App(root: stack(editor, HomeViewController()))
    )
    await refused(
      StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .using(UINavigationController.pushReplacingLast())
        .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
        .from(.current).assemble(),
      in: App(root: stack(HomeViewController(), editor))
    )
    await refused(
      StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
        .using(UITabBarController.add(at: 1, replacing: true))
        .from(SingleStep(ClassFinder<UITabBarController, Any?>(), NilFactory()))
        .from(.current).assemble(),
      in: App(root: tabs(HomeViewController(), editor))
    )
  }

  @Test("A controller that refuses to leave is no hindrance to a route that leaves it in place")
  func staying() async throws {
    let app = App(root: tabs(stack(editor), HomeViewController()))
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    let push = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
      .from(.current)
      .assemble()
    try await app.router.navigate(to: push)
    #expect(app.top?.navigationController?.viewControllers.first === editor)
  }

  @Test("A controller that refused to leave may go once it agrees")
  func agreeing() async throws {
    let app = App(root: HomeViewController())
    app.present(editor)
    editor.canBeDismissed = true
    try await app.router.navigate(to: .root)
    #expect(app.top is HomeViewController)
  }

  @Test("A controller agrees to leave by default, and refuses itself")
  func agreesByDefault() {
    final class Screen: UIViewController, RoutingInterceptable {}
    #expect(Screen().canBeDismissed)
  }

  private func refused<ViewController: UIViewController>(
    _ step: DestinationStep<ViewController, Any?>,
    in app: App,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = app.state
    #expect(throws: RoutingError.self, sourceLocation: sourceLocation) { try app.router.plan(to: step) }
    let error = await #expect(throws: RoutingError.self, sourceLocation: sourceLocation) {
      try await app.router.navigate(to: step)
    }

    #expect(error?.code == .notDismissible, sourceLocation: sourceLocation)
    #expect(
      error?.reason == "EditorViewController would have to leave the screen, but it refuses to be dismissed",
      sourceLocation: sourceLocation
    )
    #expect(app.state == before, sourceLocation: sourceLocation)
  }
}
