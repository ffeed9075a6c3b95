import Portolan
import PortolanArticles
import Testing

/// A finder that knows the controller by other means than a search.
private struct StrayFinder: Finder {
  let stray: UIViewController

  func findViewController(with context: Any?) throws -> UIViewController? { stray }
}

/// A container that takes no further children, and shows the first of those that it has, whatever it is told.
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

private struct PutInto<ViewController: ContainerViewController>: ContainerAction {
  var whilePutting: @MainActor () -> Void = {}

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
    whilePutting()
  }
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
      let error = await app.expectRefused(as: .nothingToStartFrom) { try await $0.navigate(to: Step.found(by: finder)) }
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
    await app.expectRefused(as: .nothingToStartFrom) { try await $0.navigate(to: step) }
    #expect(elsewhere.viewControllers.count == 1)

    let built = build(BagViewController.self).using(UINavigationController.push())
      .from(reusing(elsewhere)).using(.present).from(.current)
    let refusal = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: built) }
    #expect(refusal?.code == .presentationRefused || refusal?.code == .actionRefused)
    #expect(elsewhere.viewControllers.count == 1)
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("A sheet that a dismissed modal presents on leaving is dismissed as well")
  func latecomer() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let modal = LeavingViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.onLeft = { home.present(InfoViewController(), animated: false, completion: nil) }
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
    let modal = LeavingViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.onLeft = { home.present(draft, animated: false, completion: nil) }
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
    let dismissing = PutInto<UINavigationController> { modal.dismiss(animated: false, completion: nil) }
    let step = build(BagViewController.self).using(dismissing).from(GeneralStep.root().expectingContainer())
    try await app.router.navigate(to: step, animated: false)
    #expect(modal.presentingViewController == nil)
    #expect(app.top is BagViewController)
  }

  @Test("Modals that present another one whenever they leave are given up, and everything is put back")
  func endlessLatecomers() async {
    let home = HomeViewController()
    let app = App(root: home)
    var presentations = 0
    func makeModal() -> LeavingViewController {
      let modal = LeavingViewController()
      modal.modalPresentationStyle = .fullScreen
      modal.onLeft = {
        presentations += 1
        if presentations <= 11 { home.present(makeModal(), animated: false, completion: nil) }
      }
      return modal
    }
    app.present(makeModal())
    let error = await app.expectRefused(as: .dismissalRefused) { try await $0.navigate(to: .root, animated: false) }
    #expect(error?.reason.contains("is presented over HomeViewController whenever a modal is dismissed there") == true)
  }

  @Test("A container that was built and does not take its child has not reached it")
  func closedContainer() async {
    let app = App(root: HomeViewController())
    let step = build(BagViewController.self).using(PutInto<FixedContainer>()).from(build(FixedContainer.self))
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
    var isBuiltInPlace = false
    let step = build(InfoViewController.self).using(UINavigationController.push()).from(existing(hidden))
    app.router.add(ClosureObserver { if case .integrated = $0.what { isBuiltInPlace = true } })
    let error = await app.expectRefused(as: .actionRefused) { try await $0.navigate(to: step) }
    #expect(error?.reason == "FixedContainer did not show UINavigationController")
    #expect(!isBuiltInPlace)
  }
}

@MainActor
@Suite("A screen that presents something itself", .limited)
struct PresentingScreenTests {
  @Test("A screen that presents a sheet as soon as it has appeared was reached")
  func presents() async throws {
    let app = App(root: stack(HomeViewController()))
    let screen = LeavingViewController()
    screen.onAppear = { [unowned screen] in screen.present(InfoViewController(), animated: false, completion: nil) }
    let step = reusing(screen).using(.push).from(GeneralStep.current().expectingContainer())
    #expect(try await app.router.navigate(to: step).viewController === screen)
  }
}
