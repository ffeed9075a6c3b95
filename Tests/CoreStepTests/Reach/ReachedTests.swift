import Portolan
import PortolanArticles
import Testing

/// A screen that does something as soon as it has appeared.
private final class RestlessViewController: UIViewController {
  var onAppear: (@MainActor (RestlessViewController) -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let act = onAppear
    onAppear = nil
    act?(self)
  }
}

/// A screen that does something when it has disappeared.
private final class PresentingOnLeaving: UIViewController {
  var onDisappear: (@MainActor () -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}

/// A finder that knows the controller by other means than a search.
private struct StrayFinder: Finder {
  let stray: UIViewController

  func findViewController(with context: Any?) throws -> UIViewController? { stray }
}

/// A container that shows its first child, whatever it is told.
private final class FixedContainer: UIViewController, ContainerViewController {
  var containerAdapter: any ContainerAdapter { FixedAdapter(owner: self) }

  struct FixedAdapter: ContainerAdapter {
    let owner: FixedContainer

    var containedViewControllers: [UIViewController] { owner.children }
    var visibleViewControllers: [UIViewController] { Array(owner.children.prefix(1)) }
    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
  }
}

/// A container that takes no children.
private final class ClosedContainer: UIViewController, ContainerViewController {
  var containerAdapter: any ContainerAdapter { ClosedAdapter() }

  struct ClosedAdapter: ContainerAdapter {
    var containedViewControllers: [UIViewController] { [] }
    var visibleViewControllers: [UIViewController] { [] }
    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
  }
}

/// An observer that calls a closure when something was integrated.
private final class Integrations: RouterObserver {
  private let note: @MainActor () -> Void

  init(_ note: @escaping @MainActor () -> Void) { self.note = note }

  func router(did event: NavigationEvent) {
    if case .integrated = event.what { note() }
  }
}

private struct PutInto<ViewController: ContainerViewController>: ContainerAction {
  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
  }
}

private struct DismissWhilePutting: ContainerAction {
  let modal: UIViewController

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
    modal.dismiss(animated: false, completion: nil)
  }

  typealias ViewController = UINavigationController
}

@MainActor
@Suite("A screen that was reached is shown in the window", .everyCompletion, .limited)
struct ReachedTests {
  @Test("A controller outside the window counts as none, and the error mentions it")
  func outside() async throws {
    let app = App(root: tabs(HomeViewController()))
    let popped = InfoViewController()
    let detached = stack(BagViewController())
    let other = UIWindow()
    other.rootViewController = stack(AccountViewController())
    other.isHidden = false
    let otherRoot = try #require(other.rootViewController)
    for stray in [popped, detached, try #require(detached.viewControllers.first), otherRoot] {
      let finder = StrayFinder(stray: stray)
      let error = await #expect(throws: RoutingError.self) {
        try await app.router.navigate(to: Step.found(by: finder))
      }
      #expect(error?.code == .nothingToStartFrom)
      #expect(error?.reason.contains("that is not in the window") == true)
      // A factory is asked instead, if there is one.
      let step = StepAssembly(finder: finder, factory: ClassFactory { _ in LoginViewController() })
        .using(.present).from(.root).assemble()
      let result = try await app.router.navigate(to: step)
      #expect(result.viewController is LoginViewController)
    }
  }

  @Test("A stack in another window is not filled")
  func otherWindow() async throws {
    let app = App(root: HomeViewController())
    let other = UIWindow()
    let elsewhere = stack(InfoViewController())
    other.rootViewController = elsewhere
    other.isHidden = false
    let step = build(BagViewController.self).using(UINavigationController.push())
      .from(Step.found(by: StrayFinder(stray: elsewhere)).expectingContainer())
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .nothingToStartFrom)
    #expect(elsewhere.viewControllers.count == 1)

    let built = build(BagViewController.self).using(UINavigationController.push())
      .from(StepAssembly(finder: NilFinder(), factory: ClassFactory<UINavigationController, Any?> { _ in elsewhere }))
      .using(.present).from(.current)
    let refusal = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: built) }
    #expect(refusal?.code == .presentationRefused || refusal?.code == .actionRefused)
    #expect(elsewhere.viewControllers.count == 1)
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("A sheet that a dismissed modal presents on leaving is dismissed as well")
  func latecomer() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let modal = PresentingOnLeaving()
    modal.modalPresentationStyle = .fullScreen
    modal.onDisappear = { home.present(InfoViewController(), animated: false, completion: nil) }
    app.present(modal)
    try await app.router.navigate(to: .root, animated: false)
    await until { app.top is HomeViewController }
    #expect(app.top is HomeViewController)
  }

  @Test("A screen with unsaved changes that a dismissed modal presents on leaving stays, as it was not asked")
  func draftThatComesLate() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let draft = DraftViewController()
    let modal = PresentingOnLeaving()
    modal.modalPresentationStyle = .fullScreen
    modal.onDisappear = { home.present(draft, animated: false, completion: nil) }
    app.present(modal)
    try await app.router.navigate(to: .root, animated: false)
    await app.rest()
    #expect(draft.questions == 0)
    #expect(app.top === draft)
  }

  @Test("A screen is reached when a modal that the app dismisses itself has left")
  func dismissedByApp() async throws {
    let app = App(root: stack(HomeViewController()))
    let modal = InfoViewController()
    app.present(modal)
    let step = build(BagViewController.self).using(DismissWhilePutting(modal: modal))
      .from(GeneralStep.root().expectingContainer())
    try await app.router.navigate(to: step, animated: false)
    #expect(modal.presentingViewController == nil)
    #expect(app.top is BagViewController)
  }

  @Test("Modals that present another one whenever they leave are given up, and everything is put back")
  func endlessLatecomers() async {
    let home = HomeViewController()
    let app = App(root: home)
    var presentations = 0
    func makeModal() -> PresentingOnLeaving {
      let modal = PresentingOnLeaving()
      modal.modalPresentationStyle = .fullScreen
      modal.onDisappear = {
        presentations += 1
        if presentations <= 11 { home.present(makeModal(), animated: false, completion: nil) }
      }
      return modal
    }
    app.present(makeModal())
    let before = app.state
    let error = await #expect(throws: RoutingError.self) {
      try await app.router.navigate(to: .root, animated: false)
    }
    #expect(error?.code == .dismissalRefused)
    #expect(error?.reason.contains("is presented over HomeViewController whenever a modal is dismissed there") == true)
    #expect(app.state == before)
  }

  @Test("A container that was built and does not take its child has not reached it")
  func closedContainer() async {
    let app = App(root: HomeViewController())
    let step = build(BagViewController.self).using(PutInto<ClosedContainer>()).from(build(ClosedContainer.self))
      .using(.present).from(.current)
    await app.expectRefused(as: .actionRefused) { try await $0.navigate(to: step) }
  }

  @Test("A container that does not show the child that it is told to is not believed, and nothing more is done there")
  func notShown() async {
    let fixed = FixedContainer()
    let hidden = stack(BagViewController())
    for child in [HomeViewController(), hidden] {
      fixed.addChild(child)
      child.didMove(toParent: fixed)
    }
    let app = App(root: fixed)
    let before = app.state
    var isBuiltInPlace = false
    let step = build(InfoViewController.self).using(UINavigationController.push()).from(existing(hidden))
    app.router.add(Integrations { isBuiltInPlace = true })
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .actionRefused)
    #expect(error?.reason == "FixedContainer did not show UINavigationController")
    #expect(!isBuiltInPlace)
    #expect(app.state == before)
  }
}

@MainActor
@Suite("A screen that presents something itself", .limited)
struct PresentingScreenTests {
  @Test("A screen that presents a sheet as soon as it has appeared was reached")
  func presents() async throws {
    let app = App(root: stack(HomeViewController()))
    let step = StepAssembly(
      finder: NilFinder<RestlessViewController, Any?>(),
      factory: ClassFactory {
        (_: Any?) in
        let screen = RestlessViewController()
        screen.onAppear = { $0.present(InfoViewController(), animated: false, completion: nil) }
        return screen
      }
    )
    .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer()).assemble()
    let result = try await app.router.navigate(to: step)
    #expect(result.viewController is RestlessViewController)
  }
}
