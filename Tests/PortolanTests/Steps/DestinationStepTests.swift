import Portolan
import Testing

@MainActor
@Suite("A finished step as the start of another route", .everyCompletion, .limited)
struct DestinationStepTests {
  private let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()

  @Test("expectingContainer gives the container around the controller, whether it is found or built")
  func expectingContainer() async throws {
    let app = App(root: HomeViewController())
    let info = StepAssembly(finder: ClassFinder<InfoViewController, Int>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(product.expectingContainer())
      .assemble()
    try await app.router.navigate(to: info, with: 1)
    let expected = """
      UIWindow
      └─ HomeViewController
         └─ presents UINavigationController  formSheet
            ├─ ProductViewController(id: 1)
            └─ InfoViewController  ← top
      """
    #expect(app.tree == expected)

    (app.window.rootViewController?.presentedViewController as? UINavigationController)?
      .popViewController(animated: false)
    let found = app.top
    try await app.router.navigate(to: info, with: 1)
    #expect(app.tree == expected)
    #expect(app.top?.navigationController?.viewControllers.first === found)
  }

  @Test("A container that was promised and is not there is an error before anything moves")
  func brokenPromise() async {
    let app = App(root: tabs(ProductViewController(productID: 1)))
    app.present(InfoViewController())
    let before = app.state
    let info = StepAssembly(finder: NilFinder(), factory: ClassFactory<InfoViewController, Int>())
      .using(UINavigationController.push())
      .from(product.expectingContainer())
      .assemble()
    #expect(throws: RoutingError.self) { try app.router.plan(to: info, with: 1) }
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: info, with: 1) }
    #expect(error?.code == .containerNotFound)
    #expect(app.state == before)
  }

  @Test("adaptingContext makes the step's context from the route's, by a transformer or a closure")
  func adaptingContext() async throws {
    let app = App(root: HomeViewController())
    let byText = product.adaptingContext(using: InlineContextTransformer { (text: String) in text.count })
    try await app.router.navigate(to: byText, with: "four")
    #expect((app.top as? ProductViewController)?.productID == 4)

    let info = StepAssembly(finder: NilFinder(), factory: ClassFactory<InfoViewController, Bool>())
      .using(UINavigationController.push())
      .from(product.adaptingContext { (flag: Bool) in flag ? 1 : 0 }.expectingContainer())
      .assemble()
    try await app.router.navigate(to: info, with: true)
    #expect((app.top?.navigationController?.viewControllers.first as? ProductViewController)?.productID == 1)
  }

  @Test("A transformer that throws fails the navigation before it has touched anything")
  func failingTransformer() async {
    let app = StartingState.underTwoModals.makeApp()
    let before = app.state
    let step = product.adaptingContext { (_: String) -> Int in throw Failure() }
    #expect(throws: Failure()) { try app.router.plan(to: step, with: "") }
    await #expect(throws: Failure()) { try await app.router.navigate(to: step, with: "") }
    #expect(app.state == before)
  }

  @Test("Steps of Any? and of Void stand in a route of another context")
  func otherContexts() async throws {
    let app = App(root: UIViewController())
    let tabBar = SingleContainerStep(
      finder: ClassFinder<UITabBarController, Void>(),
      factory: TabBarControllerFactory()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let step = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<Any?>())
      .using(UITabBarController.add())
      .from(tabBar)
      .assemble()
    try await app.router.navigate(to: step, with: 42)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           └─ UINavigationController
              └─ ProductViewController(id: 42)  ← top
        """
    )
  }
}
