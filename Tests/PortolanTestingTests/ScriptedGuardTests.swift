import Portolan
import PortolanTestTraits
import PortolanTesting
import Testing

@MainActor
@Suite("A guard with prepared answers", .limited)
struct ScriptedGuardTests {
  enum Gallery: Screen {
    case hall, vault, desk

    var route: Route<Self> {
      switch self {
      case .hall: .rootInNavigation
      case .desk: .push(onto: .hall)
      case .vault: .push(onto: .hall).guarded(by: Assembled(\Root.vaultGuard))
      }
    }
  }

  /// A root assembly whose guard the test replaces.
  struct Root: AssemblyDataSource {
    let vaultGuard: any RoutingInterceptor<Gallery>

    func getAssembly(key: Gallery) -> (any Assembly)? { InlineAssembly { UIViewController() } }
  }

  private let window: TestWindow<Gallery>
  private let router: DefaultRouter
  private var screens: ScreenRouter<Gallery> { router.screens() }

  init() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = TestWindow(window)
    router = DefaultRouter(window: window)
  }

  @Test("A scripted guard answers in order, and records its questions")
  func answers() async throws {
    let scripted = ScriptedGuard<Gallery>(.deny, .redirect(to: Gallery.desk))
    router.assembleScreens(with: Root(vaultGuard: scripted))
    await #expect(throws: ScriptedDenial.self) { try await screens.navigate(to: .vault, animated: false) }
    try await screens.navigate(to: .vault, animated: false)
    #expect(window.isShowing(.desk))
    scripted.append(.proceed)
    try await screens.navigate(to: .vault, animated: false)
    #expect(window.isShowing(.vault))
    #expect(scripted.asked == [.vault, .vault, .vault])
    #expect(scripted.answers.isEmpty)
  }

  @Test("A scripted guard without an answer denies, and names the question")
  func exhausted() async throws {
    router.assembleScreens(with: Root(vaultGuard: ScriptedGuard<Gallery>()))
    let error = await #expect(throws: NoAnswerLeft.self) { try await screens.navigate(to: .vault, animated: false) }
    #expect(
      error?.description == """
        A scripted guard has no answer left for question 1, about vault. To fix: give it one more answer, or correct \
        the code that asks.
        """)
  }

  @Test("A scripted guard guards every navigation of a router")
  func global() async throws {
    let scripted = ScriptedGuard<Any?>(.proceed, .deny(CancellationError()))
    router.assembleScreens(with: Root(vaultGuard: ScriptedGuard<Gallery>()))
    router.add(scripted)
    try await screens.navigate(to: .hall, animated: false)
    await #expect(throws: CancellationError.self) { try await screens.navigate(to: .desk, animated: false) }
    #expect(scripted.asked.map { $0 as? Gallery } == [.hall, .desk])
  }

  @Test("A plan names a guard of any type by its property")
  func planned() async throws {
    router.assembleScreens(with: Root(vaultGuard: ScriptedGuard<Gallery>()))
    #expect(try screens.plan(to: .vault).guards == ["vaultGuard"])
  }
}
