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
      finder: ClassFinder<UIViewController, Int>(), factory: ClassFactory { (id: Int) in UIViewController() }
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

  @Test("A guard or task of a router cannot have the context of a single screen")
  func hooksOfRouter() async throws {
    for hook in ["ScreenGuard", "ScreenTask", "ScreenPostTask"] {
      try await refuse("router.add(\(hook)())", containing: "no exact matches in call to instance method 'add'")
    }
  }

  @Test(
    "A step without its context does not compile, and the error names the mend",
    arguments: [
      ("_ = try router.plan(to: product)", "'plan(to:)' on 'Step' requires the types 'Int' and 'Any?' be equivalent"),
      (
        "try await router.navigate(to: product)",
        "this step takes a context: pass it, as in navigate(to: step, with: 42)"
      ),
      ("router.navigate(to: product) { _ in }", "no exact matches in call to instance method 'navigate'"),
      ("router.go(product)", "on 'Step' requires the types 'Int' and 'Any?' be equivalent"),
    ])
  func context(line: String, text: String) async throws {
    try await refuse(line, containing: text)
  }

  @Test("Guards and tasks of a route compile with the screen's context or any, and are refused with another")
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
      containing:
        "a guard or task has the context of the step or Any?, and works on its controller or a UIViewController",
      alongside: Self.app)
    try await mustNotCompile(
      routes(".push.guarded(by: ScreenGuard())  // error", ".push"),
      containing: "'guarded(by:)' requires the types 'OtherScreen' and 'ShopScreen' be equivalent", alongside: Self.app)
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

  @Test("A link and a group without the closure that prints them do not compile")
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
    try await mustNotCompile(
      table(#"Link("/p/{id}", AppLink.product)"#), containing: "(Int) -> AppLink' to expected argument type 'AppLink'")
    try await mustNotCompile(
      table(#"Link("/p/{id}?q={q?}", AppLink.pair)"#),
      containing: "(Int, String?) -> AppLink' to expected argument type 'AppLink'")
    try await mustNotCompile(
      table(#"LinkGroup("/shop", AppLink.shop)"#), containing: "missing argument for parameter 'extract' in call")
  }

  @Test("Links of a feature have no origin, and the error for an origin names both kinds of tables")
  func feature() async throws {
    try await mustNotCompile(
      """
      import PortolanLinks

      enum ShopLink: Equatable, Linkable {
        case home
        static let links = FeatureLinks<ShopLink> { Link("/", .home) }
      }
      struct Plain {}

      func use() throws {
        _ = ShopLink.home.url  // error: requires the types 'FeatureLinks<ShopLink>' and 'LinkTable<ShopLink>' be equivalent
        _ = try ShopLink(link: "/")  // error: requires the types 'FeatureLinks<ShopLink>' and 'LinkTable<ShopLink>' be equivalent
        LinkCheck.feature(Plain.self)  // error: requires that 'Plain' conform to 'Linkable'
      }
      """)
  }

  @Test("Routes start from a screen of the same enum, of another enum, or from the parent of a feature")
  func origins() async throws {
    try await mustCompile(
      """
      import Portolan

      enum FeatureScreen: Screen {
        case pushed, modal, part, tab, detail, sheet, composed, other
        var route: Route<Self> {
          switch self {
          case .pushed: .push(onto: .parent)
          case .modal: .present(over: .parent, as: .formSheet)
          case .part: .part(of: .parent)
          case .tab: .tab("tab", of: .parent)
          case .detail: .detail(of: .parent)
          case .sheet: .present(over: .parent, as: .sheet(detents: []))
          case .composed: Route { $0.using(.present).from(Route.step(to: .parent)).assemble() }
          case .other: Route { $0.using(.present).from(Route.step(to: ShopScreen.home)).assemble() }
          }
        }
      }

      enum FamilyScreen: Screen {
        case parent, pushed, modal, tab, composed, inContainer, other
        var route: Route<Self> {
          switch self {
          case .parent: .root
          case .pushed: .push(onto: .parent)
          case .modal: .present(over: .parent)
          case .tab: .tab("tab", of: .parent)
          case .composed: Route { $0.using(.present).from(Route.step(to: .parent)).assemble() }
          case .inContainer: Route { $0.using(.push).from(Route.step(to: .parent)).assemble() }
          case .other: .push(onto: ShopScreen.home)
          }
        }
      }
      """, Self.app)
  }

  @Test("Hooks without written types have the context of the step or route")
  func inferredHooks() async throws {
    try await mustCompile(
      """
      import Portolan

      struct Root: AssemblyDataSource {
        func getAssembly(key: ShopScreen) -> (any Assembly)? { nil }
        var any: InlineInterceptor<Any?> { InlineInterceptor { _ in .proceed } }
        var own: any RoutingInterceptor<ShopScreen> { ScreenGuard() }
        var anyTask: InlineContextTask<UIViewController, Any?> { InlineContextTask { _, _ in } }
        var anyPost: InlinePostTask<UIViewController, Any?> { InlinePostTask { _, _, _ in } }
      }

      @MainActor func hooks() {
        let route = Route<ShopScreen>.push
        _ = route.adding(InlineContextTask { _, screen in _ = screen == .home })
        _ = route.adding(InlinePostTask { _, screen, _ in _ = screen == .home })
        _ = route.guarded(by: InlineInterceptor { screen in screen == .home ? .proceed : .redirect(to: ShopScreen.home) })
        _ = route.guarded(by: Assembled(\\Root.any)).guarded(by: Assembled(\\Root.own))
          .adding(Assembled(\\Root.anyTask)).adding(Assembled(\\Root.anyPost))
        let tabs = StepAssembly(finder: ClassFinder<UITabBarController, Int>(), factory: ClassFactory())
        _ = tabs.adding(InlineInterceptor { id in id > 0 ? .proceed : .redirect(to: ShopScreen.home) })
        _ = tabs.adding(InlineContextTask { (_: UITabBarController, _: Any?) in })
          .adding(InlineContextTask { (_: UIViewController, _: Any?) in })
          .adding(InlinePostTask { (_: UITabBarController, _: Any?, _) in })
          .adding(InlinePostTask { (_: UIViewController, _: Any?, _) in })
        let any = StepAssembly(finder: ClassFinder<UITabBarController, Any?>(), factory: ClassFactory())
        _ = any.adding(InlineContextTask { _, _ in }).adding(InlineInterceptor { _ in .proceed })
        _ = any.adding(InlineContextTask { (_: UIViewController, _: Any?) in })
      }
      """, Self.app)
  }
}
