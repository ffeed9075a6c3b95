import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A router of coordinators that tests replace", .limited)
struct StackRoutingTests {
  /// A module without a controller.
  private final class Module: Presentable {
    func toPresent() -> UIViewController? { nil }
  }

  private final class MockRouter: StackRouting {
    var calls: [String] = []
    var completion: (@MainActor () -> Void)?

    func toPresent() -> UIViewController? { nil }
    func present(_ module: any Presentable, animated: Bool) { calls.append("present \(animated)") }
    func dismiss(animated: Bool, completion: (@MainActor () -> Void)?) { calls.append("dismiss \(animated)") }
    func push(
      _ module: any Presentable, animated: Bool, hidesBottomBar: Bool?, completion: (@MainActor () -> Void)?
    ) {
      calls.append("push \(animated)")
      self.completion = completion
    }
    func pop(animated: Bool) { calls.append("pop \(animated)") }
    func popToRoot(animated: Bool) { calls.append("popToRoot \(animated)") }
    func setRoot(_ module: any Presentable, animated: Bool, hideBar: Bool) {
      calls.append("setRoot \(animated) \(hideBar)")
    }
  }

  @Test("A mock router records the calls of a coordinator, without a controller")
  func mock() {
    let mock = MockRouter()
    let router: any StackRouting = mock
    var isOver = false
    router.setRoot(Module())
    router.push(Module()) { isOver = true }
    router.present(Module())
    router.dismiss()
    router.pop()
    router.popToRoot()
    mock.completion?()
    #expect(
      mock.calls == ["setRoot false false", "push true", "present true", "dismiss true", "pop true", "popToRoot true"])
    #expect(isOver)
  }

  @Test("The router over a navigation controller shows modules, and ignores those without a controller")
  func modules() async {
    let home = HomeViewController()
    let navigation = stack(home)
    let app = App(root: navigation)
    let router: any StackRouting = NavigationStackRouter(rootController: navigation)
    #expect(router.toPresent() === navigation)
    router.push(Module())
    router.present(Module())
    router.setRoot(Module())
    #expect(navigation.viewControllers == [home])
    #expect(navigation.presentedViewController == nil)
    let detail = DetailViewController()
    router.push(detail, animated: false, hidesBottomBar: nil, completion: nil)
    #expect(navigation.topViewController === detail)
    _ = app
  }
}
