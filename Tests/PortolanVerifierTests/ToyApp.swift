#if !canImport(UIKit)
  import Portolan
  import PortolanLinks
  import PortolanTool
  @testable import PortolanVerifier

  /// A small app that follows from a number: tabs, stacks, sheets, guards and flags, with faults that need several parts.
  final class ToyApp: ToolApp, VerifiableApp {
    enum ToyScreen: Screen, Codable, Linkable {
      case tabs
      case tab(Int)
      case page(Int)
      case sheet(Int)

      static let links = LinkTable<ToyScreen>.trusting("https://toy.example") {
        Link("/tabs/{number}", ToyScreen.tab) { if case .tab(let number) = $0 { number } else { nil } }
        Link("/pages/{number}", ToyScreen.page) { if case .page(let number) = $0 { number } else { nil } }
        Link("/sheets/{number}", ToyScreen.sheet) { if case .sheet(let number) = $0 { number } else { nil } }
      }

      var route: Route<Self> {
        switch self {
        case .tabs: .root
        case .tab: .part(of: .tabs)
        case .page: .push
        case .sheet: .present.guarded(by: FlagGuard())
        }
      }

      var assembly: any Assembly { InlineAssembly { ToyApp.current?.build(self) ?? UIViewController() } }
    }

    /// A guard that needs the first flag, in some apps.
    struct FlagGuard: RoutingInterceptor {
      struct NoFlag: Error {}

      func perform(with context: Any?) throws -> InterceptorAnswer {
        if let app = ToyApp.current, app.isGuarded, !app.flags[0] { throw NoFlag() }
        return .proceed
      }
    }

    struct Options: ParsableArguments, Sendable {
      @Option var seed: UInt64 = 1
    }

    typealias AppScreen = ToyScreen

    static weak var current: ToyApp?

    let window = UIWindow()
    let router: DefaultRouter
    private(set) var flags: [Bool]
    private let isGuarded: Bool
    private let tabCount: Int
    /// The buttons of each tab.
    private let buttons: [[ToyScreen]]
    /// The conditions of a state with a fault, by the name of the rule.
    private let planted: [String: [Condition]]

    /// A condition about one part.
    enum Condition {
      case flag(Int)
      case page(tab: Int)
      case sheet
    }

    init(options: Options) async throws {
      var random = SplitMix(state: options.seed)
      tabCount = .random(in: 1...3, using: &random)
      flags = Array(repeating: false, count: .random(in: 1...2, using: &random))
      isGuarded = .random(using: &random)
      buttons = (0..<tabCount).map { _ in
        [ToyScreen.page(1), .sheet(0), .sheet(1)].filter { _ in Bool.random(using: &random) }
      }
      let conditions: [Condition] =
        flags.indices.map { .flag($0) } + (0..<tabCount).map { .page(tab: $0) } + [.sheet]
      let order = conditions.shuffled(using: &random)
      planted = ["one": Array(order.prefix(1)), "two": Array(order.prefix(2)), "three": Array(order.prefix(3))]
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      Self.current = self
      try await router.navigate(to: ToyScreen.tab(0), animated: false)
    }

    private func build(_ screen: ToyScreen) -> UIViewController {
      if case .tabs = screen {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<tabCount).map { number in
          let root = build(.tab(number))
          root.setScreen(ToyScreen.tab(number))
          return UINavigationController(rootViewController: root)
        }
        return tabs
      }
      let controller = UIViewController()
      controller.title = "\(screen)"
      guard case .tab(let number) = screen, buttons.indices.contains(number) else { return controller }
      for target in buttons[number] {
        let button = UIButton(type: .system)
        button.setTitle("\(target)", for: .normal)
        button.addAction(
          UIAction { [weak self] _ in self?.router.navigate(to: Destination(target)) { _ in } }, for: .touchUpInside)
        controller.view.addSubview(button)
      }
      return controller
    }

    private func holds(_ condition: Condition) -> Bool {
      let tabs = (window.rootViewController as? UITabBarController)?.viewControllers ?? []
      return switch condition {
      case .flag(let number): flags[number]
      case .page(let tab): tabs.indices.contains(tab) && tabs[tab].children.count > 1
      case .sheet: window.rootViewController?.presentedViewController != nil
      }
    }

    var fingerprint: String { flags.map { "\($0)" }.joined(separator: "\n") }

    nonisolated static var samples: [ToyScreen] { [.tab(0), .page(0), .sheet(0)] }
    nonisolated static var steps: [ToolStep<ToyApp>] {
      (0..<2).map { number in
        ToolStep("flag \(number)") { if $0.flags.indices.contains(number) { $0.flags[number].toggle() } }
      }
    }
    nonisolated static var turnsDevice: Bool { false }
    nonisolated static var rules: [ToolRule<ToyApp>] {
      ["one", "two", "three"].map { name in
        ToolRule(name) { app in !(app.planted[name] ?? []).allSatisfy { app.holds($0) } }
      }
    }
  }
#endif
