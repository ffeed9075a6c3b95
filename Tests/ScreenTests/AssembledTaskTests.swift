import Portolan
import Testing

@MainActor
@Suite("Tasks that the root assembly makes", .limited)
struct AssembledTaskTests {
  enum Harbour: Screen, Codable {
    case quay, crane, shed

    var route: Route<Self> {
      switch self {
      case .quay: .rootInNavigation
      case .crane: .push(onto: .quay).adding(Assembled(\Root.titling)).adding(Assembled(\Root.counting))
      case .shed: .push(onto: .quay).adding(Assembled(\Root.marking)).adding(Assembled(\Root.logging))
      }
    }
  }

  /// The dependencies of the tasks that record what the tasks do.
  final class Log {
    var lines: [String] = []
    var next: (@MainActor () async throws -> Void)?
  }

  struct Root: AssemblyDataSource {
    let log: Log

    var titling: Titling { Titling(log: log) }
    var marking: InlineContextTask<UIViewController, Any?> {
      InlineContextTask { [log] in log.lines.append("marking \($0.title ?? "untitled") for \($1 ?? "nothing")") }
    }
    var counting: InlinePostTask<UIViewController, Harbour> {
      InlinePostTask { [log] _, screen, stack in
        log.lines.append("\(screen) over \(stack.count)")
        try await log.next?()
      }
    }
    var logging: InlinePostTask<UIViewController, Any?> {
      InlinePostTask { [log] _, screen, _ in log.lines.append("reached \(screen ?? "nothing")") }
    }

    func getAssembly(key: Harbour) -> (any Assembly)? { InlineAssembly { PageViewController(name: "\(key)") } }
  }

  struct Titling: ContextTask {
    let log: Log

    func perform(on viewController: UIViewController, with screen: Harbour) async throws {
      viewController.title = "\(screen)"
      log.lines.append("titling \(screen)")
    }
  }

  private let log = Log()
  private let window = UIWindow.visible()
  private let router: DefaultRouter

  init() { router = DefaultRouter(window: window) }

  @Test("Tasks of the root assembly have its dependencies, with the screen or any context")
  func performed() async throws {
    router.assembleScreens(with: Root(log: log))
    let crane = try await router.navigate(to: Harbour.crane, animated: false)
    #expect(crane.viewController.title == "crane")
    #expect(crane.postTaskErrors.isEmpty)
    try await router.navigate(to: Harbour.shed, animated: false)
    #expect(log.lines == ["titling crane", "crane over 4", "marking untitled for shed", "reached shed"])
  }

  @Test("Context tasks run on a state that is restored")
  func restored() async throws {
    router.assembleScreens(with: Root(log: log))
    try await router.navigate(to: Harbour.crane, animated: false)
    let state = NavigationState<Harbour>(of: window)
    log.lines = []
    #expect(try await router.restore(state).restored == [.quay, .crane])
    #expect(log.lines == ["titling crane"])
  }

  @Test("Another router that a guard or a post-routing task uses has its own root assembly", arguments: [true, false])
  func nested(inGuard: Bool) async throws {
    let other = UIWindow.visible()
    let inner = DefaultRouter(window: other)
    let innerLog = Log()
    inner.assembleScreens(with: Root(log: innerLog))
    router.assembleScreens(with: Root(log: log))
    if inGuard {
      router.add(
        InlineInterceptor<Any?>(checking: { _ in try await inner.navigate(to: Harbour.shed, animated: false) }))
    } else {
      log.next = { try await inner.navigate(to: Harbour.shed, animated: false) }
    }
    let result = try await router.navigate(to: Harbour.crane, animated: false)
    #expect(result.postTaskErrors.isEmpty)
    #expect(innerLog.lines == ["marking untitled for shed", "reached shed"])
    #expect(log.lines == ["titling crane", "crane over 4"])
  }

  @Test("If the router has no root assembly, its tasks fail, and name the mend")
  func missing() async throws {
    struct Other: AssemblyDataSource {
      func getAssembly(key: Harbour) -> (any Assembly)? { InlineAssembly { PageViewController(name: "\(key)") } }
    }
    router.assembleScreens(with: Other())
    let error = await #expect(throws: RoutingError.self) {
      try await router.navigate(to: Harbour.crane, animated: false)
    }
    #expect(error?.code == .noAssembly)
    #expect(error?.reason == "its task Titling comes from Root, which the router was not given")
  }
}
