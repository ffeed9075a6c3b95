import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("The whole text of an error says what failed, why, the hierarchy, and how to fix it", .everyCompletion, .limited)
struct ErrorTextTests {
  @Test("The whole text of an error is pinned for replaceRoot from a modal")
  func replaceRootUnderModal() async {
    let app = App(root: tabs(stack(CatalogueViewController())))
    app.present(InfoViewController())
    let step = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
      .using(.replaceRoot)
      .from(.current)
      .assemble()
    await expect(
      """
      Cannot navigate to HomeViewController: replaceRoot cannot replace InfoViewController, which is presented modally \
      and is not the root of the window.
      Step: InfoViewController
      Hierarchy:
      UIWindow
      └─ UITabBarController  selected 0
         ├─ UINavigationController
         │  └─ CatalogueViewController
         └─ presents InfoViewController  formSheet  ← top
      To fix: start the route from Step.root, which dismisses every modal first.
      """,
      .rootNotReplaceable,
      to: step,
      in: app
    )
  }

  @Test("The whole text of an error is pinned for an empty window, which has nothing to start from")
  func emptyWindow() async {
    await expect(
      """
      Cannot navigate to UIViewController: there is nothing to start from, because the window has no root view \
      controller.
      Hierarchy:
      UIWindow  without root view controller
      To fix: set window.rootViewController first, or begin the route with replaceRoot from \
      Step.root.
      """,
      .nothingToStartFrom,
      to: GeneralStep.current(),
      in: App(root: nil)
    )
  }

  @Test("The whole text of an error is pinned for a route that ends with a finder that finds nothing")
  func routeEnds() async {
    let step = build(HomeViewController.self).using(.present)
      .from(.found(by: ClassFinder<AccountViewController, Any?>(options: .currentVisibleOnly)))
    await expect(
      """
      Cannot navigate to HomeViewController: there is nothing to start from: \
      ClassFinder in [current, visible] found none, and the route \
      starts with that step.
      Step: AccountViewController
      Hierarchy:
      UIWindow
      └─ CatalogueViewController  ← top
      To fix: give the step of AccountViewController a factory and an action, such as present \
      from Step.current, or show AccountViewController before the route needs it.
      """,
      .nothingToStartFrom,
      to: step,
      in: App(root: CatalogueViewController())
    )
  }

  @Test("The whole text of an error is pinned for a promised container that is missing")
  func containerNotFound() async {
    let step = build(HomeViewController.self).using(UINavigationController.push())
      .from(GeneralStep.current().expectingContainer())
    await expect(
      """
      Cannot navigate to HomeViewController: push needs a UINavigationController, but CatalogueViewController is not \
      inside one.
      Step: CatalogueViewController
      Hierarchy:
      UIWindow
      └─ CatalogueViewController  ← top
      To fix: start from a step that yields a UINavigationController, or always show CatalogueViewController \
      inside one.
      """,
      .containerNotFound,
      to: step,
      in: App(root: CatalogueViewController())
    )
  }

  @Test("The whole text of an error is pinned for a step that is not found, and that nothing will bring")
  func notFound() async {
    let step = find(AccountViewController.self).from(.current)
    await expect(
      """
      Cannot navigate to AccountViewController: AccountViewController is not in the hierarchy: \
      ClassFinder in [current, contained, presented, presenting] found none, and \
      the step it starts from, UIViewController, is already in the hierarchy and does not create it.
      Hierarchy:
      UIWindow
      └─ CatalogueViewController  ← top
      To fix: give the step a factory and an action, widen the search options, or start it from a step that builds it.
      """,
      .notFound,
      to: step,
      in: App(root: CatalogueViewController())
    )
  }

  @Test("The whole text of an error is pinned for a target that is not there after its container was built")
  func targetNotFound() async {
    let tabBar = SingleContainerStep(
      finder: ClassFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.add())
        .assemble()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()
    let step = find(AccountViewController.self).from(tabBar)
    await expect(
      """
      Cannot navigate to AccountViewController: AccountViewController is not in the hierarchy although \
      UITabBarController was built for it: ClassFinder in [current, contained, presented, presenting] \
      found none.
      Hierarchy:
      UIWindow
      └─ CatalogueViewController  ← top
      To fix: let the factory of UITabBarController create AccountViewController, or widen the search options of \
      the finder.
      """,
      .targetNotFound,
      to: step,
      in: App(root: CatalogueViewController())
    )
  }

  @Test("The whole text of an error is pinned for a controller that refuses to leave")
  func notDismissible() async {
    let app = App(root: CatalogueViewController())
    app.present(EditorViewController())
    let step = build(HomeViewController.self).using(.present).from(.root)
    await expect(
      """
      Cannot navigate to HomeViewController: EditorViewController would have to leave the screen, but it refuses to \
      be dismissed.
      Hierarchy:
      UIWindow
      └─ CatalogueViewController
         └─ presents EditorViewController  formSheet  ← top
      To fix: finish what EditorViewController is doing first, or let its canBeDismissed return true.
      """,
      .notDismissible,
      to: step,
      in: app
    )
  }

  @Test("The whole text of an error is pinned for a presentation that UIKit refuses without a word")
  func presentationRefused() async {
    let step = build(HomeViewController.self).using(.present).from(.current)
    await expect(
      """
      Cannot navigate to HomeViewController: HomeViewController cannot be presented: RefusingViewController did not \
      take it.
      Hierarchy:
      UIWindow
      └─ RefusingViewController  ← top
      To fix: do not override present(_:animated:completion:) of RefusingViewController without calling super.
      """,
      .presentationRefused,
      to: step,
      in: App(root: RefusingViewController())
    )
  }

  @Test("The whole text of an error is pinned for a controller that cannot be presented, as it is in the hierarchy")
  func presentedAlready() async {
    let step = StepAssembly(
      finder: NilFinder<BagViewController, Any?>(),
      factory: FinderFactory(finder: ClassFinder<BagViewController, Any?>())
    )
    .using(.present).from(.current).assemble()
    await expect(
      """
      Cannot navigate to BagViewController: BagViewController cannot be presented: it is a child of UITabBarController.
      Hierarchy:
      UIWindow
      └─ UITabBarController  selected 0
         └─ BagViewController  ← top
      To fix: present a controller that is new, from one that is on screen and presents nothing, as \
      Step.current is.
      """,
      .presentationRefused,
      to: step,
      in: App(root: tabs(BagViewController()))
    )
  }

  @Test("The whole text of an error is pinned for a controller that stays when it is dismissed")
  func dismissalRefused() async {
    final class KeepingViewController: UIViewController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
    }
    let app = App(root: KeepingViewController())
    app.present(InfoViewController())
    await expect(
      """
      Cannot navigate to UIViewController: InfoViewController is still there after it was dismissed.
      Step: InfoViewController
      Hierarchy:
      UIWindow
      └─ KeepingViewController
         └─ presents InfoViewController  formSheet  ← top
      To fix: call super in dismiss(animated:completion:) of KeepingViewController, and end its animations with true.
      """,
      .dismissalRefused,
      to: GeneralStep.root(),
      in: app
    )
  }

  @Test("The whole text of an error is pinned for a window that is gone")
  func windowReleased() async {
    var window: UIWindow? = UIWindow()
    let router = DefaultRouter(window: window)
    window = nil
    let text = """
      Cannot navigate to UIViewController: the window of the router was released.
      To fix: retain the window as long as the router navigates in it.
      Code: released
      """
    let planned = #expect(throws: RoutingError.self) { try router.plan(to: GeneralStep.current()) }
    #expect(planned?.description == text)
    let error = await #expect(throws: RoutingError.self) { try await router.navigate(to: .current) }
    #expect(error?.code == .released)
    #expect(error?.description == text)
  }

  @Test("An error is also its localized description")
  func localized() {
    let error = RoutingError(.notFound, step: "Home", reason: "it is not there", fix: "build it")
    #expect(
      error.errorDescription == """
        Cannot navigate: it is not there.
        Step: Home
        To fix: build it.
        Code: notFound
        """)
  }

  private func expect<ViewController: UIViewController>(
    _ text: String,
    _ code: RoutingError.Code,
    to step: DestinationStep<ViewController, Any?>,
    in app: App,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let before = app.state
    let error = await #expect(throws: RoutingError.self, sourceLocation: sourceLocation) {
      try await app.router.navigate(to: step)
    }
    #expect(error?.code == code, sourceLocation: sourceLocation)
    #expect(error?.description == "\(text)\nCode: \(code)", sourceLocation: sourceLocation)
    #expect(app.state == before, sourceLocation: sourceLocation)
  }
}
