#if !canImport(UIKit)
  import Portolan
  import PortolanTool
  @testable import PortolanVerifier

  /// Another app with a fault for one rule, which the steps "sabotage" and "evade" show, or which is there from the launch on.
  final class Sabotaged<Base: VerifiableApp>: VerifiableApp {
    typealias AppScreen = Base.AppScreen

    struct Options: ParsableArguments, Sendable {
      @Option var rule: String = ""
    }

    let base: Base
    private let rule: Rule?
    private(set) var inbox: DeepLinkInbox<AppScreen>?
    private weak var shown: UIViewController?
    /// A Boolean value that indicates whether the step was taken; no screen shows it.
    private var isSabotaged = false

    init(options: Options) async throws {
      rule = Rule(rawValue: options.rule)
      base = try await Base(options: .parse(Base.launchOptions))
      inbox = base.inbox
      switch rule {
      case .coverage: base.router.add(Permissive())
      case .link, .answer, .alike: inbox = faultyInbox()
      case .revalidated:
        base.router.add(Refusing { [weak self] in self?.isSabotaged == true && DefaultRouter.isRevalidating })
      case .restoration: tidyNewRoot()
      case .rotation:
        let saboteur = Saboteur()
        saboteur.setScreen(Base.samples[0])
        saboteur.leavesWhenTurned = true
        present(saboteur)
      default: break
      }
      inbox?.gate.open(for: .launch)
    }

    /// Removes what a restoration has pushed, and presents a screen that was not stored.
    private func tidyNewRoot() {
      let root = base.window.rootViewController
      base.router.add(
        InlinePostTask<UIViewController, Any?> { [weak self, weak root] _, _, _ in
          guard let self, base.window.rootViewController !== root else { return }
          var stacks: [UINavigationController] = []
          base.window.rootViewController?.forEachInSubtree {
            stacks += [$0 as? UINavigationController].compactMap { $0 }
          }
          for stack in stacks { stack.popToRootViewController(animated: false) }
          present(Saboteur())
        })
    }

    private func faultyInbox() -> DeepLinkInbox<AppScreen> {
      var isAgain = false
      return DeepLinkInbox(
        router: base.router,
        understand: { [weak self] source in
          if self?.rule == .answer, !isAgain {
            isAgain = true
            self?.inbox?.receive(source)
            isAgain = false
          }
          return self?.rule == .link || self?.isSabotaged == true
            ? Base.samples[0] : try Base.links.parse(source.requireURL())
        })
    }

    private func sabotage() {
      let saboteur = Saboteur()
      saboteur.title = "Sabotage"
      switch rule {
      case .alike, .revalidated: isSabotaged = true
      case .guarded: navigate(Self.route(guardedBy: Permissive()))
      case .rest: Task { while !Task.isCancelled { await Task.yield() } }
      case .deadEnd, .growth:
        saboteur.isModalInPresentation = true
        present(saboteur)
      case .leak:
        saboteur.own = saboteur
        if let shown { return shown.dismiss(animated: false) }
        present(saboteur)
      case .tree:
        present(Container(stray: UIViewController()))
      case .twice: navigate(Self.route())
      case .refusal:
        guard let shown else {
          present(saboteur)
          break
        }
        return navigate(Self.route(guardedBy: Refusing { true })) { shown.dismiss(animated: false) }
      case .plan:
        present(saboteur)
        let root = base.window.rootViewController
        navigate(Self.route()) { root?.dismiss(animated: false) }
      default: break
      }
      shown = saboteur
    }

    /// Shows the screen of the step without its guard.
    private func evade() {
      if rule == .guarded { present(Saboteur()) }
    }

    private func present(_ controller: UIViewController) {
      var presenter = base.window.rootViewController
      while let next = presenter?.presentedViewController { presenter = next }
      presenter?.present(controller, animated: false)
    }

    private func navigate<Controller: UIViewController>(
      _ step: DestinationStep<Controller, Any?>, then body: @escaping @MainActor () -> Void = {}
    ) {
      base.router.navigate(to: Destination(step, with: nil)) { _ in body() }
    }

    private static func route(
      guardedBy guardian: (any RoutingInterceptor<Any?>)? = nil
    ) -> DestinationStep<Saboteur, Any?> {
      let step = StepAssembly(
        finder: NilFinder<Saboteur, Any?>(), factory: ClassFactory<Saboteur, Any?> { _ in Saboteur() })
      return (guardian.map { step.adding($0) } ?? step).using(.present).from(.current).assemble()
    }

    var window: UIWindow { base.window }
    var router: DefaultRouter { base.router }
    var fingerprint: String { base.fingerprint }
    var isExplored: Bool { base.isExplored }
    func settle() async -> [any Error] { await base.settle() }

    nonisolated static var samples: [AppScreen] { Array(Base.samples.prefix(3)) }
    nonisolated static var links: LinkTable<AppScreen> { Base.links }
    nonisolated static var texts: [String] { Base.texts }
    nonisolated static var reachableScreens: [AppScreen] { [] }
    nonisolated static var steps: [ToolStep<Sabotaged>] {
      [ToolStep("sabotage") { $0.sabotage() }, ToolStep("evade") { $0.evade() }]
    }
    nonisolated static var exceptions: [RuleException<Sabotaged>] {
      let declared = Declaration.rule.map { [expects(.breaks($0), because: "the fault is planted")] } ?? []
      return [.home(Base.samples[0])] + declared
    }
  }

  /// The rule to which sabotaged apps declare an exception.
  enum Declaration {
    nonisolated(unsafe) static var rule: Rule?
  }

  /// A guard that denies each request under a condition.
  private struct Refusing: RoutingInterceptor {
    let refuses: @MainActor () -> Bool

    func perform(with context: Any?) throws -> InterceptorAnswer {
      if refuses() { throw CancellationError() }
      return .proceed
    }
  }

  /// A guard that never denies a request.
  private struct Permissive: RoutingInterceptor {
    func perform(with context: Any?) throws -> InterceptorAnswer { .proceed }
  }

  /// A screen with one of several faults.
  private final class Saboteur: UIViewController {
    var own: Saboteur?
    var leavesWhenTurned = false

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      if leavesWhenTurned { presentingViewController?.dismiss(animated: false) }
    }
  }

  /// A container that names a child which it does not adopt.
  private final class Container: UIViewController, ContainerViewController {
    private let stray: UIViewController

    init(stray: UIViewController) {
      self.stray = stray
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var containerAdapter: any ContainerAdapter { Adapter(stray: stray) }

    private struct Adapter: ContainerAdapter {
      let stray: UIViewController

      var containedViewControllers: [UIViewController] { [stray] }
      var visibleViewControllers: [UIViewController] { [] }
      func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
      func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
    }
  }
#endif
