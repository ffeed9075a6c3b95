import Portolan
import PortolanTestSupport
import PortolanTestTraits
import Testing

@MainActor
@Suite("Guards of a route that chooses its step", .limited)
struct ChoiceGuardTests {
  struct Closed: RoutingInterceptor {
    struct Denied: Error {}
    func perform(with context: Any?) async throws -> InterceptorAnswer { throw Denied() }
  }

  enum Place: Screen, Codable {
    case home, plain, chosen

    final class Page: UIViewController {}

    @MainActor static func page() -> Step<Page, Any?, NeedsAction> {
      StepAssembly(finder: NilFinder<Page, Any?>(), factory: ClassFactory { (_: Any?) in Page() })
    }

    @MainActor static let plainStep = page().using(UINavigationController.push())
      .from(DestinationStep<UINavigationController, Any?>.found(by: ClassFinder())).assemble()
    @MainActor static let chosenStep = SwitchAssembly<Page, Any?>().assemble(default: plainStep)

    var assembly: any Assembly { InlineAssembly { Page() } }

    var route: Route<Self> {
      switch self {
      case .home: .root
      case .plain: Route(Self.plainStep, with: nil).guarded(by: Closed())
      case .chosen: Route(Self.chosenStep, with: nil).guarded(by: Closed())
      }
    }
  }

  @Test(
    "A stored screen whose guard denies it is not restored, whether its route chooses its step or not",
    arguments: [Place.plain, .chosen])
  func restored(_ screen: Place) async throws {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let router = DefaultRouter(window: window)
    let report = try await router.restore(NavigationState(root: NavigationState<Place>.Node(.screen(screen))))
    #expect(report.restored == [], "\(report)")
  }
}
