import Testing

@Suite("The typed screens of the article compile", .needsCompiler, .limited)
struct TypedScreenTests {
  @Test("The article's screens compile: assemblies, a root assembly, a builder and a coordinator behind a view model")
  func article() async throws {
    try await mustCompile(
      #"""
      import Portolan
      import PortolanArticles

      enum ControllersList { case textInputScreen; case textConfirmationScreen(text: String) }

      final class TextViewController: UIViewController {
        var text = ""
        var coordination: (any Coordination<ControllersList>)?
      }

      struct TextInputAssembly: Assembly {
        func build() -> UIViewController { TextViewController() }
      }

      final class TextConfirmationAssembly: Assembly {
        private let text: String
        init(text: String) { self.text = text }
        func build() -> UIViewController {
          let controller = TextViewController()
          controller.text = text
          return controller
        }
      }

      final class RootAssembly: AssemblyDataSource {
        func getAssembly(key: ControllersList) -> Assembly? {
          switch key {
          case .textInputScreen: return TextInputAssembly()
          case .textConfirmationScreen(let text): return TextConfirmationAssembly(text: text)
          }
        }
      }

      @MainActor
      func start(in window: UIWindow, with rootAssembly: RootAssembly) {
        let builder = ControllerBuilder(dataSource: rootAssembly, root: .textInputScreen)
        let navigation = UINavigationController(rootViewController: builder.buildRootController())
        let coordinator = ScreenCoordinator(navigationController: navigation, builder: builder)
        coordinator.show(view: .textConfirmationScreen(text: "Hello"), firstPosition: false)
        coordinator.show(view: .textInputScreen, firstPosition: true)
        coordinator.popFromCurrentController()
        window.rootViewController = navigation
        _ = builder.buildController(for: .textConfirmationScreen(text: "Hello"))
      }
      """#)
  }

  @Test("A screen with an assembly and each kind of route compiles")
  func screens() async throws {
    try await mustCompile(
      #"""
      import Portolan
      import PortolanArticles

      enum ShopScreen: Screen {
        case tabs, home, bag, login, forgotPassword, settings
        case product(id: Int)

        var assembly: any Assembly {
          switch self { default: PageAssembly() }
        }

        var route: Route<Self> {
          switch self {
          case .tabs: .root
          case .home, .bag: .part(of: .tabs)
          case .product: .push
          case .login: .presentInNavigation
          case .forgotPassword: .push(onto: .login)
          case .settings: .push(onto: .home).guarded(by: LoginGuard())
          }
        }
      }

      struct PageAssembly: Assembly {
        func build() -> UIViewController { UIViewController() }
      }

      struct LoginGuard: RoutingInterceptor {
        func perform(with context: Any?) async throws -> InterceptorAnswer { .redirect(to: ShopScreen.login) }
      }

      // The minimum is an enum and its assembly. The screen is pushed onto the current one.
      enum Other: Screen {
        case one
        var assembly: any Assembly { PageAssembly() }
      }

      @MainActor
      func go(_ router: any Router) async throws {
        try await router.navigate(to: ShopScreen.product(id: 42))
        router.navigate(to: Other.one) { _ in }
        print(try router.plan(to: ShopScreen.home))
      }
      """#)
  }

  @Test(
    "An enum can conform to Screen in another file if it declares Hashable and Sendable; otherwise the compiler requires them"
  )
  func otherFile() async throws {
    try await mustCompile(
      """
      import Portolan
      import PortolanArticles

      extension ControllersList: Screen {
        var route: Route<Self> { .push }
      }
      """,
      """
      enum ControllersList: Hashable, Sendable { case textInputScreen, textConfirmationScreen(text: String) }
      """)
    try await mustNotCompile(
      """
      import Portolan
      import PortolanArticles

      extension ControllersList: Screen {}  // error
      """,
      containing: "'Hashable'",
      alongside: """
        enum ControllersList { case textInputScreen, textConfirmationScreen(text: String) }
        """)
  }

  @Test("A new case does not compile until it has an assembly")
  func newCase() async throws {
    try await mustNotCompile(
      #"""
      import Portolan
      import PortolanArticles

      enum ShopScreen: Screen {
        case home, bag

        var assembly: any Assembly {
          switch self {  // error
          case .home: PageAssembly()
          }
        }
      }

      struct PageAssembly: Assembly {
        func build() -> UIViewController { UIViewController() }
      }
      """#,
      containing: "switch must be exhaustive")
  }
}
