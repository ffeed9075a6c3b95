#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  @Suite("Gaps and exceptions", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct CoverageTests {
    enum VaultScreen: Screen, Codable, Linkable {
      case hall, vault, cellar

      static let links = LinkTable<VaultScreen>.trusting("https://vault.example") {
        Link("/", .hall)
        Link("/vault", .vault)
        Link("/cellar", .cellar)
      }

      var assembly: any Assembly {
        InlineAssembly {
          let controller = UIViewController()
          controller.title = "\(self)"
          return controller
        }
      }

      var route: Route<Self> {
        switch self {
        case .hall: .rootInNavigation
        case .vault: .push.guarded(by: ClosedGuard())
        case .cellar: .push.guarded(by: OpenGuard())
        }
      }
    }

    struct ClosedGuard: RoutingInterceptor, CustomStringConvertible {
      nonisolated var description: String { "ClosedGuard" }
      func perform(with context: Any?) throws -> InterceptorAnswer { throw Closed() }
    }

    struct OpenGuard: RoutingInterceptor, CustomStringConvertible {
      nonisolated var description: String { "OpenGuard" }
      func perform(with context: Any?) throws -> InterceptorAnswer { .proceed }
    }

    struct Closed: Error {}

    final class VaultApp: ToolApp, VerifiableApp {
      typealias AppScreen = VaultScreen

      let window = UIWindow()
      let router: DefaultRouter

      init(options: NoOptions) async throws {
        router = DefaultRouter(window: window)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        try await router.navigate(to: VaultScreen.hall, animated: false)
      }

      nonisolated static var samples: [VaultScreen] { [.hall, .vault, .cellar] }
      nonisolated static var reachableScreens: [VaultScreen] { [.hall, .cellar] }
      nonisolated static var exceptions: [RuleException<VaultApp>] {
        [expects(.breaks(.growth, on: "tap More"), because: "the user asks for more")]
      }
    }

    @Test("A guard that never lets a request pass, and one that never refuses, are gaps", .ownProcess)
    func guards() async {
      await #expect(processExitsWith: .success) {
        let gaps = try await CoverageTests.gaps(VerificationBounds(depth: 3))
        #expect(gaps == ["ClosedGuard never lets a request pass", "OpenGuard never refuses or redirects a request"])
      }
    }

    @Test("Each part alone reports no gap, since a screen may need two parts", .ownProcess)
    func alone() async {
      await #expect(processExitsWith: .success) {
        var bounds = VerificationBounds(depth: 3)
        bounds.stage = .alone
        let gaps = try await CoverageTests.gaps(bounds)
        #expect(gaps == [])
      }
    }

    @Test("With taps only, a screen that nothing but its link opens is a gap", .ownProcess)
    func tapsOnly() async {
      await #expect(processExitsWith: .success) {
        var bounds = VerificationBounds(depth: 3)
        bounds.tapsOnly = true
        let gaps = try await CoverageTests.gaps(bounds)
        #expect(gaps.contains("cellar is never reached"))
      }
    }

    /// An app of a window that declares nothing.
    final class SilentApp: ToolApp, VerifiableApp {
      typealias AppScreen = VaultScreen

      let window = UIWindow()
      let router: DefaultRouter

      init(options: NoOptions) async throws {
        router = DefaultRouter(window: window)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }
    }

    @Test("A report says that an app without samples was verified without its links", .ownProcess)
    func withoutSamples() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let report = try Verification<SilentApp>(bounds: VerificationBounds(depth: 1)).run()
        #expect(report.isClean)
        #expect(report.summary.contains("SilentApp declares no samples, so no link was opened"), "\(report)")
        let other = try Verification<VaultApp>(bounds: VerificationBounds(depth: 1)).run()
        #expect(other.hints == [])
      }
    }

    private static func gaps(_ bounds: VerificationBounds) throws -> [String] {
      let report = try Verification<VaultApp>(bounds: bounds).run()
      return report.violations.filter { $0.rule == Rule.coverage.rawValue }.map(\.reason)
    }

    /// An app that lists a sample and an event twice.
    final class RepeatingApp: ToolApp, VerifiableApp {
      typealias AppScreen = VaultScreen

      let window = UIWindow()
      let router: DefaultRouter

      init(options: NoOptions) async throws {
        router = DefaultRouter(window: window)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }

      nonisolated static var samples: [VaultScreen] { [.hall, .hall] }
      nonisolated static var events: [String] { ["shortcut new", "shortcut new"] }
      nonisolated static var turnsDevice: Bool { false }
    }

    @Test("A sample and an event that are listed twice are one action each")
    func repeatedEvents() async throws {
      let moves = try MoveList<RepeatingApp>(seed: 0)
      let app = try await RepeatingApp(options: .parse([]))
      let texts = moves.possible(in: app).map { moves.moves[Int($0)].text }
      #expect(texts.count == 2 && texts.last == "shortcut new", "\(texts)")
    }

    @Test("An exception for one action is none for another, nor for another rule")
    func exceptions() {
      let exceptions = Exceptions<VaultApp>()
      func finding(_ rule: Rule, _ action: String) -> Finding {
        Finding(rule: rule.rawValue, screen: "hall", action: action, reason: "")
      }
      #expect(!exceptions.allow(finding(.growth, "tap Less")))
      #expect(!exceptions.allow(finding(.leak, "tap More")))
      #expect(exceptions.unused == [".breaks(.growth, on: \"tap More\")"])
      #expect(exceptions.needed.isEmpty)
      #expect(exceptions.allow(finding(.growth, "tap More")))
      #expect(exceptions.unused.isEmpty)
      #expect(exceptions.needed == [".breaks(.growth, on: \"tap More\"), because the user asks for more"])
    }

    @Test("Faults of one rule and kind at one screen of a route have one cause, whatever the values are")
    func causes() {
      func cause(_ rule: Rule, _ reason: String, _ target: String = "") -> String {
        Finding(rule: rule.rawValue, screen: "hall", action: "tap", reason: reason, target: target).cause
      }
      let lost = cause(.link, "the link leads elsewhere: to hall", "vault(id: 1)")
      #expect(lost == cause(.link, "the link leads elsewhere: to cellar(2)", "vault(id: 2)"))
      #expect(lost != cause(.link, "the link leads elsewhere: to hall", "cellar"))
      #expect(lost != cause(.plan, "the link leads elsewhere: to hall", "vault(id: 1)"))
      #expect(cause(.leak, "vault(id: 1) stays alive") != cause(.leak, "cellar stays alive"))
    }

    @Test("The shortest way of a cause is kept, with the states of all, each of which counts once")
    func candidates() {
      var candidates = Candidates()
      let finding = Finding(rule: "leak", screen: "hall", action: "tap", reason: "vault(id: 1) stays alive")
      candidates.add(.init(finding: finding, ways: [[1, 2, 3]], states: [1]))
      candidates.add(.init(finding: finding, ways: [[1, 2]], states: [2, 3]))
      candidates.add(.init(finding: finding, ways: [[1, 2, 3, 4]], states: [1, 4]))
      #expect(candidates.all.map(\.ways) == [[[1, 2]]])
      #expect(candidates.all.map(\.states) == [[1, 2, 3, 4]])
      #expect(candidates.takeNew().map(\.states.count) == [4] && candidates.takeNew().isEmpty)
    }
  }
#endif
