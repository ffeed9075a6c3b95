#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import StoreTool
  import Testing

  /// A small app that asks in an alert before it shows its detail, in one of several ways.
  final class AskingApp: ToolApp, VerifiableApp {
    enum Asking: String, ExpressibleByArgument, CaseIterable, Codable, Sendable {
      /// The alert has answers, and the navigation waits for one of them.
      case alert
      /// The alert has no action, so that it stays for ever.
      case alertWithoutAction
      /// A flow of the app waits for a value from its launch on.
      case suspendedFlow
      /// The answer "No" is forgotten, so that the navigation waits for ever.
      case forgottenAnswer
    }

    enum AskingScreen: Screen, Codable, Linkable {
      case home, detail

      static let links = LinkTable<AskingScreen>.trusting("https://asking.example") {
        Link("/", .home)
        Link("/detail", .detail)
      }

      var route: Route<Self> { self == .home ? .rootInNavigation : .push.guarded(by: AskingGuard()) }

      var assembly: any Assembly { InlineAssembly { UIViewController() } }
    }

    /// A guard that suspends until the user has answered.
    struct AskingGuard: RoutingInterceptor {
      struct No: Error {}

      func perform(with context: Any?) async throws -> InterceptorAnswer {
        guard let app = AskingApp.current, await app.ask() else { throw No() }
        return .proceed
      }
    }

    struct Options: ParsableArguments, Sendable {
      @Option var asking: Asking = .alert
    }

    typealias AppScreen = AskingScreen

    nonisolated static var samples: [AskingScreen] { [.home, .detail] }
    nonisolated static var turnsDevice: Bool { false }
    static weak var current: AskingApp?

    let window = UIWindow()
    let router: DefaultRouter
    private let asking: Asking
    private var flow: CheckedContinuation<Void, Never>?

    init(options: Options) async throws {
      asking = options.asking
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      Self.current = self
      try await router.navigate(to: AskingScreen.home, animated: false)
      if asking == .suspendedFlow { Task { await withCheckedContinuation { self.flow = $0 } } }
    }

    private func ask() async -> Bool {
      await withCheckedContinuation { continuation in
        let alert = UIAlertController(title: "Show it?", message: nil, preferredStyle: .alert)
        if asking != .alertWithoutAction {
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
          alert.addAction(
            UIAlertAction(title: "No", style: .cancel) { [asking] _ in
              if asking != .forgottenAnswer { continuation.resume(returning: false) }
            })
        }
        window.rootViewController?.present(alert, animated: false)
      }
    }
  }

  @Suite("What waits for the user", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct WaitingTests {
    // Source: developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:): the handler runs when the user selects the
    // action, which is how the app learns of the answer. An alert without actions has nothing to select.
    @Test(
      "An alert that waits for its answer and a flow that is suspended are no faults, but one without a way on is",
      .ownProcess,
      arguments: AskingApp.Asking.allCases)
    func waiting(asking: AskingApp.Asking) async {
      await #expect(processExitsWith: .success) { [asking] in try await WaitingTests.verify(asking) }
    }

    @Test("A link that waits for a question below a lock is no fault", .ownProcess)
    func belowLock() async {
      await #expect(processExitsWith: .success) {
        let steps = ["tap sheet(1)", "lock", "link https://toy.example/sheets/0", "tap Unlock", "lock"]
        let launch = StoryLaunch(options: ["--seed", "47"], steps: steps)
        let reason = try await ToyApp.violation(of: "answer", in: [launch])
        #expect(reason == nil)
      }
    }

    @Test("An app that has ended does not hear of the windows of later launches, even if it leaks", .ownProcess)
    func ended() async {
      await #expect(processExitsWith: .success) { try await WaitingTests.end() }
    }

    private static func end() throws {
      try Verifying.run {
        let subject = try Subject<ToyApp>(options: ["--seed", "47"])
        let inbox = try #require(subject.app.inbox)
        #expect(inbox.keyWindows != nil)
        subject.end()
        #expect(inbox.keyWindows == nil)
      }
    }

    @Test("A screen with the user's work that stays after a log-out is no fault", .ownProcess)
    func unsaved() async {
      await #expect(processExitsWith: .success) {
        let link = "link https://store.example/"
        let steps = ["log in", link + "settings", link + "text-input", "type Note Genoa", "log out"]
        let reason = try await StoreUnderTool.violation(of: "revalidated", in: [StoryLaunch(steps: steps)])
        #expect(reason == nil)
      }
    }

    private static func verify(_ asking: AskingApp.Asking) throws {
      var verification = Verification<AskingApp>(bounds: VerificationBounds(depth: 4))
      verification.options = ["--asking", asking.rawValue]
      let report = try verification.run()
      let expected: [AskingApp.Asking: Rule] = [.alertWithoutAction: .deadEnd, .forgottenAnswer: .answer]
      let broken = report.violations.filter { $0.rule != Rule.coverage.rawValue }
      #expect(broken.map(\.rule) == [expected[asking]?.rawValue].compactMap { $0 }, "\(report)")
      #expect(broken.allSatisfy { $0.isConfirmed && $0.description.contains("To fix: ") })
    }
  }
#endif
