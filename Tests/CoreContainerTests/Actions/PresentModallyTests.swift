import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("presentModally", .everyCompletion, .limited)
struct PresentModallyTests {
  private let root = tabs(stack(HomeViewController()))

  @Test("Without parameters the controller's own settings stay")
  func own() async throws {
    let app = App(root: root)
    let login = try await present(GeneralAction.presentModally(), in: app) {
      $0.modalPresentationStyle = .overFullScreen
      $0.modalTransitionStyle = .flipHorizontal
      $0.preferredContentSize = CGSize(width: 1, height: 2)
      $0.isModalInPresentation = true
    }
    #expect(login.modalPresentationStyle == .overFullScreen)
    #expect(login.modalTransitionStyle == .flipHorizontal)
    #expect(login.preferredContentSize == CGSize(width: 1, height: 2))
    #expect(login.isModalInPresentation)
    #expect(login.transitioningDelegate == nil)
    #expect(login.presentingViewController === root)
  }

  @Test("The topmost or its parent presents a modal, and from current the nearest that defines the context does")
  func startingPoints() async throws {
    let child = HomeViewController()
    child.definesPresentationContext = true
    for point in [PresentModallyAction.StartingPoint.current, .topmost, .topmostParent] {
      let root = stack(child)
      let app = App(root: root)
      let step = build(LoginViewController.self)
        .using(GeneralAction.presentModally(startingFrom: point, presentationStyle: .overCurrentContext))
        .from(find(HomeViewController.self)).from(.current)
      let login = try await app.router.navigate(to: step).viewController
      if case .current = point {
        #expect(login.presentingViewController === child)
      } else {
        #expect(login.presentingViewController === root)
      }
    }
  }

  @Test("A controller that contains its presenter is refused ahead, unless a closure chooses the presenter")
  func containsPresenter() {
    let home = HomeViewController()
    let stack = stack(home)
    let error = #expect(throws: RoutingError.self) { try GeneralAction.presentModally().check(with: stack, on: home) }
    #expect(error?.code == .presentationRefused)
    #expect(throws: Never.self) {
      try GeneralAction.presentModally(startingFrom: .custom { BagViewController() }).check(with: stack, on: home)
    }
  }

  @Test("Each parameter is set before the controller is presented")
  func parameters() async throws {
    final class Transitions: NSObject, UIViewControllerTransitioningDelegate {}
    let app = App(root: root)
    let delegate = Transitions()
    let action = GeneralAction.presentModally(
      presentationStyle: .formSheet,
      transitionStyle: .crossDissolve,
      transitioningDelegate: delegate,
      preferredContentSize: CGSize(width: 320, height: 480),
      isModalInPresentation: true
    )
    let login = try await present(action, in: app)
    #expect(login.modalPresentationStyle == .formSheet)
    #expect(login.modalTransitionStyle == .crossDissolve)
    #expect(login.transitioningDelegate === delegate)
    #expect(login.preferredContentSize == CGSize(width: 320, height: 480))
    #expect(login.isModalInPresentation)
  }

  @Test("A popover is configured, and where there is none the configuration is not asked")
  func popover() async throws {
    let source = UIView()
    let app = App(root: root)
    let login = try await present(
      GeneralAction.presentModally(presentationStyle: .popover, popoverConfiguration: { $0.sourceView = source }),
      in: app
    )
    #expect(login.popoverPresentationController?.sourceView === source)

    let other = App(root: tabs())
    try await present(
      GeneralAction.presentModally(
        presentationStyle: .fullScreen,
        popoverConfiguration: { _ in Issue.record("There is no popover.") }
      ),
      in: other
    )
  }

  @Test("A presentation that starts from a controller of the app's choice is made by that controller")
  func fromCustom() async throws {
    let inner = HomeViewController()
    inner.definesPresentationContext = true
    let app = App(root: tabs(stack(inner)))
    let action = GeneralAction.presentModally(
      startingFrom: .custom { inner },
      presentationStyle: .currentContext
    )
    let login = try await present(action, in: app)
    #expect(login.presentingViewController === inner)
  }

  @Test("A choice of no controller fails and leaves everything as it was")
  func fromNobody() async {
    let app = App(root: root)
    let error = await app.expectRefused(as: .presentationRefused) { _ in
      try await present(GeneralAction.presentModally(startingFrom: .custom { nil }), in: app)
    }
    #expect(error?.reason == "the custom starting point of presentModally gave no controller to present from")
  }

  @Test("A choice that throws fails with that error")
  func customThrows() async {
    let app = App(root: root)
    await app.expectUndone { _ in
      try await present(GeneralAction.presentModally(startingFrom: .custom { throw Failure() }), in: app)
    }
  }

  @discardableResult
  private func present(
    _ action: PresentModallyAction,
    in app: App,
    configuration: @escaping @MainActor (LoginViewController) -> Void = { _ in }
  ) async throws -> LoginViewController {
    let step = StepAssembly(
      finder: NilFinder(),
      factory: ClassFactory<LoginViewController, Any?>(configuration: configuration)
    )
    .using(action)
    .from(.root)
    .assemble()
    let result = try await app.router.navigate(to: step)
    return try #require(result.viewController as? LoginViewController)
  }
}
