import Portolan
import PortolanTestSupport
import Testing

@MainActor
@Suite("A task of a screen that is restored", .serialized, .limited)
struct RestoredTaskTests {
  /// A screen whose task calls a closure of the test.
  enum Start: Screen, Codable {
    case start, other

    @MainActor static var work: @MainActor () async throws -> Void = {}

    struct One: Assembly {
      func build() -> UIViewController { UIViewController() }
    }

    var assembly: any Assembly { One() }

    var route: Route<Self> {
      switch self {
      case .start: .root.adding(InlineContextTask<UIViewController, Self> { _, _ in try await Self.work() })
      case .other: .present
      }
    }
  }

  private let window = UIWindow.visible()
  private let router: DefaultRouter

  init() {
    Start.work = {}
    router = DefaultRouter(window: window)
  }

  /// Restores the screen with a task, and returns the code of the error that the task met.
  private func codeInTask(_ work: @escaping @MainActor () async throws -> Void) async throws -> RoutingError.Code? {
    try await router.navigate(to: Start.start, animated: false)
    let state = NavigationState<Start>(of: window)
    var code: RoutingError.Code?
    Start.work = {
      do { try await work() } catch let error as RoutingError { code = error.code }
    }
    try await router.restore(state)
    return code
  }

  @Test("A task of a screen that is restored cannot wait for a navigation, which would wait for the restoration")
  func navigation() async throws {
    let router = router
    let code = try await codeInTask { try await router.navigate(to: Start.other, animated: false) }
    #expect(code == .waitsForItself)
  }

  @Test("A task of a screen that is restored cannot ask a question in its window, which would wait for the restoration")
  func question() async throws {
    let window = window
    let code = try await codeInTask {
      _ = try await Question<Bool>("Stay?").choice("Yes", true).ask(in: window, animated: false)
    }
    #expect(code == .waitsForItself)
  }
}
