import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A controller that refuses to leave", .everyCompletion, .limited)
struct RefusalToLeaveTests {
  private let editor = EditorViewController()

  @Test("A controller that refuses to leave is not asked where another screen is the last one by then")
  func replacedAfterPush() async throws {
    let navigation = stack(HomeViewController(), editor)
    let app = App(root: navigation)
    let pushed = build(InfoViewController.self)
      .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer())
    let step = build(BagViewController.self)
      .using(UINavigationController.pushReplacingLast()).from(pushed.expectingContainer())
    let result = try await app.router.navigate(to: step)
    #expect(navigation.viewControllers.dropFirst() == [editor, result.viewController])
  }

  @Test("A controller that refuses to leave is no hindrance to a route that leaves it in place")
  func staying() async throws {
    let app = App(root: tabs(stack(editor), HomeViewController()))
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    let push = build(InfoViewController.self).using(UINavigationController.push())
      .from(find(UINavigationController.self)).from(.current)
    try await app.router.navigate(to: push)
    #expect(app.top?.navigationController?.viewControllers.first === editor)
  }

  @Test("A controller agrees to leave by default")
  func agreesByDefault() {
    final class Screen: UIViewController, RoutingInterceptable {}
    #expect(Screen().canBeDismissed)
  }
}
