import Portolan
import Testing

@MainActor
@Suite("Guards that the root assembly makes", .limited)
struct AssembledGuardTests {
  enum Harbour: Screen, Codable {
    case quay, customs, tower

    var route: Route<Self> {
      switch self {
      case .quay: .rootInNavigation
      case .customs: .push(onto: .quay).guarded(by: Assembled(\Root.customsGuard))
      case .tower:
        Route { $0.using(.push).from(Route.step(to: .quay).expectingContainer()).assemble() }.guarded(
          by: Assembled(\Root.gate))
      }
    }
  }

  /// The permits that the guards depend on.
  final class Permits {
    var granted: [Harbour] = []
    var askedFor: [Harbour] = []
  }

  struct Root: AssemblyDataSource {
    let permits: Permits

    var customsGuard: CustomsGuard { CustomsGuard(permits: permits) }
    var gate: Gate { Gate(isOpen: permits.granted.contains(.tower)) }

    func getAssembly(key: Harbour) -> (any Assembly)? { InlineAssembly { PageViewController(name: "\(key)") } }
  }

  struct CustomsGuard: RoutingInterceptor {
    let permits: Permits

    func perform(with screen: Harbour) async throws -> InterceptorAnswer {
      permits.askedFor.append(screen)
      return permits.granted.contains(screen) ? .proceed : .redirect(to: Harbour.quay)
    }
  }

  struct Gate: RoutingInterceptor {
    struct Closed: Error {}

    let isOpen: Bool

    func perform(with context: Any?) async throws -> InterceptorAnswer {
      guard isOpen else { throw Closed() }
      return .proceed
    }
  }

  private let permits = Permits()
  private let window = UIWindow.visible()
  private let router: DefaultRouter

  init() { router = DefaultRouter(window: window) }

  private var top: Harbour? {
    (window.rootViewController as? UINavigationController)?.topViewController?.screen(as: Harbour.self)
  }

  @Test("Guards of the root assembly have its dependencies, learn the screen, and are named in plans by their types")
  func asked() async throws {
    router.assembleScreens(with: Root(permits: permits))
    #expect("\(try router.plan(to: Harbour.customs))".contains("CustomsGuard"))
    try await router.navigate(to: Harbour.customs, animated: false)
    #expect(top == .quay)
    permits.granted = [.customs]
    try await router.navigate(to: Harbour.customs, animated: false)
    #expect(top == .customs)
    #expect(permits.askedFor == [.customs, .customs])
    await #expect(throws: Gate.Closed.self) { try await router.navigate(to: Harbour.tower, animated: false) }
  }

  @Test("Guards of the root assembly are asked about a state that is restored")
  func restored() async throws {
    permits.granted = [.customs, .tower]
    router.assembleScreens(with: Root(permits: permits))
    try await router.navigate(to: Harbour.tower, animated: false)
    let state = NavigationState<Harbour>(of: window)
    #expect(try await router.restore(state).restored == [.quay, .tower])
    permits.granted = []
    let report = try await router.restore(state)
    #expect(report.dropped.map(\.description) == ["tower: a guard denied it: Closed()"])
  }

  /// The guards that an app shares with its tools, without screens.
  struct Shared: AssemblyDataSource {
    var customsGuard: CustomsGuard

    func getAssembly(key: Harbour) -> (any Assembly)? { nil }
  }

  @Test(
    "If one enum has several root assemblies, each is found by its type, and screens come from the last that has one")
  func several() async throws {
    struct Night: AssemblyDataSource {
      func getAssembly(key: Harbour) -> (any Assembly)? {
        key == .tower ? InlineAssembly { PageViewController(name: "dark tower") } : nil
      }
    }
    permits.granted = [.customs, .tower]
    let others = Permits()
    for source: any AssemblyDataSource<Harbour> in [
      Root(permits: others), Root(permits: permits), Shared(customsGuard: CustomsGuard(permits: others)), Night(),
    ] {
      router.assembleScreens(with: source)
    }
    try await router.navigate(to: Harbour.customs, animated: false)
    #expect(top == .customs)
    #expect(permits.askedFor == [.customs])
    #expect(others.askedFor.isEmpty)
    try await router.navigate(to: Harbour.tower, animated: false)
    let pages = (window.rootViewController as? UINavigationController)?.viewControllers.compactMap {
      ($0 as? PageViewController)?.name
    }
    #expect(pages == ["quay", "dark tower"] || pages == ["quay", "customs", "dark tower"])
  }

  @Test("If the router has no root assembly, its guards deny, and name the mend")
  func missing() async throws {
    struct Other: AssemblyDataSource {
      func getAssembly(key: Harbour) -> (any Assembly)? { InlineAssembly { PageViewController(name: "\(key)") } }
    }
    router.assembleScreens(with: Other())
    let error = await #expect(throws: RoutingError.self) {
      try await router.navigate(to: Harbour.customs, animated: false)
    }
    #expect(error?.code == .noAssembly)
    #expect(error?.reason == "its guard CustomsGuard comes from Root, which the router was not given")
    #expect(error?.fix == "call assembleScreens(with:) of the router with the Root")
  }
}
