#if !canImport(UIKit)
  import Portolan
  import PortolanLinks
  import PortolanTool
  @testable import PortolanVerifier

  /// A small app that follows from a number: tabs, stacks, sheets, guards and flags, with faults that need several parts.
  ///
  /// Those from 30 on have also a split view with a placeholder in one tab, a lock in a window above, and a guard that asks.
  final class ToyApp: ToolApp, VerifiableApp {
    enum ToyScreen: Screen, Codable, Linkable {
      case tabs
      case tab(Int)
      case page(Int)
      case sheet(Int)
      case detail(Int)

      static let links = LinkTable<ToyScreen>.trusting("https://toy.example") {
        Link("/tabs/{number}", ToyScreen.tab) { if case .tab(let number) = $0 { number } else { nil } }
        Link("/pages/{number}", ToyScreen.page) { if case .page(let number) = $0 { number } else { nil } }
        Link("/sheets/{number}", ToyScreen.sheet) { if case .sheet(let number) = $0 { number } else { nil } }
        Link("/details/{number}", ToyScreen.detail) { if case .detail(let number) = $0 { number } else { nil } }
      }

      var route: Route<Self> {
        switch self {
        case .tabs: .root
        case .tab: .part(of: .tabs)
        case .page: .push
        case .sheet:
          if let asking = ToyApp.current?.asking {
            .present.guarded(by: asking)
          } else {
            .present.guarded(by: FlagGuard())
          }
        case .detail: .detail(of: .tab(ToyApp.current?.splitTab ?? 0))
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
    /// A Boolean value that indicates whether the user turns the device in the app that was launched last.
    nonisolated(unsafe) private static var isTurned = false

    private let scene = UIWindowScene()
    /// The window of the tabs, covered by the lock.
    let main: UIWindow
    let router: DefaultRouter
    private(set) var inbox: DeepLinkInbox<ToyScreen>?
    private let lockWindow: OverlayWindow
    private(set) var flags: [Bool]
    /// The tab with a split view, or `nil` for none.
    private let splitTab: Int?
    /// The guard of sheets, or `nil` if they need the first flag.
    private var asking: FlowGuard<ToyScreen>?
    private var isConfirmed = false
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
      let hasMore = options.seed >= 30
      splitTab = hasMore ? .random(in: 0..<tabCount, using: &random) : nil
      main = UIWindow(windowScene: scene)
      lockWindow = OverlayWindow(in: scene)
      router = DefaultRouter(window: main)
      main.rootViewController = UIViewController()
      main.makeKeyAndVisible()
      (Self.current, Self.isTurned) = (self, hasMore)
      if hasMore {
        inbox = DeepLinkInbox(
          read: { try ToyScreen.links.parse($0) },
          carryOut: { [weak self] in try await self?.router.navigate(to: $0) })
        asking = FlowGuard(unless: { [weak self] _ in self?.isConfirmed ?? true }) { [unowned self] in confirmation() }
        inbox?.gate.open(for: .launch)
      }
      try await router.navigate(to: ToyScreen.tab(0), animated: false)
    }

    private func confirmation() -> Flow<Void> {
      ScreenFlow<Void>(by: router, as: .formSheet) { [weak self] result in
        let question = UIViewController()
        question.view.addSubview(
          Self.button("Yes") {
            self?.isConfirmed = true
            result.finish(())
          })
        question.view.addSubview(Self.button("No") { result.cancel() })
        return question
      }
    }

    private static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }

    private func lock() {
      guard inbox != nil, !lockWindow.isShown else { return }
      isConfirmed = false
      inbox?.gate.close(for: "lock")
      let cover = UIViewController()
      cover.view.addSubview(
        Self.button("Unlock") { [weak self] in
          self?.lockWindow.hide()
          self?.inbox?.gate.open(for: "lock")
        })
      lockWindow.show(cover)
      // Nothing of the answer counts below the lock, so that sheets which need it leave.
      Task { [router] in try await router.revalidate() }
    }

    private func build(_ screen: ToyScreen) -> UIViewController {
      if case .tabs = screen {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<tabCount).map { number in
          let root = build(.tab(number))
          root.setScreen(ToyScreen.tab(number))
          let stack = UINavigationController(rootViewController: root)
          return number == splitTab ? ToySplit(list: stack) : stack
        }
        return tabs
      }
      let controller = UIViewController()
      controller.title = "\(screen)"
      guard case .tab(let number) = screen, buttons.indices.contains(number) else { return controller }
      for target in buttons[number] + (number == splitTab ? [.detail(0), .detail(1)] : []) {
        controller.view.addSubview(
          Self.button("\(target)") { [weak self] in self?.router.navigate(to: Destination(target)) { _ in } })
      }
      return controller
    }

    private func holds(_ condition: Condition) -> Bool {
      let tabs = (main.rootViewController as? UITabBarController)?.viewControllers ?? []
      return switch condition {
      case .flag(let number): flags[number]
      case .page(let tab): tabs.indices.contains(tab) && tabs[tab].children.count > 1
      case .sheet: main.rootViewController?.presentedViewController != nil
      }
    }

    var window: UIWindow { lockWindow.isShown ? lockWindow.window : main }
    var fingerprint: String {
      (flags + (asking == nil ? [] : [isConfirmed])).map { "\($0)" }.joined(separator: "\n")
    }

    nonisolated static var samples: [ToyScreen] { [.tab(0), .page(0), .sheet(0)] }
    nonisolated static var steps: [ToolStep<ToyApp>] {
      (0..<2).map { number in
        ToolStep("flag \(number)") { if $0.flags.indices.contains(number) { $0.flags[number].toggle() } }
      } + [ToolStep("lock") { $0.lock() }]
    }
    nonisolated static var turnsDevice: Bool { isTurned }
    nonisolated static var rules: [ToolRule<ToyApp>] {
      ["one", "two", "three"].map { name in
        ToolRule(name) { app in !(app.planted[name] ?? []).allSatisfy { app.holds($0) } }
      }
    }
  }

  /// A split view with a placeholder that shows its list first while it is collapsed.
  private final class ToySplit: UISplitViewController, UISplitViewControllerDelegate {
    private final class Placeholder: UIViewController {}

    convenience init(list: UINavigationController) {
      self.init(nibName: nil, bundle: nil)
      viewControllers = [list, Placeholder()]
      delegate = self
    }

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool { secondary is Placeholder }

    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      (primary as? UINavigationController)?.viewControllers.count == 1 ? Placeholder() : nil
    }
  }
#endif
