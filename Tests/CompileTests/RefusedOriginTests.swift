import Testing

@Suite("A step from which an action cannot start is refused with a hint", .needsCompiler, .limited)
struct RefusedOriginTests {
  private static let containers = [
    Container(action: ".push", name: "navigation controller", step: ".navigationController"),
    Container(action: ".addTab", name: "tab bar controller", step: ".tabBarController"),
    Container(action: ".pushToDetails", name: "split view controller", step: ".splitController"),
  ]

  @Test("An action of a container, from a screen without a container", arguments: containers)
  private func concreteScreen(container: Container) async throws {
    for screen in ["home", "any", "without"] {
      try await refuse(
        """
        _ = product.using(\(container.action))
          .from(\(screen))  // error
          .assemble()
        """,
        containing: "the action needs a \(container.name): start from \(container.step), or promise one with"
      )
    }
  }

  @Test("An action of a container, from another container that is built or found", arguments: containers)
  private func otherContainer(container: Container) async throws {
    let others = Self.containers.map(\.step).filter { $0 != container.step } + ["SingleStep(stack, ClassFactory())"]
    for other in others {
      try await refuse(
        """
        let stack = ClassFinder<HomeViewController, Int>()
        _ = product.using(\(container.action))
          .from(\(other))  // error
          .using(.present)
          .from(.current)
          .assemble()
        """,
        containing: "the action needs a \(container.name): start from \(container.step), or promise one with"
      )
    }
    try await refuse(
      """
      _ = product.using(\(container.action))
        .from(SingleStep(ClassFinder<HomeViewController, Any?>(), NilFactory()))  // error
        .from(.current)
        .assemble()
      """,
      containing: "the action needs a \(container.name): start from \(container.step), or promise one with"
    )
  }

  @Test(
    "An origin with another context",
    arguments: [
      """
      product.using(UINavigationController.push())
        .from(text.expectingContainer())  // error
        .assemble()
      """,
      """
      product.using(.push)
        .from(stack)  // error
        .assemble()
      """,
      """
      product.using(.present)
        .from(text)  // error
        .assemble()
      """,
      """
      product.using(.push)
        .from(NavigationControllerStep<String>())  // error
        .using(.present)
        .from(.current)
        .assemble()
      """,
      """
      product.using(.push)
        .from(SingleStep(ClassFinder<UINavigationController, String>(), NilFactory()))  // error
        .from(.current)
        .assemble()
      """,
      """
      product.using(.present)
        .from(SingleStep(ClassFinder<HomeViewController, String>(), ClassFactory()))  // error
        .using(.present)
        .from(.current)
        .assemble()
      """,
      """
      found
        .from(text)  // error
        .assemble()
      """,
      """
      found
        .from(NavigationControllerStep<String>())  // error
        .using(.present)
        .from(.current)
        .assemble()
      """,
      """
      found.using(.none)
        .from(text)  // error
        .assemble()
      """,
    ])
  func otherContext(route: String) async throws {
    try await refuse(
      "_ = \(route)",
      containing: "takes another context than the route: join the two with adaptingContext(_:)"
    )
  }

  @Test(
    "Guards and tasks added too late",
    arguments: [
      "product.using(.push).adding(Guard())", "product.using(.push).from(.navigationController).adding(Guard())",
      "product.using(.present).from(.current).adding(Guard())", "found.using(.none).adding(Guard())",
      "found.from(.current).adding(Task())", "home.adding(Guard())",
      "ChainAssembly().from(SingleStep(ClassFinder<HomeViewController, Int>(), ClassFactory())).adding(Guard())",
    ])
  func addedTooLate(route: String) async throws {
    try await refuse(
      "_ = \(route)  // error",
      containing: "guards and tasks are added to the step itself, before using(_:) and from(_:)"
    )
  }

  private struct Container: Sendable {
    let action: String
    let name: String
    let step: String
  }

  private func refuse(
    _ statements: String, containing text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await mustNotCompile(
      "import Portolan\nimport PortolanArticles\n\n@MainActor\nfunc attempt() {\n\(statements)\n}\n",
      containing: text,
      alongside: readerScreens,
      """
      import Portolan
      import PortolanArticles

      @MainActor
      let product = StepAssembly(finder: ClassFinder(), factory: ProductViewControllerFactory())
      @MainActor
      let found = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: NilFactory())
      @MainActor
      let home = SingleStep(ClassFinder<HomeViewController, Int>(), NilFactory()).from(.current).assemble()
      @MainActor
      let any = SingleStep(ClassFinder<HomeViewController, Any?>(), NilFactory()).from(.current).assemble()
      @MainActor
      let without = SingleStep(ClassFinder<HomeViewController, Void>(), NilFactory()).from(.current).assemble()
      @MainActor
      let text = SingleStep(ClassFinder<HomeViewController, String>(), NilFactory()).from(.current).assemble()
      @MainActor
      let stack = SingleStep(ClassFinder<UINavigationController, String>(), NilFactory()).from(.current).assemble()

      struct Guard: RoutingInterceptor {
        func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
      }
      struct Task: ContextTask {
        func perform(on viewController: UIViewController, with context: Any?) async throws {}
      }
      """,
      sourceLocation: sourceLocation
    )
  }
}
