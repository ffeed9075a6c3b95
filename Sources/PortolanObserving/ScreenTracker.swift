/// A tracker that compares the visible screens of a router's window each time the window settles, and reports new ones.
///
/// It adds nothing to any view or controller. A router without a screen observer has no tracker.
@MainActor
final class ScreenTracker: RouterObserver {
  private final class Shown {
    weak var viewController: UIViewController?
    let screen: (any Screen)?
    let name: String
    let cause: ScreenAppearance.Cause?
    let since: ContinuousClock.Instant

    @MainActor
    init(_ viewController: UIViewController, because cause: ScreenAppearance.Cause? = nil) {
      self.viewController = viewController
      screen = ScreenTable.screen(of: viewController)
      name = typeName(viewController)
      self.cause = cause
      since = Deadline.pass.now()
    }

    @MainActor var departure: ScreenDeparture {
      ScreenDeparture(
        screen: screen, controllerName: name, cause: cause, duration: since.duration(to: Deadline.pass.now()))
    }
  }

  private let window: @MainActor () -> UIWindow?
  private var observers: [any ScreenObserver] = []
  /// The visible screens when the window last settled.
  private var shown: [Shown] = []
  /// The visible screens when the current commit began.
  private var shownBeforeCommit: [Shown] = []
  private var changes: WindowWatch.Listener?
  private var commits: WindowWatch.Listener?

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - ownWindow: The window of the router, or `nil` if it is always the key window.
  ///   - window: A closure that returns the current window of the router.
  init(in ownWindow: UIWindow?, _ window: @escaping @MainActor () -> UIWindow?) {
    self.window = window
    shown = (window()?.shownScreens ?? []).map { Shown($0) }
    changes = WindowWatch.of(ownWindow).add { [weak self] in self?.look() }
    observeCommits(in: window())
  }

  /// Returns the tracker of a router, created for its first observer of screens.
  static func of(_ router: DefaultRouter) -> ScreenTracker {
    for case let tracker as ScreenTracker in router.observers { return tracker }
    let tracker = ScreenTracker(in: router.ownWindow) { [weak router] in try? router?.window }
    router.add(tracker)
    return tracker
  }

  /// Adds an observer, unless it was added: code that closes a screen passes all observers of a router to another one.
  func add(_ observer: any ScreenObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  /// Compares the screens around each commit in a window from now on.
  ///
  /// No comparison takes place during a commit.
  private func observeCommits(in window: UIWindow?) {
    guard let window, commits?.watch !== WindowState.of(window).watch else { return }
    commits = WindowState.of(window).watch.add(atCommits: { [weak self, weak window] in
      if let self, let window, self.window() === window { note(reached: $0, in: window) }
    })
  }

  /// Compares the screens, unless a transition or a commit is under way, whose end leads to another call.
  private func look() {
    let window = window()
    observeCommits(in: window)
    guard window?.isAtRest != false else { return }
    RequestScope.independently { compare(in: window) }
  }

  private func compare(
    in window: UIWindow?, reached target: UIViewController? = nil, of destination: Destination? = nil
  ) {
    let earlier = shownBeforeCommit
    func cause(_ viewController: UIViewController) -> ScreenAppearance.Cause {
      // The app presented the screens above the level of the target: the navigation ends with its target.
      guard let destination, viewController.level === target?.level,
        !earlier.contains(where: { $0.viewController === viewController })
      else { return .other }
      return .route(destination)
    }

    let now = window?.shownScreens ?? []
    guard !shown.elementsEqual(now, by: { $0.viewController === $1 }) else { return }
    let before = shown
    shown = now.map { viewController in
      before.first { $0.viewController === viewController } ?? Shown(viewController, because: cause(viewController))
    }
    let departed = before.filter { old in !now.contains { $0 === old.viewController } }
    for old in departed {
      let departure = old.departure
      for observer in observers { observer.router(didHide: departure) }
    }
    let new = now.filter { viewController in !before.contains { $0.viewController === viewController } }
    // The user returns when the screens that were visible are gone; if they are in another tab, the focus stays on the tab.
    let isReturn = departed.contains { $0.viewController?.windowOfHierarchy == nil }
    let arrived = new.first { viewController in
      guard let target else { return isReturn }
      return viewController.level === target.level && (viewController === target || viewController.isInside(target))
    }
    for viewController in new {
      let change: UIAccessibility.Notification = new.count < now.count ? .layoutChanged : .screenChanged
      let appearance = ScreenAppearance(
        viewController, because: cause(viewController), notification: viewController === arrived ? change : nil)
      for observer in observers { observer.router(didShow: appearance) }
    }
  }

  // The router may have this window only since this turn.
  func router(did event: NavigationEvent) {
    if case .requested = event.what { observeCommits(in: window()) }
  }

  /// Notes a commit that begins, or that has reached its target.
  private func note(reached target: UIViewController?, in window: UIWindow) {
    if let target { return compare(in: window, reached: target, of: WindowState.of(window).reached) }
    // A screen that is visible now was not shown by the navigation that begins to commit.
    shownBeforeCommit = window.shownScreens.map { Shown($0) }
  }
}

extension UIWindow {
  /// The innermost visible controllers on the topmost level, ignoring alerts.
  fileprivate var shownScreens: [UIViewController] {
    visibleControllers.filter { $0.container?.visibleViewControllers.isEmpty ?? true }
  }
}
