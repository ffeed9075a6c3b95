import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("General steps", .everyCompletion, .limited)
struct GeneralStepTests {
  @Test("root() is the root of the window, in every state", arguments: StartingState.allCases)
  func root(state: StartingState) async throws {
    let app = state.makeApp()
    let root = app.window.rootViewController
    let result = try await app.router.navigate(to: .root)
    #expect(result.viewController === root)
    #expect(root?.presentedViewController == nil)
  }

  @Test("current() is the topmost controller, in every state", arguments: StartingState.allCases)
  func current(state: StartingState) async throws {
    let app = state.makeApp()
    let topmost = SearchScope(window: app.window).start
    let result = try await app.router.navigate(to: .current)
    #expect(result.viewController === topmost)
  }

  @Test(
    "A step that is looked for only where the user is turns up under the modals of the step before", arguments: [1, 2])
  func underModals(modals: Int) async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    for _ in 0..<modals { app.present(LoginViewController()) }
    let step = build(InfoViewController.self).using(UINavigationController.push())
      .from(
        SingleStep(ClassFinder<UINavigationController, Any?>(options: .currentAllStack), NilFactory())
          .from(.root).assemble()
      )
    try await app.router.navigate(to: step)
    #expect(navigation.topViewController is InfoViewController)
    #expect(app.top is InfoViewController)
  }

  @Test("custom(using:) passes the context of the route to its finder")
  func customWithContext() async throws {
    let wanted = ProductViewController(productID: 7)
    let app = App(root: tabs(stack(ProductViewController(productID: 1)), stack(wanted)))
    let step = StepAssembly(finder: NilFinder(), factory: ClassFactory<InfoViewController, Int>())
      .using(UINavigationController.push())
      .from(
        Step.found(by: ClassWithContextFinder<ProductViewController, Int>()).expectingContainer()
      )
      .assemble()
    try await app.router.navigate(to: step, with: 7)
    #expect(wanted.navigationController?.topViewController is InfoViewController)
    #expect(app.top is InfoViewController)
  }
}
