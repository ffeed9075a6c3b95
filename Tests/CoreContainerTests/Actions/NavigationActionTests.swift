import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Actions on a navigation controller", .everyCompletion, .limited)
struct NavigationActionTests {
  @Test(
    "An action keeps the screens below that it names, in a stack of two and in an empty one", arguments: 0...2,
    [true, false])
  func keeps(kept: Int, isEmpty: Bool) async throws {
    let actions = [
      UINavigationController.pushAsRoot(), UINavigationController.pushReplacingLast(), UINavigationController.push(),
    ]
    let screens: [UIViewController] = isEmpty ? [] : [HomeViewController(), InfoViewController()]
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    let app = App(root: navigation)
    let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(actions[kept])
      .from(GeneralStep.current().expectingContainer())
      .assemble()
    let shown = try await app.router.navigate(to: product, with: 1).viewController
    #expect(navigation.viewControllers == Array(screens.prefix(kept)) + [shown])
    #expect((shown as? ProductViewController)?.productID == 1)
    #expect(app.top === shown)
    #expect(screens.dropFirst(kept).allSatisfy { $0.parent == nil })
  }
}
