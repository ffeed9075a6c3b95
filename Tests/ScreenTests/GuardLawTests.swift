import Foundation
import Portolan
import PortolanTestSupport
import PortolanTestTraits
import Testing

/// The law of guards: every kind of route, by every way in which its screen can come to be shown.
@MainActor
@Suite("A guard that denies its screen", .serialized, .limited)
struct GuardLawTests {
  /// The kinds of a route, each with a guard that denies.
  enum Kind: String, CaseIterable, Codable {
    case push, present, root, part
    case when, whenInside, whenChosen
    case chosenOrigin, chosen, chosenCase, chosenByFinder, chosenInside, chosenNothing, chosenThrowing
    case step, stepInside, stepAdapted, stepThrowing
    case feature, featureByApp, featureChosen, featureWithoutParent

    /// A Boolean value that indicates whether no navigation can find a way, so that it may fail before its guards are asked.
    var hasNoWay: Bool {
      [.chosenNothing, .chosenThrowing, .stepThrowing, .featureWithoutParent].contains(self)
    }
  }

  /// The ways a screen can come to be shown.
  enum Way: String, CaseIterable {
    case navigate, completion, joined, redirected, through, inbox
    case restoredRoot, restoredOnStack, restoredModal, restoredTab, activity
    case revalidated, revalidatedModal
  }

  struct Closed: RoutingInterceptor {
    struct Denied: Error {}

    @MainActor static var asked = 0

    func perform(with context: Any?) async throws -> InterceptorAnswer {
      Self.asked += 1
      throw Denied()
    }
  }

  final class Page: UIViewController {}

  struct NoWay: Error {}

  /// A feature that the app embeds.
  enum Feature: Screen {
    case own, free, chosen, orphan

    var assembly: any Assembly { InlineAssembly { Page() } }

    var route: Route<Self> {
      switch self {
      case .own: .push.guarded(by: Closed())
      case .free: .push
      case .chosen: Route(Steps.chosen, with: nil).guarded(by: Closed())
      case .orphan: Route.push(onto: .parent).guarded(by: Closed())
      }
    }
  }

  @MainActor
  enum Steps {
    static func page() -> Step<Page, Any?, NeedsAction> {
      StepAssembly(finder: NilFinder<Page, Any?>(), factory: ClassFactory { (_: Any?) in Page() })
    }

    static func stack() -> DestinationStep<UINavigationController, Any?> {
      DestinationStep<UINavigationController, Any?>.found(by: ClassFinder())
    }

    static let plain = page().using(UINavigationController.push()).from(stack()).assemble()
    static let closed = page().guarded(by: Closed()).using(UINavigationController.push()).from(stack()).assemble()
    static let chosen = SwitchAssembly<Page, Any?>().assemble(default: plain)
  }

  enum Place: Screen, Codable {
    case home, tabs
    case secret(Kind)
    /// A screen whose guard redirects to a secret.
    case door(Kind)
    /// A screen on top of a secret.
    case above(Kind)

    var assembly: any Assembly {
      InlineAssembly {
        guard self == .tabs else { return Page() }
        let tabs = UITabBarController()
        tabs.viewControllers = [Place.home, .secret(.part)].map { $0.buildController() }
        return tabs
      }
    }

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .tabs: .root
      case .door(let kind): .push.guarded(by: InlineInterceptor<Self> { _ in .redirect(to: Place.secret(kind)) })
      case .above(let kind): .push(onto: .secret(kind))
      case .secret(let kind): Self.route(of: kind)
      }
    }

    @MainActor
    private static func route(of kind: Kind) -> Route<Self> {
      switch kind {
      case .push: .push.guarded(by: Closed())
      case .present: .present.guarded(by: Closed())
      case .root: .root.guarded(by: Closed())
      case .part: .part(of: .tabs).guarded(by: Closed())
      case .when: .when({ _ in true }, .push, otherwise: .present).guarded(by: Closed())
      case .whenInside: .when({ _ in true }, .push.guarded(by: Closed()), otherwise: .present)
      case .whenChosen: .when({ _ in true }, Route(Steps.chosen, with: nil), otherwise: .push).guarded(by: Closed())
      case .chosenOrigin:
        Route { screen in
          let stacks = SwitchAssembly<UINavigationController, Self>()
            .assemble(default: DestinationStep<UINavigationController, Self>.found(by: ClassFinder()))
          return screen.using(UINavigationController.push()).from(stacks).assemble()
        }.guarded(by: Closed())
      case .chosen: Route(Steps.chosen, with: nil).guarded(by: Closed())
      case .chosenCase: chosen { $0.addCase(when: { _ in true }, from: Steps.plain) }
      case .chosenByFinder: chosen { $0.addCase(when: ClassFinder<UIViewController, Any?>(), from: Steps.plain) }
      case .chosenInside: Route(SwitchAssembly<Page, Any?>().assemble(default: Steps.closed), with: nil)
      case .chosenNothing: chosen { $0 }
      case .chosenThrowing: chosen { $0.addCase { _ in throw NoWay() } }
      case .step: Route(Steps.plain, with: nil).guarded(by: Closed())
      case .stepInside: Route(Steps.closed, with: nil)
      case .stepAdapted: Route(Steps.chosen.adaptingContext { (_: Int) in nil }, with: 1).guarded(by: Closed())
      case .stepThrowing:
        Route(Steps.chosen.adaptingContext { (_: Int) in throw NoWay() }, with: 1).guarded(by: Closed())
      case .feature: Feature.own.route(in: { _ in Place.secret(kind) })
      case .featureByApp: Feature.free.route(in: { _ in Place.secret(kind) }).guarded(by: Closed())
      case .featureChosen: Feature.chosen.route(in: { _ in Place.secret(kind) })
      case .featureWithoutParent: Feature.orphan.route(in: { _ in Place.secret(kind) })
      }
    }

    @MainActor
    private static func chosen(
      _ change: (SwitchAssembly<Page, Any?>) -> SwitchAssembly<Page, Any?>
    ) -> Route<Self> {
      Route(change(SwitchAssembly()).assemble(), with: nil).guarded(by: Closed())
    }
  }

  private let window = UIWindow.visible(nil)
  private let router: DefaultRouter

  init() {
    router = DefaultRouter(window: window)
    Closed.asked = 0
  }

  @Test(
    "A guard that denies its screen is asked for every kind of route and by every way to it, and the screen is not shown",
    arguments: Kind.allCases,
    Way.allCases)
  func law(kind: Kind, way: Way) async throws {
    let secret = Place.secret(kind)
    await go(way, to: secret, kind)
    let shown = window.visibleControllers.compactMap { $0.screen(as: Place.self) }
    #expect(!shown.contains(secret))
    let mayFailBefore = kind.hasNoWay && [.navigate, .completion, .joined, .redirected, .through, .inbox].contains(way)
    #expect(Closed.asked > 0 || mayFailBefore)
  }

  private func go(_ way: Way, to secret: Place, _ kind: Kind) async {
    let node = NavigationState<Place>.Node(.screen(secret))
    let home = NavigationState<Place>.Node(.screen(.home))
    switch way {
    case .restoredRoot: await restore(node)
    case .restoredOnStack: await restore(.init(.container(.navigation), children: [home, node], isStack: true))
    case .restoredModal: await restore(.init(.screen(.home), presented: .init(node, style: 1)))
    case .restoredTab: await restore(.init(.screen(.tabs), children: [home, node], selected: 1))
    case .activity:
      let activity = try? NSUserActivity(state: NavigationState<Place>(root: node), activityType: "vault")
      await restore((try? activity?.navigationState(of: Place.self))??.root)
    default:
      window.rootViewController = UINavigationController(rootViewController: Place.home.buildController())
      await navigate(way, to: secret, kind)
    }
  }

  private func restore(_ root: NavigationState<Place>.Node?) async {
    _ = try? await router.restore(NavigationState<Place>(root: root))
  }

  private func navigate(_ way: Way, to secret: Place, _ kind: Kind) async {
    switch way {
    case .completion: await withCheckedContinuation { done in router.navigate(to: secret) { _ in done.resume() } }
    case .joined:
      async let first = try? router.navigate(to: secret, animated: false)
      async let second = try? router.navigate(to: secret, animated: false)
      _ = await (first, second)
    case .redirected: _ = try? await router.navigate(to: Place.door(kind), animated: false)
    case .through: _ = try? await router.navigate(to: Place.above(kind), animated: false)
    case .inbox:
      let inbox = DeepLinkInbox<Place>(
        understand: { _ in secret }, carryOut: { [router] in try await router.navigate(to: $0, animated: false) })
      inbox.gate.open(for: .launch)
      _ = await inbox.deliver(.notification([:]))
    case .revalidated:
      (window.rootViewController as? UINavigationController)?.viewControllers.append(secret.buildController())
      _ = try? await router.revalidate(animated: false)
    case .revalidatedModal:
      window.rootViewController?.present(secret.buildController(), animated: false)
      _ = try? await router.revalidate(animated: false)
    default: _ = try? await router.navigate(to: secret, animated: false)
    }
  }
}
