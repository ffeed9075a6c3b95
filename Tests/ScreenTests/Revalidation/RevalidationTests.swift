import Portolan
import PortolanTestSupport
import Testing

@MainActor
@Suite("Guards that are asked again while screens are shown", .everyCompletion, .limited)
struct RevalidationTests {
  /// An app of two tabs, each with a stack, whose screens can all be denied.
  enum Place: Screen, Codable {
    case tabs, home, bag
    case order(id: Int)
    case note, sheet, form, login, welcome, start, forbidden, choice

    struct One: Assembly {
      let screen: Place

      func build() -> UIViewController {
        switch screen {
        case .note: return DraftViewController()
        case .tabs:
          let tabs = UITabBarController()
          tabs.viewControllers = [Place.home, .bag].map {
            UINavigationController(rootViewController: $0.buildController())
          }
          return tabs
        default: return PageViewController(name: "\(screen)")
        }
      }
    }

    /// A page over the note, if that is shown, or else over whatever is.
    @MainActor static let beside = SwitchAssembly<PageViewController, Any?>()
      .addCase(
        when: ClassFinder<DraftViewController, Any?>(),
        from: page("beside")
          .using(UINavigationController.push())
          .from(DestinationStep<DraftViewController, Any?>.found(by: ClassFinder()).expectingContainer())
          .assemble()
      )
      .assemble(default: page("alone").using(.present).from(.current).assemble())

    @MainActor
    private static func page(_ name: String) -> Step<PageViewController, Any?, NeedsAction> {
      StepAssembly(
        finder: NilFinder<PageViewController, Any?>(),
        factory: ClassFactory { (_: Any?) in PageViewController(name: name) })
    }

    var assembly: any Assembly { One(screen: self) }

    var route: Route<Self> {
      switch self {
      case .tabs, .welcome: .root
      case .home, .bag: .part(of: .tabs)
      case .order, .note, .login: .push
      case .sheet: .present
      case .form: .presentInNavigation
      case .forbidden: .push.guarded(by: Closed())
      case .choice: Route(Self.beside, with: nil)
      case .start:
        Route {
          $0.using(.pushAsRoot)
            .from(Step.found(by: ClassFinder<UINavigationController, Place>(options: [.current, .visible]))).assemble()
        }
      }
    }
  }

  /// A guard of a route that is always closed.
  struct Closed: RoutingInterceptor {
    @TaskLocal static var isOpen = false

    func perform(with screen: Place) async throws -> InterceptorAnswer {
      guard Self.isOpen else { throw Denied() }
      return .proceed
    }
  }

  struct Denied: Error {}

  /// The answers of the guard of the router.
  @MainActor
  final class Gate {
    var denied: Set<Place> = []
    var redirected: [Place: Place] = [:]
    var asked: [Place] = []
    var askedWithoutScreen = 0
    var isOpen = true
    var meanwhile: (@MainActor (Place) async throws -> Void)?

    func answer(_ place: Place) async throws -> InterceptorAnswer {
      asked.append(place)
      try await meanwhile?(place)
      if let other = redirected[place] { return .redirect(to: other) }
      if denied.contains(place) { throw Denied() }
      return .proceed
    }
  }

  private let window = UIWindow.visible(Place.tabs.buildController())
  private let router: DefaultRouter
  private let gate = Gate()

  init() {
    router = DefaultRouter(window: window)
    router.add(
      InlineInterceptor<Any?> { [gate] in
        if let place = $0 as? Place { return try await gate.answer(place) }
        gate.askedWithoutScreen += 1
        return .proceed
      })
  }

  /// Shows screens, one after another, and forgets that the guard was asked.
  private func show(_ places: Place...) async throws {
    for place in places { try await router.navigate(to: place, animated: false) }
    gate.asked = []
  }

  private var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  /// The screens of each stack, and of each modal.
  private var screens: [[Place?]] {
    var screens = (tabs?.viewControllers ?? []).map(Self.stack)
    var modal = window.rootViewController?.presentedViewController
    while let current = modal {
      screens.append(Self.stack(current))
      modal = current.presentedViewController
    }
    return screens
  }

  private static func stack(_ viewController: UIViewController) -> [Place?] {
    guard let stack = viewController as? UINavigationController else { return [viewController.screen(as: Place.self)] }
    return stack.viewControllers.map { $0.screen(as: Place.self) }
  }

  private var state: StoredHierarchy { StoredHierarchy(of: window) }

  /// The controllers of a window with their places, to compare instances.
  private struct StoredHierarchy: Equatable {
    let controllers: [ObjectIdentifier]
    let text: HierarchySnapshot

    @MainActor
    init(of window: UIWindow) {
      var all: [ObjectIdentifier] = []
      window.rootViewController?.forEachInSubtree { all.append(ObjectIdentifier($0)) }
      controllers = all
      text = HierarchySnapshot(of: window)
    }
  }

  // MARK: What leaves

  @Test("Nothing moves if all guards agree, and each is asked once, from the root upward")
  func nothingToDo() async throws {
    try await show(.bag, .order(id: 1), .home, .order(id: 2), .form)
    let before = state
    let result = try await router.revalidate(animated: false)
    #expect(result.outcome == .alreadyThere)
    #expect(result.viewController.screen(as: Place.self) == .form)
    #expect(gate.asked == [.tabs, .home, .order(id: 2), .bag, .order(id: 1), .form])
    #expect(gate.askedWithoutScreen == 0)
    #expect(state == before)
    #expect(try await router.planRevalidation().isReached)
  }

  @Test("After screens have left, the post-routing tasks of the router run, and its context tasks do not")
  func tasksOfTheRouter() async throws {
    try await show(.order(id: 1), .order(id: 2))
    var performed: [String] = []
    router.add(InlineContextTask<UIViewController, Any?> { _, _ in performed.append("context") })
    router.add(
      InlinePostTask<UIViewController, Any?> { screen, _, _ in
        performed.append("post \(screen.screen(as: Place.self).map { "\($0)" } ?? "")")
      })
    gate.denied = [.order(id: 2)]
    try await router.revalidate(animated: false)
    #expect(performed == ["post order(id: 1)"])
  }

  @Test("The screens that guards deny or redirect leave in one navigation, and all others stay", arguments: rows)
  func table(row: Row) async throws {
    try await Closed.$isOpen.withValue(true) { for place in row.shown { try await show(place) } }
    (gate.denied, gate.redirected) = (row.denied, row.redirected)
    let plan = try await router.planRevalidation()
    #expect(!plan.isReached)
    if let expected = row.plan {
      if let destination = expected.destination { #expect(plan.destination == destination) }
      #expect(plan.dismissed == expected.dismissed.map { "PageViewController(\($0))" })
      #expect(plan.removed == expected.removed.map { "PageViewController(\($0))" })
    }
    gate.asked = []
    let observer = Requests()
    let events = EventTrace()
    router.add(observer)
    router.add(events)
    var before: [UIViewController] = []
    window.rootViewController?.forEachInSubtree { before.append($0) }

    let result = try await router.revalidate()

    #expect(result.outcome == .reached)
    #expect(result.viewController.screen() == row.top)
    // A screen to which a guard redirects is new, and each other one is the instance that was there.
    #expect(before.contains(result.viewController) != row.redirected.values.contains(row.top))
    #expect(window.rootViewController?.screen() == row.root)
    #expect(screens == row.remaining)
    #expect(tabs?.selectedIndex == (row.root == .tabs ? 0 : nil))
    #expect(observer.numbers.count == 1)
    if let revealed = row.revealed {
      #expect(events.lines.filter { $0.hasPrefix("revealed ") } == revealed.map { "revealed \($0)" })
    }
    if let asked = row.asked { #expect(gate.asked == asked) }
  }

  @Test("A case of a switch that needs a screen does not count on a screen that leaves")
  func switchOverDeparting() async throws {
    try await show(.note)
    gate.redirected = [.note: .choice]
    try await router.revalidate()
    #expect(screens == [[.home], [.bag], [.choice]])
    #expect((window.rootViewController?.presentedViewController as? PageViewController)?.name == "alone")
  }

  @Test("The first screen of a modal stack leaves with the modal, and with the modals over it")
  func modal() async throws {
    try await show(.form, .order(id: 1), .sheet)
    gate.denied = [.form]
    #expect(try await router.planRevalidation().dismissed.count == 2)
    let result = try await router.revalidate()
    #expect(screens == [[.home], [.bag]])
    #expect(result.viewController.screen(as: Place.self) == .home)
  }

  @Test("A modal that stays during navigations leaves if it is denied")
  func stayingModal() async throws {
    try await show(.sheet)
    window.rootViewController?.presentedViewController?.staysDuringNavigation = true
    gate.denied = [.sheet]
    try await router.revalidate()
    #expect(screens == [[.home], [.bag]])
  }

  @Test("An alert stays unless it is over a screen that is denied")
  func alert() async throws {
    try await show(.bag, .order(id: 1), .home, .order(id: 2))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    window.rootViewController?.present(alert, animated: false)
    await settle()
    let before = state
    let result = try await router.revalidate()
    #expect(result.outcome == .alreadyThere)
    #expect(result.viewController === alert)
    #expect(state == before)
    gate.denied = [.order(id: 1)]
    try await router.revalidate()
    #expect(alert.presentingViewController != nil)
    #expect(screens == [[.home, .order(id: 2)], [.bag], [nil]])
    gate.denied = [.order(id: 2)]
    let error = await #expect(throws: RoutingError.self) { try await router.revalidate() }
    #expect(error?.code == .notDismissible)
    #expect(screens == [[.home, .order(id: 2)], [.bag], [nil]])
  }

  @Test("A guard knows that it is asked again, and not that another navigation asks it")
  func isRevalidating() async throws {
    try await show(.order(id: 1))
    var known: [Bool] = []
    gate.meanwhile = { _ in known.append(DefaultRouter.isRevalidating) }
    try await show(.order(id: 2))
    #expect(known == [false])
    try await router.revalidate()
    #expect(known.dropFirst().allSatisfy { $0 })
    #expect(known.count == 6)
    #expect(!DefaultRouter.isRevalidating)
  }

  @Test("A guard that runs a flow only checks its condition")
  func flowGuard() async throws {
    try await show(.order(id: 1))
    var flows = 0
    let gate = gate
    let flowGuard = FlowGuard<Any?>(unless: { _ in gate.isOpen }) { () throws -> Flow<Void> in
      flows += 1
      throw Denied()
    }
    router.add(
      InlineInterceptor<Any?> { $0 as? Place == .order(id: 1) ? try await flowGuard.perform(with: $0) : .proceed })
    try await router.revalidate()
    #expect(screens == [[.home, .order(id: 1)], [.bag]])
    gate.isOpen = false
    try await router.revalidate()
    #expect(screens == [[.home], [.bag]])
    #expect(flows == 0)
  }

  @Test("A controller without a screen stays")
  func noScreen() async throws {
    (tabs?.selectedViewController as? UINavigationController)?.pushViewController(UIViewController(), animated: false)
    await settle()
    gate.denied = Set([.order(id: 1), .sheet])
    #expect(try await router.revalidate().outcome == .alreadyThere)
    #expect(screens == [[.home, nil], [.bag]])
  }

  // MARK: What cannot leave

  @Test("A tab that is denied is an error, and nothing moves", arguments: [Place.home, .bag, .tabs])
  func deniedTab(place: Place) async throws {
    try await show(.order(id: 1))
    gate.denied = [place, .order(id: 1)]
    let before = state
    await #expect(throws: RoutingError.self) { try await router.planRevalidation() }
    let error = await #expect(throws: RoutingError.self) { try await router.revalidate() }
    #expect(error?.code == .notDismissible)
    #expect(error?.fix.contains("redirect to a screen whose route replaces it") == true)
    #expect(state == before)
  }

  // MARK: Failures

  @Test("A screen with unsaved changes is asked, and if it stays, nothing moves", arguments: [true, false])
  func leaveQuestion(isHidden: Bool) async throws {
    try await show(.bag, .order(id: 1), .home, .order(id: 2), .note)
    let note = try #require(
      (tabs?.selectedViewController as? UINavigationController)?.topViewController as? DraftViewController)
    if isHidden { try await show(.bag) }
    gate.denied = [.order(id: 1), .order(id: 2)]
    note.answer = .success(false)
    let before = state
    #expect(try await router.planRevalidation().asked == ["DraftViewController(note)"])
    let error = await #expect(throws: RoutingError.self) { try await router.revalidate() }
    #expect(error?.code == .leaveDenied)
    #expect(state == before)
    #expect(note.questions == 1)
    note.answer = .success(true)
    try await router.revalidate()
    #expect(screens == [[.home], [.bag]])
    #expect(note.questions == 2)
  }

  @Test("A failure after screens have left brings back the same instances")
  func undo() async throws {
    try await show(.bag, .order(id: 1), .order(id: 2), .home, .order(id: 3), .form, .sheet)
    gate.denied = [.order(id: 1), .order(id: 3)]
    gate.redirected = [.order(id: 3): .login]
    router.add(
      InlineContextTask<UIViewController, Any?> { controller, _ in
        if controller is UINavigationController, controller.presentingViewController == nil, !self.isComplete {
          throw Denied()
        }
      })
    let before = state
    await #expect(throws: Denied.self) { try await router.revalidate() }
    #expect(state == before)
  }

  @Test("A failure brings back a screen that has left a container deep in a stack")
  func undoDeep() async throws {
    let inner = UINavigationController()
    inner.viewControllers = [Place.order(id: 4), .order(id: 5)].map { $0.buildController() }
    let deep = UITabBarController()
    deep.viewControllers = [inner]
    let stack = try #require(tabs?.viewControllers?.first as? UINavigationController)
    // Deeper than a checkpoint looks into a stack.
    stack.setViewControllers(stack.viewControllers + [deep] + (0..<40).map { _ in UIViewController() }, animated: false)
    try await show(.order(id: 3))
    gate.denied = [.order(id: 5)]
    gate.redirected = [.order(id: 3): .login]
    var hasLeft = false
    router.add(
      InlineContextTask<UIViewController, Any?> { controller, _ in
        guard controller === stack else { return }
        hasLeft = inner.viewControllers.count == 1
        throw Denied()
      })
    let before = state
    await #expect(throws: Denied.self) { try await router.revalidate() }
    #expect(hasLeft)
    #expect(state == before)
  }

  /// A Boolean value that indicates whether the hidden tab has still all its screens.
  private var isComplete: Bool { screens[1].count == 3 }

  @Test("A guard that is cancelled with its task moves nothing", arguments: [true, false])
  func cancelled(isPlan: Bool) async throws {
    try await show(.order(id: 1))
    gate.denied = [.order(id: 1)]
    let held = PortolanTestSupport.Gate()
    gate.meanwhile = { _ in await held.pass() }
    let before = state
    let task = Task { [router] in
      if isPlan { _ = try await router.planRevalidation() } else { try await router.revalidate() }
    }
    await held.arrivals(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(state == before)
    held.open()
  }

  @Test("A navigation while guards are asked is carried out, and the screens that it opens over a denied one leave")
  func meanwhile() async throws {
    try await show(.order(id: 1))
    gate.denied = [.order(id: 1)]
    gate.meanwhile = { [router, gate] place in
      guard place == .bag else { return }
      gate.meanwhile = nil
      try await router.navigate(to: Place.order(id: 5), animated: false)
      try await router.navigate(to: Place.sheet, animated: false)
    }
    try await router.revalidate()
    #expect(screens == [[.home], [.bag]])
  }

  @Test("Two calls at once leave once, and neither joins the other")
  func twice() async throws {
    try await show(.order(id: 1), .order(id: 2))
    gate.denied = [.order(id: 1)]
    async let first = router.revalidate().outcome
    async let second = router.revalidate().outcome
    let outcomes = try await [first, second]
    #expect(Set(outcomes) == [.reached, .alreadyThere])
    #expect(screens == [[.home], [.bag]])
  }

  @Test("A request to a denied screen that is under way is not joined")
  func notJoined() async throws {
    try await show(.order(id: 1))
    gate.redirected = [.order(id: 1): .login]
    let held = PortolanTestSupport.Gate()
    gate.meanwhile = { [gate] _ in
      gate.meanwhile = nil
      await held.pass()
    }
    let other = Task { [router] in try await router.navigate(to: Place.login, animated: false) }
    await held.arrivals(1)
    let result = try await router.revalidate()
    #expect(result.outcome == .reached)
    #expect(screens == [[.home, .login], [.bag]])
    held.open()
    _ = try await other.value
    #expect(screens == [[.home, .login], [.bag]])
  }

  /// An observer that collects the numbers of requests.
  private final class Requests: RouterObserver {
    var numbers: Set<Int> = []
    func router(did event: NavigationEvent) { numbers.insert(event.request) }
  }
}
