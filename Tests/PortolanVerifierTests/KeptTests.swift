#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  /// A small app whose detail stays alive after it has left, for one of several reasons.
  final class KeepingApp: ToolApp, VerifiableApp {
    enum Keeping: String, ExpressibleByArgument, CaseIterable, Codable, Sendable {
      /// The app shows the same instance the next time.
      case cache
      /// A static variable has the instance that the app shows the next time.
      case global
      /// The app keeps each instance in a list.
      case list
      /// The detail refers to itself.
      case cycle
      /// The app shows the same instance the next time, unless its button was tapped, whose closure retains it.
      case button
    }

    enum KeepingScreen: Screen, Codable, Linkable {
      case home, detail

      static let links = LinkTable<KeepingScreen>.trusting("https://keeping.example") {
        Link("/", .home)
        Link("/detail", .detail)
      }

      var route: Route<Self> { self == .home ? .rootInNavigation : .push }

      var assembly: any Assembly {
        InlineAssembly { self == .home ? UIViewController() : KeepingApp.current?.detail() ?? UIViewController() }
      }
    }

    private final class Detail: UIViewController {
      var own: Detail?
      var isClosed = false

      func addButton() {
        let action = UIAction(title: "Close") { [weak self] _ in
          self?.own = self
          self?.isClosed = true
          self?.navigationController?.popViewController(animated: false)
        }
        view.addSubview(UIButton(type: .system, primaryAction: action))
      }
    }

    struct Options: ParsableArguments, Sendable {
      @Option var keeping: Keeping = .cache
    }

    typealias AppScreen = KeepingScreen

    nonisolated static var samples: [KeepingScreen] { [.home, .detail] }
    private static weak var current: KeepingApp?
    private static var global: Detail?

    let window = UIWindow()
    let router: DefaultRouter
    private let keeping: Keeping
    private var kept: [Detail] = []

    init(options: Options) async throws {
      keeping = options.keeping
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      (Self.current, Self.global) = (self, nil)
      try await router.navigate(to: KeepingScreen.home, animated: false)
    }

    private func detail() -> UIViewController {
      kept.removeAll(where: \.isClosed)
      if keeping == .cache || keeping == .button, let known = kept.first { return known }
      if keeping == .global, let known = Self.global { return known }
      let detail = Detail()
      switch keeping {
      case .cache, .list: kept.append(detail)
      case .global: Self.global = detail
      case .cycle: detail.own = detail
      case .button:
        kept.append(detail)
        detail.addButton()
      }
      return detail
    }
  }

  @Suite("Controllers that stay alive", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct KeptTests {
    @Test(
      "A screen that the app shows again is no leak, but one in a list that grows and one that refers to itself are, also after one way of two",
      .ownProcess,
      arguments: KeepingApp.Keeping.allCases)
    func kept(keeping: KeepingApp.Keeping) async {
      await #expect(processExitsWith: .success) { [keeping] in
        try await KeptTests.verify(keeping)
      }
    }

    private static func verify(_ keeping: KeepingApp.Keeping) async throws {
      var verification = Verification<KeepingApp>(bounds: VerificationBounds(depth: 3, states: 50))
      verification.options = ["--keeping", keeping.rawValue]
      let leaks = try verification.run().violations.filter { $0.rule == Rule.leak.rawValue }
      let isLeak = keeping != .cache && keeping != .global
      #expect(leaks.count == (isLeak ? 1 : 0), "\(leaks)")
      #expect(leaks.allSatisfy { $0.isConfirmed && $0.count > 1 })
    }

    @Test("Two states differ if the user types into another field")
    func fields() {
      let states = (0..<2).map { index in
        let (window, controller) = (UIWindow(), UIViewController())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let fields = (0..<2).map { _ in UITextField() }
        for field in fields { controller.view.addSubview(field) }
        #expect(fields[index].becomeFirstResponder())
        var surveyor = Surveyor(table: ValueTable<KeepingApp.KeepingScreen>())
        surveyor.visit(window, isCurrent: true)
        return surveyor.survey.state.value
      }
      #expect(states[0] != states[1])
    }
  }
#endif
