/// Knows when controllers have left the hierarchy for good, whoever took them away, and tells their owners.
///
/// UIKit has no one signal for that: it does not report a dismissal in code, a pop of what is covered, or another root.
/// So nothing here trusts a signal to say *what* happened. Whatever may mean a change (a commit has ended, a view that
/// was on screen is no longer, a controller is released, code has run that may have moved what the user does not see) only
/// leads to a look at the hierarchy, once nothing moves in the window and no navigation is changing it. What a navigation
/// took away and has put back has not left.
@MainActor
enum RemovalTracker {
  private static var watches: [RemovalWatch] = []
  private static var sensors: [RemovalSensor.Place] = []
  /// Tells of changes of controllers that no sensor can notice, as their views are in no window.
  private static var unseenChanges: AnyObject?
  private static var isScheduled = false
  private static var isObservingCommits = false
  /// The windows in which something moves whose end is waited for.
  private static var awaited: [UIWindow] = []
  /// Whether views move because sensors are put into them.
  private static var isPlacing = false

  /// Watches a controller.
  ///
  /// - Parameters:
  ///   - viewController: Is not retained. Where it belongs to no hierarchy yet, its view is loaded, so that its arrival
  ///     can be noticed.
  ///   - container: What it may not leave either; `nil` for any place in a window.
  ///   - onRemoval: Called once, when the controller has left the hierarchy that it was in, or is released.
  static func watch(
    _ viewController: UIViewController, in container: UIViewController? = nil,
    onRemoval: @escaping @MainActor () -> Void
  ) -> RemovalWatch {
    observeCommits()
    let watch = RemovalWatch(viewController, in: container, onRemoval: onRemoval)
    watches.append(watch)
    _ = watch.hasLeft
    placeSensors()
    // What is about to be shown is looked for again when it is.
    checkForRemovals()
    return watch
  }

  /// Looks again after each commit from now on: owners of flows hear of departures only when a commit has settled.
  private static func observeCommits() {
    guard !isObservingCommits else { return }
    isObservingCommits = true
    CommitHooks.add(CommitHooks(didRelease: { checkForRemovals() }))
  }

  /// Says that the hierarchy may have changed. Owners hear of it later, once the code that changes it has returned.
  static func checkForRemovals() {
    guard !watches.isEmpty, !isPlacing else { return }
    recordArrivals()
    guard !isScheduled else { return }
    isScheduled = true
    NavigationRequest.startIndependentTask {
      isScheduled = false
      look()
    }
  }

  /// Notes which controllers have come, as one that comes and goes before anything looks has been there all the same.
  private static func recordArrivals() {
    for watch in watches where watch.window == nil { _ = watch.hasLeft }
  }

  /// Looks for controllers that have left without having been on screen.
  private static func checkUnseenControllers() {
    recordArrivals()
    guard !isScheduled else { return }
    for watch in watches where watch.hasLeft {
      guard let window = watch.window, !window.isAtRest else { return checkForRemovals() }
      // A commit that is under way says itself when it has ended.
      if window.transitionUnderWay != nil { lookAgain(whenSettled: window) }
    }
  }

  /// Looks at the hierarchy now.
  ///
  /// - Parameter isIncluded: Whom to look for.
  static func look(for isIncluded: (RemovalWatch) -> Bool = { _ in true }) {
    let moving = windows.filter { !$0.isAtRest }
    var departed: [RemovalWatch] = []
    for watch in watches where isIncluded(watch) {
      if let window = watch.window, moving.containsInstance(window) { continue }
      if watch.hasLeft { departed.append(watch) }
    }
    watches.removeAll { $0.hasEnded || departed.containsInstance($0) }
    placeSensors()
    // A commit that is under way says itself when it has ended.
    for window in moving where window.transitionUnderWay != nil { lookAgain(whenSettled: window) }
    NavigationRequest.independently {
      for watch in departed { watch.depart() }
    }
  }

  /// Forgets a watch that has ended.
  static func forget(_ watch: RemovalWatch) {
    watches.removeAll { $0 === watch }
    if watches.isEmpty { placeSensors() }
  }

  private static func lookAgain(whenSettled window: UIWindow) {
    guard !awaited.containsInstance(window) else { return }
    awaited.append(window)
    NavigationRequest.startIndependentTask {
      await TransitionWait.untilSettled(window)
      awaited.removeAll { $0 === window }
      checkForRemovals()
    }
  }

  private static var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for watch in watches {
      if let window = watch.window, !windows.containsInstance(window) { windows.append(window) }
    }
    return windows
  }

  /// Puts a sensor into every view whose coming or going may mean that somebody has left, and takes the others away.
  private static func placeSensors() {
    isPlacing = true
    defer { isPlacing = false }
    var hosts: [UIView] = []
    func add(_ view: UIView?) {
      guard let view = view.map(Platform.host), !hosts.containsInstance(view) else { return }
      hosts.append(view)
    }
    for window in windows { window.forEachOnScreen { add($0.viewIfLoaded) } }
    for watch in watches {
      // An alert is UIKit's own. That it is gone is noticed when it is released.
      guard let viewController = watch.viewController, !(viewController is UIAlertController) else { continue }
      add(viewController.viewIfLoaded)
      if watch.window == nil, !(viewController.level is UIAlertController) { add(viewController.level.view) }
    }
    sensors = sensors.filter { place in
      guard let sensor = place.sensor, let host = sensor.superview, hosts.containsInstance(host) else {
        place.sensor?.removeFromSuperview()
        return false
      }
      hosts.removeAll { $0 === host }
      return true
    }
    for host in hosts {
      let sensor = RemovalSensor(frame: .zero)
      sensor.isHidden = true
      sensor.isUserInteractionEnabled = false
      host.addSubview(sensor)
      sensors.append(RemovalSensor.Place(sensor: sensor))
    }
    let areAllSeen = watches.allSatisfy { $0.viewController?.viewIfLoaded?.window != nil }
    if areAllSeen {
      unseenChanges = nil
    } else if unseenChanges == nil {
      unseenChanges = Platform.observeHierarchies(checkUnseenControllers)
    }
  }
}

extension UIWindow {
  /// Visits what the user sees on each level, the root first. Alerts are UIKit's own, and nobody else's to touch.
  fileprivate func forEachOnScreen(_ visit: (UIViewController) -> Void) {
    var level = rootViewController
    while let current = level {
      if !(current is UIAlertController) { current.forEachShown(visit) }
      level = current.presentedOnTop
    }
  }
}

extension UIViewController {
  fileprivate func forEachShown(_ visit: (UIViewController) -> Void) {
    visit(self)
    for child in container?.visibleViewControllers ?? children { child.forEachShown(visit) }
  }
}

/// An invisible view that notices when the view that it is in comes into a window or leaves it.
///
/// It is the one public signal that UIKit gives of every change of what the user sees, whoever has made it.
final class RemovalSensor: UIView {
  /// Where a sensor is. The view that it is in retains it.
  struct Place {
    weak var sensor: RemovalSensor?
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    RemovalTracker.checkForRemovals()
  }
}
