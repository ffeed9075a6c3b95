import Testing

@Suite("The compiler says what to write", .needsCompiler, .limited)
struct RefusedCallTests {
  private static let app = """
    import Portolan

    enum ShopScreen: Screen {
      case home, bag, product(id: Int)
      var assembly: any Assembly { InlineAssembly { UIViewController() } }
    }

    struct ScreenGuard: RoutingInterceptor {
      func perform(with screen: ShopScreen) async throws -> InterceptorAnswer { .proceed }
    }

    struct ScreenTask: ContextTask {
      func perform(on viewController: UIViewController, with screen: ShopScreen) async throws {}
    }

    struct ScreenPostTask: PostRoutingTask {
      func perform(
        on viewController: UIViewController, with screen: ShopScreen, routingStack: [UIViewController]
      ) async throws {}
    }

    @MainActor let product = StepAssembly(
      finder: ClassFinder<UIViewController, Int>(), factory: InlineFactory { (id: Int) in UIViewController() }
    ).using(.push).from(.navigationController).using(.present).from(.current).assemble()

    """

  private func refuse(_ line: String, containing text: String) async throws {
    try await mustNotCompile(
      """
      import Portolan

      @MainActor func use(_ router: DefaultRouter) async throws {
        \(line)  // error
      }
      """, containing: text, alongside: Self.app)
  }

  @Test("A guard and tasks of a router, whose context is a screen, belong to a route")
  func hooksOfRouter() async throws {
    try await refuse(
      "router.add(ScreenGuard())",
      containing:
        "a guard of the router is asked about all screens, so its context is Any?: change it, or add the guard to a route with guarded(by:)"
    )
    for task in ["ScreenTask", "ScreenPostTask"] {
      try await refuse(
        "router.add(\(task)())",
        containing:
          "a task of the router runs for all screens, so it works on a UIViewController, and its context is Any?: change it, or add the task to a route with adding(_:)"
      )
    }
  }

  @Test(
    "A step without its context",
    arguments: [
      ("_ = try router.plan(to: product)", "pass it, as in plan(to: step, with: 42)"),
      ("try await router.navigate(to: product)", "pass it, as in navigate(to: step, with: 42)"),
      ("router.navigate(to: product) { _ in }", "pass it, as in navigate(to: step(42)) { … }"),
      ("router.go(product)", "pass it, as in go(step(42))"),
    ])
  func context(line: String, text: String) async throws {
    try await refuse(line, containing: "this step takes a context: \(text)")
  }

  @Test("Guards and tasks of a route: those of the screen and of any context compile, and others are refused")
  func hooksOfRoute() async throws {
    func routes(_ product: String, _ bag: String) -> String {
      """
      import Portolan

      enum OtherScreen: Screen {
        case home, bag, product(id: Int)
        var assembly: any Assembly { InlineAssembly { UIViewController() } }
        var route: Route<Self> {
          switch self {
          case .home: .root
          case .bag: \(bag)
          case .product: \(product)
          }
        }
      }

      struct Post: PostRoutingTask {
        func perform(
          on viewController: UIViewController, with screen: OtherScreen, routingStack: [UIViewController]
        ) async throws {}
      }

      struct Any1: ContextTask {
        func perform(on viewController: UIViewController, with context: Any?) async throws {}
      }
      """
    }
    try await mustCompile(
      routes(".push.adding(Post())", ".present(over: .home).adding(Any1()).adding(Post())"), Self.app)
    try await mustNotCompile(
      routes(".push.adding(ScreenPostTask())  // error", ".push"),
      containing: "a task of a route works on a UIViewController, and its context is the screen or Any?",
      alongside: Self.app)
    try await mustNotCompile(
      routes(".push.guarded(by: ScreenGuard())  // error", ".push"),
      containing: "the context of a guard of a route is the screen or Any?", alongside: Self.app)
  }

  @Test("An action of a container starts from a screen, whose container it looks for")
  func containerOfScreen() async throws {
    try await mustCompile(
      """
      import Portolan

      enum TabScreen: Screen {
        case home, pushed, tab, detail, modal, promised
        var assembly: any Assembly { InlineAssembly { UIViewController() } }
        var route: Route<Self> {
          switch self {
          case .home: .root
          case .pushed: Route { $0.using(.push).from(Route.step(to: .home)).assemble() }
          case .tab: Route { $0.using(.addTab).from(Route.step(to: .home)).assemble() }
          case .detail: Route { $0.using(.pushToDetails).from(Route.step(to: .home)).assemble() }
          case .modal: Route { $0.using(.present).from(Route.step(to: .home)).assemble() }
          case .promised: Route { $0.using(.push).from(Route.step(to: .home).expectingContainer()).assemble() }
          }
        }
      }
      """)
  }

  @Test("A link and a group without the closure that prints them")
  func links() async throws {
    func table(_ line: String) -> String {
      """
      import PortolanLinks

      enum ShopLink: Equatable, Linkable {
        case home
        case product(id: Int)
        static let links = FeatureLinks<ShopLink> { Link("/", .home) }
      }

      enum AppLink: Equatable {
        case product(id: Int), pair(Int, String?), shop(ShopLink)
      }

      func use() throws {
        _ = try LinkTable<AppLink>("https://shop.example") {
          \(line)  // error
        }
      }
      """
    }
    for line in [#"Link("/p/{id}", AppLink.product)"#, #"Link("/p/{id}?q={q?}", AppLink.pair)"#] {
      try await mustNotCompile(
        table(line),
        containing:
          "a link with values needs a second closure, which returns them, as in { if case .product(let id) = $0 { id } else { nil } }"
      )
    }
    try await mustNotCompile(
      table(#"LinkGroup("/shop", AppLink.shop)"#),
      containing:
        "a group needs a second closure, which returns the screen of the feature, as in { if case .cards(let screen) = $0 { screen } else { nil } }"
    )
  }
}
