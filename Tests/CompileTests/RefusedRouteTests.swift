import Testing

@Suite("Routes that cannot work do not compile", .needsCompiler, .limited)
struct RefusedRouteTests {
  @Test("An action that the previous step does not support")
  func actionOfOtherContainer() async throws {
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
        .using(UITabBarController.addTab())
        .from(NavigationControllerStep<Any?>())  // error
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      """,
      containing: "the action needs a tab bar controller: start from .tabBarController, or promise one with"
    )
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
        .using(.addTab)
        .from(.navigationController)  // error
        .using(.present)
        .from(.current)
        .assemble()
      """,
      containing: "the action needs a tab bar controller: start from .tabBarController, or promise one with"
    )
  }

  @Test("A push onto a step that need not be a navigation controller")
  func pushOntoRoot() async throws {
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
        .using(UINavigationController.push())
        .from(GeneralStep.root())  // error
        .assemble()
      """,
      containing: "the action needs a navigation controller: start from .navigationController, or promise one with"
    )
  }

  @Test(
    "An action of a container on the current controller",
    arguments: [
      ("push", "navigation controller: start from .navigationController"),
      ("addTab", "tab bar controller: start from .tabBarController"),
      ("pushToDetails", "split view controller: start from .splitController"),
    ])
  func actionOntoCurrent(action: String, words: String) async throws {
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
        .using(.\(action))
        .from(.current)  // error
        .assemble()
      """,
      containing: "the action needs a \(words), or promise one with expectingContainer()"
    )
  }

  @Test("A finished step with a container of another class")
  func stepOfOtherContainer() async throws {
    try await refuse(
      """
      let tabs = TabBarControllerStep<Int>()
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.root())
        .assemble()
      _ = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
        .using(UINavigationController.push())
        .from(tabs)  // error
        .assemble()
      """,
      containing: "the action needs a navigation controller: start from .navigationController, or promise one with"
    )
  }

  @Test("An action after a NilFactory")
  func actionAfterNilFactory() async throws {
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory())
        .using(GeneralAction.presentModally())  // error
        .from(GeneralStep.current())
        .assemble()
      """
    )
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory())
        .using(UINavigationController.push())  // error
        .from(NavigationControllerStep<Any?>())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      """
    )
  }

  @Test("A String step in an Int chain")
  func otherContext() async throws {
    try await refuse(
      """
      let text = SingleContainerStep(
        finder: ClassFinder<UINavigationController, String>(), factory: NavigationControllerFactory())
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.root())
        .assemble()
      _ = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
        .using(UINavigationController.push())
        .from(text)  // error
        .assemble()
      """,
      containing: "this step takes another context than the route: join the two with adaptingContext(_:)"
    )
  }

  @Test("A finder and a factory of different classes")
  func finderOfOtherClass() async throws {
    try await refuse(
      """
      let finder = ClassFinder<HomeViewController, Int>()
      _ = StepAssembly(finder: finder, factory: ProductViewControllerFactory())  // error
      """,
      containing: "'HomeViewController' and 'ProductViewController'"
    )
  }

  @Test("A route without assemble")
  func unfinished() async throws {
    try await refuse(
      """
      let _: DestinationStep<ProductViewController, Int> =
        StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())  // error
      """,
      containing: "'AssembledStep<ProductViewController, Int>'"
    )
  }

  @Test(
    "The error for a missing using(_:) says so",
    arguments: [
      """
      .from(.current)  // error
      .assemble()
      """,
      """
      .from(GeneralStep.current())  // error
      .assemble()
      """,
      """
      .from(.navigationController)  // error
      .using(.present)
      .from(.current)
      .assemble()
      """,
      """
      .using(.push)
      .from(.navigationController)
      .from(.current)  // error
      .assemble()
      """,
      """
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .from(GeneralStep.current())  // error
      .assemble()
      """,
    ])
  func withoutUsing(route: String) async throws {
    try await refuse(
      "_ = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())\n" + route,
      containing: "what is built needs using(_:), the action that puts it in place, before from(_:)"
    )
  }

  @Test(
    "The error for an incomplete route names the missing part",
    arguments: [
      ("ProductViewControllerFactory())", "a route needs from(_:), the step that it starts from, before"),
      (
        "ProductViewControllerFactory()).using(.present)",
        "a route needs from(_:), the step that it starts from, before"
      ),
      ("NilFactory<HomeViewController, Any?>())", "a route needs from(_:), the step that it starts from, before"),
      (
        "NilFactory<HomeViewController, Any?>()).using(.none)",
        "a route needs from(_:), the step that it starts from, before"
      ),
      (
        "ProductViewControllerFactory()).using(.push).from(.navigationController)",
        "a route needs using(_:) and from(_:) for its last step, too"
      ),
    ])
  func assembledTooSoon(route: String, words: String) async throws {
    try await refuse(
      """
      _ = StepAssembly(finder: ClassFinder(), factory: \(route)
        .assemble()  // error
      """,
      containing: words
    )
  }

  @Test("A navigation without its context, with another one, or to an unfinished step")
  func otherNavigations() async throws {
    try await refuse(
      """
      let product = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
      let router = DefaultRouter()
      router.navigate(to: product.assemble(), with: 42) { _ in }
      router.navigate(to: product.assemble(), with: "42") { _ in }  // error
      router.navigate(to: product.assemble()) { _ in }  // error
      router.navigate(to: product, with: 42) { _ in }  // error
      """
    )
  }

  @Test("Guards and tasks of another context or another controller")
  func otherSurroundings() async throws {
    try await refuse(
      """
      let product = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
      _ = product.adding(InlineInterceptor { (id: Int) in .proceed })
      _ = product.adding(InlineInterceptor { (text: String) in .proceed })  // error
      _ = product.adding(InlineContextTask { (home: HomeViewController, id: Int) in })  // error
      _ = product.adding(InlinePostTask { (product: ProductViewController, text: String, stack) in })  // error
      """
    )
  }

  @Test("Children that their container does not support, or that are not built")
  func childrenOfOtherContainer() async throws {
    try await refuse(
      """
      let navigation = CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
      _ = navigation.with(ClassFactory<HomeViewController, Any?>(), using: UINavigationController.push())
      _ = navigation.with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())  // error
      _ = navigation.with(NilFactory<HomeViewController, Any?>(), using: UINavigationController.push())  // error
      _ = navigation.with(ClassFactory<HomeViewController, Any?>(), using: GeneralAction.presentModally())  // error
      """
    )
  }

  @Test("A container step with a controller that is not a container")
  func noContainer() async throws {
    try await refuse(
      """
      _ = SingleContainerStep(finder: NilFinder(), factory: XibFactory<HomeViewController, Any?>())  // error
      """,
      containing: "'ContainerViewController'"
    )
    try await refuse(
      """
      let home = StepAssembly(finder: ClassFinder(), factory: XibFactory<HomeViewController, Any?>())
        .using(.present).from(.current).assemble()
      let _: DestinationStep<AccountViewController, Any?> = home.expectingContainer()  // error
      """,
      containing: "'AccountViewController' conform to 'ContainerViewController'"
    )
  }

  @Test("A screen without the required context protocol")
  func screenWithoutContext() async throws {
    try await refuse(
      "_ = ClassWithContextFinder<HomeViewController, Any?>()  // error",
      containing: "'ContextChecking'"
    )
    try await refuse("_ = ContextSettingTask<HomeViewController>()  // error", containing: "'ContextAccepting'")
  }

  @Test("A router outside the main actor")
  func offTheMainActor() async throws {
    try await mustNotCompile(
      """
      import Portolan
      import PortolanArticles

      func background(_ router: DefaultRouter, _ home: DestinationStep<UIViewController, Any?>) {
        router.navigate(to: home)  // error
      }
      """
    )
  }

  private func refuse(
    _ statements: String,
    containing text: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await mustNotCompile(
      "import Portolan\nimport PortolanArticles\n\n@MainActor\nfunc attempt() {\n\(statements)\n}\n",
      containing: text,
      alongside: readerScreens,
      sourceLocation: sourceLocation
    )
  }
}
