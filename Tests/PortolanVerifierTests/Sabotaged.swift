#if !canImport(UIKit)
  import Portolan
  import PortolanTool
  @testable import PortolanVerifier

  /// Another app with a fault for one rule, which the step "sabotage" shows.
  final class Sabotaged<Base: VerifiableApp>: VerifiableApp {
    typealias AppScreen = Base.AppScreen

    struct Options: ParsableArguments, Sendable {
      @Option var rule: String = ""
    }

    let base: Base
    private let rule: Rule?
    private(set) var inbox: DeepLinkInbox<AppScreen>?
    private weak var shown: UIViewController?

    init(options: Options) async throws {
      rule = Rule(rawValue: options.rule)
      base = try await Base(options: .parse(Base.launchOptions))
      inbox = base.inbox
      if rule == .coverage { base.router.add(Permissive()) }
      if rule == .link || rule == .answer { inbox = faultyInbox() }
      inbox?.gate.open(for: .launch)
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
          return self?.rule == .link ? Base.samples[0] : try Base.links.parse(source.requireURL())
        })
    }

    private func sabotage() {
      let saboteur = Saboteur()
      saboteur.title = "Sabotage"
      switch rule {
      case .rest: Task { while !Task.isCancelled { await Task.yield() } }
      case .deadEnd, .growth:
        saboteur.isModalInPresentation = true
        present(saboteur)
      case .leak:
        saboteur.own = saboteur
        if let shown { return shown.dismiss(animated: false) }
        present(saboteur)
      case .tree:
        saboteur.stray = UIViewController()
        present(saboteur)
      case .twice: navigate(Self.route())
      case .refusal:
        guard let shown else {
          present(saboteur)
          break
        }
        return navigate(Self.route(guardedBy: Refusing())) { shown.dismiss(animated: false) }
      case .plan:
        present(saboteur)
        navigate(Step.found(by: InstanceFinder<UIViewController, Any?>(instance: saboteur))) {
          saboteur.dismiss(animated: false)
        }
      default: break
      }
      shown = saboteur
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
    nonisolated static var steps: [ToolStep<Sabotaged>] { [ToolStep("sabotage") { $0.sabotage() }] }
    nonisolated static var exceptions: [RuleException<Sabotaged>] { [.home(Base.samples[0])] }
  }

  /// A guard that denies each request.
  private struct Refusing: RoutingInterceptor {
    func perform(with context: Any?) throws -> InterceptorAnswer { throw CancellationError() }
  }

  /// A guard that never denies a request.
  private struct Permissive: RoutingInterceptor {
    func perform(with context: Any?) throws -> InterceptorAnswer { .proceed }
  }

  /// A screen with one of several faults.
  private final class Saboteur: UIViewController, ContainerViewController {
    var own: Saboteur?
    var stray: UIViewController?

    var containerAdapter: any ContainerAdapter { Adapter(stray: stray) }

    private struct Adapter: ContainerAdapter {
      let stray: UIViewController?

      var containedViewControllers: [UIViewController] { stray.map { [$0] } ?? [] }
      var visibleViewControllers: [UIViewController] { [] }
      func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
      func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
    }
  }
#endif
