#if !canImport(UIKit)
  import Portolan

  /// One window with a router, in which a walk takes place, and everything that is known of what has happened there.
  @MainActor
  final class World {
    let window = UIWindow(frame: .zero)
    let census = Census()
    let gates = Gates()
    let clock: WalkClock
    let defect: Defect?
    private(set) var routers: [DefaultRouter] = []
    private(set) var routes: [RouteAssembly.Step] = []
    private(set) var ledger: AppearanceLedger?

    let plans: [RoutePlan]
    /// A Boolean value that indicates whether a container of the window may refuse to be put back.
    let hasStubbornContainers: Bool
    /// Screens that finders and factories may answer with although they are not in the window.
    let aside = Aside()
    /// How often screens moved the hierarchy on their own.
    var conducts = 0

    /// What an action changes besides the hierarchy.
    var badge = 0
    /// What an action with a defect holds on to.
    var kept: [UIViewController] = []
    private var isLoggedIn = false

    /// The requests that are not answered, in the order in which they were made.
    var open: [Request] = []
    var requestCount = 0
    /// How often somebody else than the router moved the hierarchy.
    private(set) var touches = 0
    /// How often anybody did.
    private(set) var moves = 0
    /// What was found when the window was last at rest.
    var baseline: Baseline?
    /// How often screens had moved the hierarchy on their own then, or when the router last made sure that everything is back.
    var conductsWhenWhole = 0
    /// Whether a navigation could not put everything back since.
    var hasLeftovers = false
    /// Whether a request has reached its screen since.
    var hasReached = false
    private(set) var violation: Violation?
    /// What happened, where somebody wants to read it.
    private(set) var diary: [String] = []
    private let keepsDiary: Bool

    init(_ configuration: Configuration, keepingDiary: Bool = false) {
      defect = configuration.defect
      keepsDiary = keepingDiary
      plans = configuration.routes
      hasStubbornContainers = configuration.shape.isStubborn
      clock = WalkClock(configuration.clock)
      window.transitionClock = clock.base
      window.rootViewController = configuration.shape.build(census: census, defect: defect)
      window.makeKeyAndVisible()
      let observer = WalkObserver(world: self)
      routers = (0..<2).map { _ in DefaultRouter(window: window, observers: [observer]) }
      let ledger = AppearanceLedger(world: self)
      routers[0].add(ledger)
      self.ledger = ledger
      for router in routers {
        if configuration.hasGlobalGuard { router.add(everyGuard) }
        if configuration.hasGlobalTask { router.add(everyTask) }
      }
      routes = RouteAssembly(configuration.routes, world: self).routes
    }

    private var everyGuard: InlineInterceptor<Any?> {
      InlineInterceptor { [unowned self] _ in
        try await Request.current?.mishap?.pass(in: self)
        return .proceed
      }
    }

    private var everyTask: InlineContextTask<UIViewController, Any?> {
      InlineContextTask { [unowned self] controller, _ in
        if !aside.contains(controller) { census.register(controller) }
        try await Request.current?.mishap?.pass(in: self)
      }
    }

    func destination(_ route: Int, subject: Int) -> Destination {
      Destination(routes[route % routes.count], with: subject)
    }

    /// Notes that the hierarchy was moved by somebody else than the router.
    func touch() {
      touches += 1
      moves += 1
    }

    /// Notes that the router moved the hierarchy.
    func noteMove() {
      moves += 1
    }

    func report(_ rule: Violation.Rule, _ detail: @autoclosure () -> String) {
      guard violation == nil else { return }
      violation = Violation(rule: rule, detail: detail(), hierarchy: HierarchySnapshot(of: window).description)
    }

    func note(_ line: @autoclosure () -> String) {
      if keepsDiary { diary.append(line()) }
    }

    /// Whether nothing is under way.
    var isAtRest: Bool {
      open.isEmpty && gates.isEmpty && clock.isIdle && Scheduler.shared.isIdle
    }

    // MARK: What the app's code does

    func waitInGuard(heedingCancellation: Bool) async throws {
      let request = Request.current
      request?.isInGuard = true
      defer { request?.isInGuard = false }
      if defect == .guardIsNeverAnswered { try await Gates().wait(heedingCancellation: false) }
      try await gates.wait(heedingCancellation: heedingCancellation)
    }

    /// Shows a login screen that the router knows nothing of, once.
    func logInByHand() async throws {
      guard !isLoggedIn, let top = topmost, top.viewIfLoaded?.window != nil else { return }
      let login = WalkScreen(-2, census: census)
      top.present(login, animated: false, completion: nil)
      touch()
      defer {
        if login.presentingViewController != nil, !login.isBeingDismissed {
          login.dismiss(animated: false, completion: nil)
        }
        touch()
      }
      try await waitInGuard(heedingCancellation: true)
      isLoggedIn = true
    }

    func presentLater() {
      Task {
        await Task.yield()
        self.topmost?.present(WalkScreen(-3, census: self.census), animated: false, completion: nil)
      }
    }

    func selectAnotherTab() {
      guard let tabs = window.rootViewController as? UITabBarController, let count = tabs.viewControllers?.count,
        count > 0
      else {
        return
      }
      tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    }

    var topmost: UIViewController? {
      var top = window.rootViewController
      while let presented = top?.presentedViewController { top = presented }
      return top
    }
  }

  /// A window at rest.
  struct Baseline {
    let places: [Int]
    let badge: Int
    let touches: Int
    let conducts: Int
    /// The screens that refuse to leave, and the alerts.
    let staying: [ObjectIdentifier]
  }
#endif
