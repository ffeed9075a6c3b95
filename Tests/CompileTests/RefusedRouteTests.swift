import Testing

@Suite("Routes that cannot work do not compile", .needsCompiler, .limited)
struct RefusedRouteTests {
  @Test("An action cannot be given a step of another class, and the error names both classes")
  func origins() async throws {
    try await refuse(
      """
      _ = product.using(.push).from(tabs)  // error: 'UINavigationController' and 'UI
      _ = product.using(.push).from(.current)  // error: 'UINavigationController' and 'UI
      _ = product.using(.push).from(.tabBarController)  // error: 'UINavigationController' and 'UI
      _ = product.using(UINavigationController.push()).from(GeneralStep.root())  // error: 'UINavigationController' and 'UI
      _ = product.using(.addTab).from(home)  // error: 'UITabBarController' and 'UI
      _ = product.using(.addTab).from(any)  // error: 'UITabBarController' and 'UI
      _ = product.using(.addTab).from(without)  // error: 'UITabBarController' and 'UI
      _ = product.using(.pushToDetails).from(.navigationController)  // error: 'UISplitViewController' and 'UI
      _ = product.using(.pushToDetails).from(.current).assemble()  // error: 'UISplitViewController' and 'UI
      _ = product.using(.pushToDetails).from(SingleStep(bag, ClassFactory()))  // error: 'UISplitViewController' and 'UI
      _ = product.using(.push).from(SingleStep(bag, NilFactory()))  // error: 'UINavigationController' and 'UI
      let _: DestinationStep<AccountViewController, Int> = home.expectingContainer()  // error: 'AccountViewController' conform to 'ContainerViewController'
      _ = SingleContainerStep(finder: NilFinder(), factory: XibFactory<HomeViewController, Any?>())  // error: 'ContainerViewController'
      """)
  }

  @Test("A step of another context does not compile, and the error names both contexts")
  func contexts() async throws {
    try await refuse(
      """
      _ = product.using(.present).from(text)  // error: String, Complete>' to expected argument type 'Step<HomeViewController, Int, Complete>'
      _ = product.using(.push).from(stack)  // error: String, Complete>' to expected argument type 'Step<UINavigationController, Int, Complete>'
      _ = product.using(.push).from(text.expectingContainer())  // error: String, Complete>' to expected argument type 'Step<UINavigationController, Int
      _ = product.using(.push).from(NavigationControllerStep<String>())  // error: 'Step<UINavigationController, String, NeedsAction>'
      _ = product.using(.push).from(foundStack)  // error: String, NilFactory<UINavigationController, String>.Needs>'
      _ = found.from(text)  // error: String, Complete>' to expected argument type 'Step<HomeViewController, Int, Complete>'
      _ = found.using(.none).from(text)  // error: String, Complete>' to expected argument type 'Step<HomeViewController, Int, Complete>'
      _ = found.from(NavigationControllerStep<String>())  // error: 'Step<UINavigationController, String, NeedsAction>'
      _ = SwitchAssembly<HomeViewController, Int>().addCase(when: { $0 > 1 }, from: text)  // error: 'Step<HomeViewController, String, Complete>'
      _ = SwitchAssembly<HomeViewController, Int>().addCase(when: { $0 > 1 }, from: any)  // error: 'Step<HomeViewController, Any?, Complete>'
      """)
  }

  @Test("A route without its action, its origin or its end does not compile, and the error names the missing part")
  func unfinished() async throws {
    try await refuse(
      """
      _ = product.from(.current)  // error: what is built needs using(_:), the action that places it, before from(_:)
      _ = product.from(home)  // error: what is built needs using(_:), the action that places it, before from(_:)
      _ = product.from(.navigationController)  // error: what is built needs using(_:), the action that places it, before from(_:)
      _ = product.using(.push).from(.navigationController).from(.current)  // error: what is built needs using(_:), the action that places it, before from(_:)
      _ = product.assemble()  // error: 'NeedsAction' and 'Complete' be equivalent
      _ = product.using(.present).assemble()  // error: 'NeedsAnyOrigin' and 'Complete' be equivalent
      _ = product.using(.push).assemble()  // error: 'NeedsOrigin<UINavigationController>' and 'Complete' be equivalent
      _ = found.assemble()  // error: 'Complete' be equivalent
      _ = product.using(.push).from(.navigationController).assemble()  // error: NeedsAction
      _ = found.using(.present)  // error: in call to instance method 'using'
      _ = found.using(UINavigationController.push())  // error: to expected argument type 'NilAction'
      _ = home.using(.present)  // error: in call to instance method 'using'
      _ = home.from(.current)  // error: in call to instance method 'from'
      """)
  }

  @Test("Guards and tasks of another context or another controller do not compile, however late they are added")
  func hooks() async throws {
    let words = "a guard or task has the context of the step or Any?, and works on its controller or a UIViewController"
    try await refuse(
      """
      _ = product.adding(InlineInterceptor { (id: Int) in .proceed })
      _ = product.adding(InlineInterceptor { (text: String) in .proceed })  // error: \(words)
      _ = product.adding(InlineContextTask { (home: HomeViewController, id: Int) in })  // error: \(words)
      _ = product.adding(InlinePostTask { (product: ProductViewController, text: String, stack) in })  // error: \(words)
      _ = product.using(.present).from(.current).adding(InlineInterceptor { (text: String) in .proceed })  // error: \(words)
      """)
  }

  @Test("A finder and a factory of different classes, and unsupported children of a container, do not compile")
  func builders() async throws {
    try await refuse(
      """
      _ = StepAssembly(finder: homeFinder, factory: ProductViewControllerFactory())  // error: 'HomeViewController' and 'ProductViewController' be equivalent
      let navigation = CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
      _ = navigation.with(ClassFactory<HomeViewController, Any?>(), using: UINavigationController.push())
      _ = navigation.with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.add())  // error: 'UINavigationController' and 'UITabBarController' be equivalent
      _ = navigation.with(NilFactory<HomeViewController, Any?>(), using: UINavigationController.push())  // error: 'NeedsAnyOrigin') and 'NeedsAction' be equivalent
      _ = navigation.with(ClassFactory<HomeViewController, Any?>(), using: GeneralAction.presentModally())  // error
      _ = ClassWithContextFinder<HomeViewController, Any?>()  // error: 'ContextChecking'
      _ = ContextSettingTask<HomeViewController>()  // error: 'ContextAccepting'
      """)
  }

  @Test("A navigation without its context, with another context, or to an unfinished step does not compile")
  func navigations() async throws {
    try await refuse(
      """
      let router = DefaultRouter()
      router.navigate(to: home, with: 42) { _ in }
      router.navigate(to: home, with: "42") { _ in }  // error: cannot convert value of type 'String' to expected argument type 'Int'
      router.navigate(to: home) { _ in }  // error: in call to instance method 'navigate'
      router.navigate(to: any) { _ in }
      router.navigate(to: without) { _ in }
      router.navigate(to: product, with: 42) { _ in }  // error: NeedsAction>' to expected argument type
      """)
  }

  @Test("A router cannot be used outside the main actor")
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

  private func refuse(_ statements: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await mustNotCompile(
      "import Portolan\nimport PortolanArticles\n\n@MainActor\nfunc attempt() {\n\(statements)\n}\n",
      alongside: readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor let product = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
      @MainActor let found = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: NilFactory())
      @MainActor let home = SingleStep(ClassFinder<HomeViewController, Int>(), NilFactory()).from(.current).assemble()
      @MainActor let any = SingleStep(ClassFinder<HomeViewController, Any?>(), NilFactory()).from(.current).assemble()
      @MainActor let without = SingleStep(ClassFinder<HomeViewController, Void>(), NilFactory()).from(.current).assemble()
      @MainActor let text = SingleStep(ClassFinder<HomeViewController, String>(), NilFactory()).from(.current).assemble()
      @MainActor let foundStack = SingleStep(ClassFinder<UINavigationController, String>(), NilFactory())
      @MainActor let stack = foundStack.from(.current).assemble()
      @MainActor let tabs = TabBarControllerStep<Int>().using(.replaceRoot).from(.root).assemble()
      @MainActor let bag = ClassFinder<BagViewController, Int>()
      @MainActor let homeFinder = ClassFinder<HomeViewController, Int>()
      """,
      sourceLocation: sourceLocation
    )
  }
}
