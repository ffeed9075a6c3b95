import Portolan
import Testing

import struct PortolanTestSupport.SeededGenerator

@MainActor
@Suite("Screens of features in the enum of an app", .limited)
struct EmbeddedRouteTests {
  private let window = UIWindow.visible()
  private let router: DefaultRouter

  init() { router = DefaultRouter(window: window) }

  @discardableResult
  private func go(_ screen: BankScreen) async throws -> UIViewController {
    try await router.navigate(to: screen, animated: false).viewController
  }

  /// The screens of one enum in a window, in the order of the tree, and those that are visible.
  private func screens<Target: Screen>(of type: Target.Type, in window: UIWindow) -> [Target?] {
    var screens: [Target?] = []
    func add(_ viewController: UIViewController) {
      screens.append(viewController.screen(as: Target.self))
      if let tabs = viewController as? UITabBarController, let selected = tabs.selectedViewController { add(selected) }
      viewController.children.forEach(add)
      if let presented = viewController.presentedViewController, presented.presentingViewController === viewController {
        add(presented)
      }
    }
    if let root = window.rootViewController { add(root) }
    return screens
  }

  @Test("A case with the name parent is preferred to the parent of a feature")
  func ownParent() async throws {
    enum FamilyScreen: Screen {
      case parent, pushed, modal, composed

      var assembly: any Assembly { InlineAssembly { UIViewController() } }
      var route: Route<Self> {
        switch self {
        case .parent: .rootInNavigation
        case .pushed: .push(onto: .parent)
        case .modal: .present(over: .parent)
        case .composed: Route { $0.using(.push).from(Route.step(to: .parent)).assemble() }
        }
      }
    }
    for screen in [FamilyScreen.pushed, .modal, .composed] {
      window.rootViewController = UIViewController()
      try await router.navigate(to: screen, animated: false)
      #expect(screens(of: FamilyScreen.self, in: window).compactMap { $0 } == [.parent, screen])
    }
  }

  @Test("Routes of features lead where the routes of a single enum lead", arguments: 0..<30 as Range<UInt64>)
  func equivalence(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let flatWindow = UIWindow.visible()
    let flatRouter = DefaultRouter(window: flatWindow)
    for _ in 0..<12 {
      let screen = Self.random(&generator)
      let flat = FlatScreen(screen)
      let plans = (try router.plan(to: screen), try flatRouter.plan(to: flat))
      #expect(plans.0.steps.map(\.source) == plans.1.steps.map(\.source), "\(plans.0)\n\(plans.1)")
      try await go(screen)
      try await flatRouter.navigate(to: flat, animated: false)
      #expect(
        screens(of: BankScreen.self, in: window).map { $0.map(FlatScreen.init) }
          == screens(of: FlatScreen.self, in: flatWindow), "\(screen)")
    }
  }

  private static func random(_ generator: inout SeededGenerator) -> BankScreen {
    let id = Int.random(in: 1...2, using: &generator)
    let feature: CardsScreen =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: .list
      case 1: .card(id: id)
      case 2: .limits(id: id)
      case 3: .pin(id: id)
      case 4: .columns
      case 5: .statement
      case 6...7: .offer
      case 8: .help(.start)
      default: .help(.topic("fees"))
      }
    return switch Int.random(in: 0..<5, using: &generator) {
    case 0: .home
    case 1...2: .companyCards(feature)
    default: .cards(feature)
    }
  }

  @Test("A plan names the screens of the app")
  func plan() throws {
    #expect(
      try router.plan(to: BankScreen.cards(.limits(id: 7))).description == """
        Plan to reach cards(limits(id: 7))
          start at   UIViewController
          remove     UIViewController
          build      tabs  replaceRoot
          expect     cards(list)
          build      cards(card(id: 7))  push
          build      cards(limits(id: 7))  push
          reveal     cards(limits(id: 7))
        """)
  }

  @Test("The router of a feature navigates to the screens of the app, and its requests join the app's")
  func joined() async throws {
    let cards = router.screens(of: BankScreen.self).screens(in: BankScreen.cards)
    let help = cards.screens(in: CardsScreen.help)
    try await help.navigate(to: .topic("fees"), animated: false)
    #expect(window.rootViewController?.presentedViewController?.screen() == BankScreen.cards(.help(.start)))
    #expect(try cards.plan(to: .card(id: 7)) == router.plan(to: BankScreen.cards(.card(id: 7))))

    // The second request would be rejected if it were another one.
    async let own: NavigationResult = cards.navigate(to: .card(id: 7), animated: false)
    async let apps: NavigationResult = router.navigate(
      to: BankScreen.cards(.card(id: 7)), animated: false, policy: .reject)
    let (one, other) = try await (own, apps)
    #expect(one.viewController === other.viewController)
    #expect(one.viewController.screen() == BankScreen.cards(.card(id: 7)))

    cards.go(.list, animated: false)
    try await go(.cards(.list))
    #expect(screens(of: BankScreen.self, in: window).contains(.cards(.list)))
  }

  @Test("A guard of the app is asked before one of the feature; each receives its screen, and a global one the app's")
  func guards() async throws {
    let asked = Asked()
    try await Asked.$values.withValue(asked) {
      router.add(AskedGuard(Any?.self))
      try await router.navigate(to: GuardedScreen.cards(.pin(id: 7)), animated: false)
    }
    #expect(
      asked.all == [
        "Any?: GuardedScreen.cards(pin(id: 7))", "GuardedScreen: cards(pin(id: 7))", "CardsScreen: pin(id: 7)",
      ])
  }

  /// An app that guards a whole feature.
  private enum GuardedScreen: Screen, EmbeddingScreen {
    case cards(CardsScreen)

    var text: String {
      switch self {
      case .cards(let screen): "cards(\(screen))"
      }
    }

    var assembly: any Assembly {
      switch self {
      case .cards(let screen): screen.assembly(in: Self.cards)
      }
    }

    var route: Route<Self> {
      switch self {
      case .cards(let screen): screen.route(in: Self.cards).guarded(by: AskedGuard(Self.self))
      }
    }
  }

  @Test("A guard of a feature redirects to a screen of the feature in the same place of the app")
  func redirected() async throws {
    for (screen, target) in [
      (BankScreen.cards(.locked), BankScreen.cards(.card(id: 1))),
      (.companyCards(.locked), .companyCards(.card(id: 1))),
      (.companyCards(.help(.locked)), .companyCards(.help(.start))),
    ] {
      #expect(try await go(screen).screen() == target)
    }
  }

  @Test("The routes of a feature fail with a reason where the app supplies no parent, or where there is no app")
  func noParent() async throws {
    let missing = #expect(throws: RoutingError.self) { try router.plan(to: GuardedScreen.cards(.card(id: 7))) }
    #expect(missing?.code == .nothingToStartFrom)
    #expect(
      missing?.reason == "its route starts from the parent of CardsScreen, and the app supplies none")
    #expect(missing?.fix == "pass the parent in the route of the app: screen.route(in: …, parent: …)")
    let alone = #expect(throws: RoutingError.self) { try router.plan(to: CardsScreen.card(id: 7)) }
    #expect(
      alone?.reason
        == "its route starts from the parent of CardsScreen, and the request is not for the screen of an app that contains it"
    )
    #expect(alone?.fix == "navigate with the router that the app made for the feature with screens(in:)")
  }

  @Test("A state with screens of features is stored and restored, with the containers that a feature labels")
  func restoration() async throws {
    for walk: [BankScreen] in [
      [.cards(.limits(id: 7)), .companyCards(.card(id: 8))], [.cards(.statement)],
      [.companyCards(.help(.topic("fees")))],
    ] {
      for screen in walk { try await go(screen) }
      let json = try NavigationState<BankScreen>(of: window).json()
      let fresh = UIWindow.visible(nil)
      let report = try await DefaultRouter(window: fresh).restore(NavigationState<BankScreen>(json: json))
      #expect(report.dropped.map(\.description) == [])
      #expect(HierarchySnapshot(of: fresh) == HierarchySnapshot(of: window))
      #expect(screens(of: BankScreen.self, in: fresh) == screens(of: BankScreen.self, in: window))
    }
  }

  @Test("A feature may declare a route as a step, and the app may give one screen of it another route")
  func steps() async throws {
    try await router.navigate(to: MapsScreen.city("Genoa"), animated: false)
    for (screen, isModal) in [
      (AtlasScreen.maps(.city("Genoa")), false), (.maps(.legend), true), (.maps(.scale), false),
    ] {
      let reached = try await router.navigate(to: screen, animated: false).viewController
      #expect(reached.screen() == screen)
      #expect((reached.presentingViewController != nil) == isModal, "\(screen)")
      #expect(try await router.navigate(to: screen, animated: false).viewController === reached)
    }
  }

  @Test("A step that a feature declares once leads through the screens of each place that the app gives the feature")
  func sharedStep() async throws {
    for place in [TripScreen.first, TripScreen.second, TripScreen.first] {
      let day = try await router.navigate(to: place(.day), animated: false).viewController
      #expect(day.screen() == place(.day))
      #expect(day.presentingViewController?.screen() == place(.plan))
      try await day.presentingViewController?.close(animated: false)
    }
  }

  private enum PlanScreen: Screen {
    case plan, day

    @MainActor private static let dayStep = StepAssembly(
      finder: NilFinder(), factory: ClassFactory { (_: PlanScreen) in PageViewController(name: "day") }
    ).using(.present).from(Route<PlanScreen>.step(to: .plan)).assemble()

    var assembly: any Assembly { LabelAssembly(text: "\(self)") }

    var route: Route<Self> {
      switch self {
      case .plan: .present(over: .parent, as: .fullScreen)
      case .day: Route(Self.dayStep, with: self)
      }
    }
  }

  private enum TripScreen: Screen {
    case home
    case first(PlanScreen), second(PlanScreen)

    var assembly: any Assembly {
      switch self {
      case .home: LabelAssembly(text: "home")
      case .first(let screen): screen.assembly(in: Self.first)
      case .second(let screen): screen.assembly(in: Self.second)
      }
    }

    var route: Route<Self> {
      switch self {
      case .home: .root
      case .first(let screen): screen.route(in: Self.first, parent: .home)
      case .second(let screen): screen.route(in: Self.second, parent: .home)
      }
    }
  }

  @Test("Guards of the screens on the way are asked once, although the route is resolved again after each answer")
  func guardsOnTheWay() async throws {
    let counts = GuardCounts()
    router.assembleScreens(with: WayAssembly(counts: counts))
    try await router.navigate(to: WayScreen.end, animated: false)
    #expect(counts.asked == [.end, .middle, .start])
  }

  private final class GuardCounts {
    var asked: [WayScreen] = []
  }

  private struct WayAssembly: AssemblyDataSource {
    let counts: GuardCounts

    var waiting: InlineInterceptor<WayScreen> {
      InlineInterceptor { [counts] screen in
        counts.asked.append(screen)
        await Task.yield()
        return .proceed
      }
    }

    func getAssembly(key: WayScreen) -> (any Assembly)? { LabelAssembly(text: "\(key)") }
  }

  private enum WayScreen: Screen {
    case start, middle, end

    var route: Route<Self> {
      switch self {
      case .start: .rootInNavigation.guarded(by: Assembled(\WayAssembly.waiting))
      case .middle: .push(onto: .start).guarded(by: Assembled(\WayAssembly.waiting))
      case .end: .present(over: .middle).guarded(by: Assembled(\WayAssembly.waiting))
      }
    }
  }

  private enum MapsScreen: Screen {
    case city(String)
    case legend
    case scale

    @MainActor private static let cityStep = StepAssembly(
      finder: ClassFinder<PageViewController, String>(),
      factory: ClassFactory { (name: String) in PageViewController(name: name) }
    ).using(.replaceRoot).from(.root).assemble()

    var assembly: any Assembly { LabelAssembly(text: "\(self)") }

    var route: Route<Self> {
      switch self {
      case .city(let name): Route(Self.cityStep, with: name)
      case .legend, .scale: .root
      }
    }
  }

  private enum AtlasScreen: Screen {
    case maps(MapsScreen)

    var assembly: any Assembly {
      switch self {
      case .maps(let screen): screen.assembly(in: Self.maps)
      }
    }

    var route: Route<Self> {
      switch self {
      case .maps(.legend): .present
      case .maps(let screen): screen.route(in: Self.maps)
      }
    }
  }
}
