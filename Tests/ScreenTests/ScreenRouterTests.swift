import Portolan
@testable import PortolanCore
import PortolanTestSupport
import Testing

@MainActor
@Suite("A router for the screens of one enum", .limited)
struct ScreenRouterTests {
  private let app = ShopApp()
  private var screens: ScreenRouter<ShopScreen> { app.router.screens() }

  /// A router of a test that records what it is asked for.
  private final class RecordingRouter: Router {
    struct Refused: Error {}

    struct Asked: Equatable {
      let screen: ShopScreen?
      let animated: Bool
      let policy: RequestPolicy?
    }

    private(set) var asked: [Asked] = []

    func plan(to destination: Destination) throws -> NavigationPlan { throw Refused() }

    func navigate(
      to destination: Destination, animated: Bool, policy: RequestPolicy?
    ) async throws -> NavigationResult {
      asked.append(Asked(screen: destination.screen(), animated: animated, policy: policy))
      throw Refused()
    }

    func navigate(
      to destination: Destination, animated: Bool, policy: RequestPolicy?,
      completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void
    ) {
      asked.append(Asked(screen: destination.screen(), animated: animated, policy: policy))
      completion(.failure(Refused()))
    }
  }

  /// The texts that `go` writes when no observer receives a failure.
  private final class Texts {
    var written: [String] = []
  }

  @Test("A router for the screens of one enum plans and navigates by a leading dot, in both forms")
  func leadingDot() async throws {
    #expect("\(try screens.plan(to: .bag))".contains("bag"))
    try await screens.navigate(to: .product(id: 1), animated: false)
    #expect(app.screens.last == .product(id: 1))
    let result = await withCheckedContinuation { continuation in
      screens.router.navigate(to: ShopScreen.bag, animated: false) { continuation.resume(returning: $0) }
    }
    #expect(try result.get().destination.screen() == ShopScreen.bag)
    #expect(app.screens == [.bag])
  }

  @Test("A button goes to a screen without waiting, and requests keep their order")
  func button() async throws {
    screens.go(.bag, animated: false)
    app.router.go(ShopScreen.login, animated: false)
    try await screens.navigate(to: .login, animated: false)
    #expect(app.screens == [.bag, .login])
  }

  @Test("The observers receive a failure, and nothing is written")
  func observed() async {
    let trace = EventTrace()
    let texts = Texts()
    app.router.add(trace)
    await failing(writingTo: texts) { screens.go(.settings, animated: false) }
    #expect(trace.lines.filter { $0.hasPrefix("failed") } == ["failed to reach settings: Denied()"])
    #expect(texts.written == [])
  }

  @Test("Without observers a failure is written, also by a router that is not retained")
  func unobserved() async {
    let texts = Texts()
    await failing(writingTo: texts) { screens.go(.settings, animated: false) }
    await failing(writingTo: texts) {
      ScreenRouter<ShopScreen>(UnretainedRouter(app.router)).go(.settings, animated: false)
    }
    #expect(texts.written == Array(repeating: "failed to reach settings: Denied()", count: 2))
  }

  @Test("A request that a newer one replaced is no failure to write about")
  func replaced() async throws {
    let texts = Texts()
    await failing(writingTo: texts) { screens.go(.settings, animated: false) }
    texts.written = []
    UnseenFailure.$write.withValue({ texts.written.append($0) }) {
      screens.go(.bag, animated: false)
      screens.go(.login, animated: false, policy: .latest)
    }
    try await screens.navigate(to: .login, animated: false)
    #expect(app.screens.last == .login)
    #expect(texts.written == [])
    #expect(UnseenFailure.text(of: CancellationError(), ShopScreen.bag.destination) == nil)
  }

  @Test(
    "A test passes a router of its own, which learns the screen, whether it is animated, and the policy",
    arguments: [true, false], [nil, RequestPolicy.latest])
  func mocked(animated: Bool, policy: RequestPolicy?) async {
    let router = RecordingRouter()
    let screens = ScreenRouter<ShopScreen>(router)
    let texts = Texts()
    UnseenFailure.$write.withValue({ texts.written.append($0) }) {
      screens.go(.product(id: 3), animated: animated, policy: policy)
    }
    await #expect(throws: RecordingRouter.Refused.self) {
      try await screens.navigate(to: .bag, animated: animated, policy: policy)
    }
    #expect(
      router.asked
        == [.product(id: 3), .bag].map { .init(screen: $0, animated: animated, policy: policy) })
    #expect(texts.written == ["failed to reach product(id: 3): Refused()"])
  }

  @Test("A root assembly receives its dependencies and the router, and neither keeps the other")
  func rootAssembly() async throws {
    final class Catalogue {
      let names = [7: "Lamp"]
    }
    struct Root: AssemblyDataSource {
      let catalogue: Catalogue
      let screens: ScreenRouter<ShopScreen>

      func getAssembly(key: ShopScreen) -> (any Assembly)? {
        guard case .product(let id) = key else { return nil }
        return InlineAssembly { PageViewController(name: catalogue.names[id] ?? "unknown") }
      }
    }
    weak var released: DefaultRouter?
    let kept: Root
    do {
      let router = DefaultRouter(window: app.window)
      released = router
      kept = router.assembleScreens { (screens: ScreenRouter<ShopScreen>) in
        let catalogue = Catalogue()
        return Root(catalogue: catalogue, screens: screens)
      }
      let shown = try await kept.screens.navigate(to: .product(id: 7), animated: false).viewController
      #expect((shown as? PageViewController)?.name == "Lamp")
    }
    #expect(released == nil)
    let error = #expect(throws: RoutingError.self) { try kept.screens.plan(to: .bag) }
    #expect(error?.reason == "the router was released")
    let result = await withCheckedContinuation { continuation in
      kept.screens.router.navigate(to: ShopScreen.bag) { continuation.resume(returning: $0) }
    }
    #expect(throws: RoutingError.self) { try result.get() }
  }

  /// Waits until the requests of a closure have failed.
  private func failing(writingTo texts: Texts, _ go: () -> Void) async {
    UnseenFailure.$write.withValue({ texts.written.append($0) }, operation: go)
    // An equal request joins the one under way, or fails after it.
    _ = try? await screens.navigate(to: .settings, animated: false)
    await Task.yield()
  }
}
