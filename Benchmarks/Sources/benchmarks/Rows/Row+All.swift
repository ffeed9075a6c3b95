import PortolanLinks
import ShopRoutes
import ShopScreens

extension Row {
  /// The rows of the table in the README of the package, in their order.
  static let headline = [
    "tabs", "tabs-hooks", "tabs-observed", "tabs-recorded", "screen", "screen-guarded", "screen-link", "requests-100",
    "containers-8", "over-10000", "match-url",
  ]

  /// All rows of the table, in their order.
  static let all =
    yardstick + inTabs + ofEnums + fromLinks + overStacks + atOnce + routing + laterTurns + searching + first
    + containers + verification + LinkBenchmarks.rows

  private static let yardstick = [
    Row(
      name: "hand", title: "by hand: present and dismiss a navigation controller with one screen",
      reference: "hand", bound: .cost(instructions: 45_000, allocations: 40), isGuarded: true,
      workload: ByHand.product())
  ]

  /// The headline rows: the root of an ordinary app is a tab bar with three stacks.
  private static let inTabs = [
    Row(
      name: "tabs-hand", title: "by hand over a tab bar with three stacks", reference: "hand", isGuarded: true,
      workload: ByHand.product(in: App.withTabs)),
    Row(
      name: "tabs", title: "the product route over a tab bar with three stacks; by hand there = 1",
      reference: "tabs-hand", bound: .times(3, of: "tabs-hand"), isGuarded: true,
      workload: Navigations.presenting(Routes.product, in: App.withTabs)),
    Row(
      name: "tabs-hooks",
      title: "the same with a guard, a context task and a post-routing task, types with `async` methods",
      reference: "tabs-hand", bound: .times(1.3, of: "tabs"), isGuarded: true,
      workload: Navigations.presenting(Routes.productWithHooks, in: App.withTabs)),
    Row(
      name: "tabs-closures", title: "the same with a guard and two tasks that are inline closures without `await`",
      reference: "tabs-hand", bound: .times(1.3, of: "tabs"), isGuarded: true,
      workload: Navigations.presenting(Routes.productWithClosures, in: App.withTabs)),
    Row(
      name: "tabs-observed", title: "the product route with an observer that ignores every event",
      reference: "tabs-hand", bound: .times(1.1, of: "tabs"), isGuarded: true,
      workload: Navigations.presenting(
        Routes.product, in: App.withTabs, observedBy: { _ in IgnoringObserver() })),
    Row(
      name: "tabs-recorded", title: "the product route with a flight recorder that writes a file",
      reference: "tabs-hand", bound: .times(1.5, of: "tabs"), isCounted: false,
      workload: Navigations.presenting(Routes.product, in: App.withTabs, observedBy: Navigations.recorder(of:))),
  ]

  /// The rows of the enum of screens that the README shows.
  private static let ofEnums = [
    Row(
      name: "screen", title: "`navigate(to: screen)` with a screen of an enum that is presented; by hand = 1",
      reference: "tabs-hand", isGuarded: true, workload: Navigations.presenting { .product(id: 42) }),
    Row(
      name: "screen-guarded", title: "a screen of an enum with a guard, a type with an `async` method; by hand = 1",
      reference: "tabs-hand", bound: .times(1.3, of: "screen"), isGuarded: true,
      workload: Navigations.presenting { .offer(id: 42) }),
    Row(
      name: "screen-observed", title: "a screen of an enum with an observer that ignores every event; by hand = 1",
      reference: "tabs-hand", bound: .times(1.1, of: "screen"), isGuarded: true,
      workload: Navigations.presenting(observedBy: IgnoringObserver()) { .product(id: 42) }),
    Row(
      name: "screen-link-hand", title: "by hand from the text of a link, with `URL(string:)`", isHidden: true,
      workload: ByHand.link(Links.product, numberAt: 2)),
    Row(
      name: "screen-link", title: "from the text of a link, by `@Linkable`, to the screen of an enum; by hand = 1",
      reference: "screen-link-hand", bound: .times(2.5, of: "screen-link-hand"), isGuarded: true,
      workload: Navigations.presenting { try ShopScreen(link: Links.product) }),
    Row(
      name: "push-hand", title: "by hand: push and pop", isHidden: true, workload: ByHand.pushed()),
    Row(
      name: "screen-pushed", title: "`navigate(to: screen)` with a screen that is pushed onto another one; by hand = 1",
      reference: "push-hand", isGuarded: true, workload: Navigations.pushing(.reviews(id: 42))),
  ]

  private static let fromLinks = [
    Row(
      name: "link-hand", title: "by hand from the text of a link, with `URL(string:)`", isHidden: true,
      workload: ByHand.link(Links.known, numberAt: 3)),
    Row(
      name: "link-10000",
      title: "from the text of a link to the product route over a tab bar, 10000 patterns; by hand = 1",
      reference: "link-hand", bound: .times(2.5, of: "link-hand"), workload: Navigations.link(among: 10_000)),
  ]

  private static let atOnce = [
    Row(
      name: "replaced", title: "from the root to a product that replaces another: dismiss, build, push and present",
      reference: "hand", workload: Navigations.replacing()),
    Row(
      name: "requests-hand", title: "100 products by hand, each in a task", isHidden: true, isCounted: false,
      workload: ByHand.products(100)),
    Row(
      name: "requests-100", title: "100 requests for different products at once; by hand with a task each = 1",
      reference: "requests-hand", bound: .times(3, of: "requests-hand"), isCounted: false,
      workload: Navigations.requests(100)),
  ]

  private static let overStacks = [10, 10_000].map { depth in
    Row(
      name: "over-\(depth)", title: "the product route over a stack of \(depth); over a stack of 10 = 1",
      reference: "over-10", bound: depth == 10 ? nil : .times(1.2, of: "over-10"),
      workload: Navigations.presenting(Routes.product, in: { App(stackOf: depth) }))
  }

  private static let routing = [
    Row(
      name: "route", title: "the product route: navigate and dismiss",
      reference: "hand", bound: .times(1.8, of: "hand"), isGuarded: true,
      workload: Navigations.presenting(Routes.product)),
    Row(
      name: "plan", title: "`plan` only",
      reference: "hand", bound: .times(0.6, of: "hand"), isGuarded: true, workload: Navigations.plan()),
  ]

  private static let laterTurns = [
    Row(
      name: "turns-hand", title: "by hand, as on a device: a turn is awaited after each call", isHidden: true,
      isCounted: false, workload: ByHand.productInLaterTurns()),
    Row(
      name: "turns-route", title: "the product route, as on a device; by hand with a turn awaited after each call = 1",
      reference: "turns-hand", isCounted: false, workload: Navigations.presentingInLaterTurns(Routes.product)),
  ]

  private static let searching =
    [10, 1000].map { depth in
      Row(
        name: "found-\(depth)", title: "a screen on top is found again, stack of \(depth)",
        reference: "hand", bound: .times(1, of: "hand"), isGuarded: depth == 10,
        workload: Navigations.found(depth: depth))
    }
    + [10, 100, 1000].flatMap { depth in
      [
        Row(
          name: "search-\(depth)-hand", title: "a loop with the same cast", isHidden: true,
          workload: ByHand.search(depth: depth)),
        Row(
          name: "search-\(depth)", title: "search of a whole stack of \(depth); a loop with the same cast = 1",
          reference: "search-\(depth)-hand", bound: .times(1.1, of: "search-\(depth)-hand"), units: depth,
          isGuarded: depth == 100, workload: Navigations.search(depth: depth)),
      ]
    }

  private static let first = [
    Row(
      name: "assemble", title: "`assemble()` of the product route",
      reference: "hand", isGuarded: true, workload: Navigations.assemble()),
    Row(
      name: "cold-hand", title: "by hand, the first time in a process", isCold: true, workload: ByHand.product()),
    Row(
      name: "cold-route", title: "the product route, the first time in a process; by hand the first time = 1",
      reference: "cold-hand", bound: .times(3, of: "cold-hand"), isCold: true,
      workload: Navigations.presenting(Routes.product)),
  ]

  private static let verification = [
    Row(
      name: "verify",
      title: "a verification of \(Verifications.transitions) transitions, with launches, fingerprints and checks, and "
        + "\(Verifications.walkedActions) actions of random walks; the product route over a tab bar = 1",
      reference: "tabs", bound: .nanosecondsEach(50_000),
      units: Verifications.transitions + Verifications.walkedActions, repetitions: 20,
      workload: Verifications.verification())
  ]

  private static let containers = [1, 2, 4, 8].flatMap { levels in
    [
      Row(
        name: "containers-\(levels)-hand", title: "by hand, \(levels) containers deep",
        isHidden: true, workload: ByHand.product(inContainers: levels)),
      Row(
        name: "containers-\(levels)", title: "a route through containers, \(levels) deep; by hand through as many = 1",
        reference: "containers-\(levels)-hand", isGuarded: levels == 8,
        workload: Navigations.presenting { Routes.product(inContainers: levels) }),
    ]
  }
}
