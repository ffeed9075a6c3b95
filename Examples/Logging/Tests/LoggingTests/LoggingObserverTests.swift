import InMemoryLogging
import Logging
import Portolan
import PortolanLogging
import PortolanTesting
import Testing

@MainActor
@Suite("An observer writes navigations to swift-log", .timeLimit(.minutes(1)))
struct LoggingObserverTests {
  private struct Refused: Error {}

  private enum ShopScreen: Screen {
    case home
    case product(id: Int)

    var assembly: any Assembly { InlineAssembly { UIViewController(nibName: nil, bundle: nil) } }

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .product: .push(onto: .home)
      }
    }
  }

  private let handler = InMemoryLogHandler()
  private let window = UIWindow(frame: .zero)

  private func router(level: Logger.Level) -> DefaultRouter {
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    var logger = Logger(label: "test") { _ in handler }
    logger.logLevel = level
    return DefaultRouter(window: window, observers: [LoggingObserver(logger)])
  }

  /// Returns metadata without the number of the request, or `nil` if there is no number.
  private func withoutRequest(_ metadata: Logger.Metadata) -> Logger.Metadata? {
    var metadata = metadata
    guard let number = metadata.removeValue(forKey: "request")?.description, Int(number) != nil else { return nil }
    return metadata
  }

  @Test("A screen that is reached and appears is information, with its name")
  func reached() async throws {
    try await router(level: .info).navigate(to: ShopScreen.product(id: 42), animated: false)
    try await settle()
    #expect(handler.entries.allSatisfy { $0.level == .info })
    #expect(
      handler.entries.contains {
        $0.message == "reached product(id: 42)" && withoutRequest($0.metadata) == ["destination": "product(id: 42)"]
      })
    #expect(
      handler.entries.contains {
        $0.message == "product(id: 42) appeared" && $0.metadata == ["screen": "product(id: 42)"]
      })
  }

  @Test("A screen that is no longer visible is information, with the seconds")
  func departed() async throws {
    let router = router(level: .info)
    try await router.navigate(to: ShopScreen.home, animated: false)
    try await router.navigate(to: ShopScreen.product(id: 42), animated: false)
    try await settle()
    let departures = handler.entries.filter { $0.metadata["seconds"] != nil }
    let departure = try #require(departures.first { $0.metadata["screen"] == "home" })
    #expect(departure.level == .info)
    #expect(Double(departure.metadata["seconds"]?.description ?? "") ?? -1 >= 0)
  }

  @Test("Every decision is written at the level debug, and searches at the level trace")
  func decisions() async throws {
    try await router(level: .trace).navigate(to: ShopScreen.home, animated: false)
    #expect(handler.entries.contains { $0.level == .debug && $0.message == "requested home" })
    #expect(handler.entries.contains { $0.level == .trace && $0.message.description.hasPrefix("missing ") })
  }

  @Test("A failure is an error, with its code")
  func failed() async {
    let router = router(level: .notice)
    router.add(InlineContextTask<UIViewController, Any?> { _, _ in throw Refused() })
    await #expect(throws: Refused.self) { try await router.navigate(to: ShopScreen.home) }
    #expect(handler.entries.map(\.level).contains(.error))
    let failure = handler.entries.first { $0.level == .error }
    #expect(failure.map { withoutRequest($0.metadata) } == ["destination": "home", "code": "Refused"])
  }

  @Test("A request that a guard denies is no error")
  func denied() async {
    let router = router(level: .notice)
    router.add(InlineInterceptor<Any?> { _ in throw Refused() })
    await #expect(throws: Refused.self) { try await router.navigate(to: ShopScreen.home) }
    #expect(handler.entries.map(\.level) == [.notice])
    #expect(handler.entries.first.map { withoutRequest($0.metadata) } == ["destination": "home", "code": "Refused"])
  }

  @Test("A request that is rejected because of another request is no error")
  func rejected() async throws {
    let router = router(level: .notice)
    router.policy = .reject
    router.navigate(to: ShopScreen.home.destination, animated: false) { _ in }
    await #expect(throws: RoutingError.self) {
      try await router.navigate(to: ShopScreen.product(id: 1), animated: false)
    }
    try await settle()
    #expect(handler.entries.map(\.level) == [.notice])
    #expect(handler.entries.first?.metadata["code"] == "rejected")
  }

  @Test("A post-routing task that failed is a warning")
  func postTask() async throws {
    let router = router(level: .notice)
    router.add(InlinePostTask { (_: UIViewController, _: Any?, _: [UIViewController]) in throw Refused() })
    try await router.navigate(to: ShopScreen.home, animated: false)
    #expect(handler.entries.map(\.level) == [.warning])
    #expect(handler.entries.first.map { withoutRequest($0.metadata) } == ["destination": "home", "code": "Refused"])
  }

  @Test("Nothing is written below the level of the logger")
  func silent() async throws {
    try await router(level: .critical).navigate(to: ShopScreen.home, animated: false)
    try await settle()
    #expect(handler.entries.isEmpty)
  }
}
