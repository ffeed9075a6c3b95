#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanTestSupport

  /// One window with a router, in which a walk takes place, with the record of its events.
  @MainActor
  final class World {
    let window = UIWindow(frame: .zero)
    let census = Census()
    let gates = Gates()
    let clock: WalkClock
    /// The animations of the stacks and modals; they never complete while they are in use.
    let animator = ForgetfulAnimator()
    let defect: Defect?
    private(set) var routers: [DefaultRouter] = []
    private(set) var routes: [RouteAssembly.Finished] = []
    private(set) var ledger: AppearanceLedger?

    let plans: [RoutePlan]
    /// A Boolean value that indicates whether a container of the window may refuse to be restored.
    let hasStubbornContainers: Bool
    /// The screens outside the window that finders and factories may return.
    let aside = Aside()
    /// The window over the app's that takes no part in navigations.
    var overlay: OverlayWindow?
    weak var overlayWindow: UIWindow?
    /// The number of changes that screens made to the hierarchy on their own.
    var conducts = 0

    /// A value that an action changes in addition to the hierarchy.
    var badge = 0
    /// The controllers that an action with a defect retains.
    var kept: [UIViewController] = []
    private var isLoggedIn = false

    /// The unanswered requests, in the order they were made.
    var open: [Request] = []
    var requestCount = 0
    /// The requests that were unanswered when the deadlines last passed.
    var waitingAtDeadline: [Int] = []
    /// The number of times that deadlines have passed for these requests.
    var deadlineCount = 0
    /// The number of changes of the hierarchy from outside the router.
    private(set) var touches = 0
    /// The number of all changes of the hierarchy.
    private(set) var moves = 0
    /// The state where the window was last at rest.
    var baseline: Baseline?
    /// The number of times that screens had moved the hierarchy on their own then, or when the router last made sure that
    /// everything was back.
    var conductsWhenWhole = 0
    /// A Boolean value that indicates whether a navigation could not put everything back since.
    var hasLeftovers = false
    /// A Boolean value that indicates whether a request has reached its screen since then.
    var hasReached = false
    private(set) var violation: Violation?
    /// The events of the walk, if they are recorded.
    private(set) var diary: [String] = []
    private let keepsDiary: Bool

    init(_ configuration: Configuration, keepingDiary: Bool = false) {
      defect = configuration.defect
      keepsDiary = keepingDiary
      plans = configuration.routes
      hasStubbornContainers = configuration.shape.isStubborn
      clock = WalkClock(configuration.clock)
      animator.isInUse = false
      window.headless.transitionClock = clock.base
      window.rootViewController = configuration.shape.build(census: census, defect: defect)
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
      let observer = WalkObserver(world: self)
      // The second router navigates in the key window, or in the window of the app below an overlay.
      routers = [DefaultRouter(window: window, observers: [observer]), DefaultRouter(observers: [observer])]
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

    /// Records a change of the hierarchy from outside the router.
    func touch() {
      touches += 1
      moves += 1
    }

    /// Records a change of the hierarchy by the router.
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

    /// A Boolean value that indicates whether no request and no transition is running.
    var isAtRest: Bool {
      open.isEmpty && gates.isEmpty && isIdle && VirtualExecutor.shared.isIdle
    }

    /// A Boolean value that indicates whether no transition is running, not even one that never ends.
    var isIdle: Bool { clock.isIdle && animator.isIdle }

    /// A Boolean value that indicates whether a transition is running that never ends.
    var hasDeadTransitions: Bool { !animator.isIdle }

    // MARK: The app's code

    func waitInGuard(heedingCancellation: Bool) async throws {
      let request = Request.current
      request?.isInGuard = true
      defer { request?.isInGuard = false }
      if defect == .guardIsNeverAnswered { try await Gates().wait(heedingCancellation: false) }
      try await gates.wait(heedingCancellation: heedingCancellation)
    }

    /// Shows, once, a login screen that the router does not know.
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
