/// A tracker that notices when controllers have left the hierarchy for good, for any reason, and calls their owners.
///
/// UIKit has no single signal for that: it does not report a dismissal in code, a pop of a covered controller, or a new
/// root. So the tracker trusts no signal to tell *what* happened. Any sign of a change only leads to a check of the
/// hierarchy, once nothing moves in the window and no navigation is changing it. Such signs are the end of a commit, a
/// view that is no longer on screen, the release of a controller, and code that may have moved controllers that are not
/// visible. A controller that a navigation removed and put back has not left.
@MainActor
package enum RemovalTracker {
  private static var watches: [RemovalWatch] = []
  private static var sensors: [RemovalSensor.Place] = []
  /// An observation of changes to controllers that no sensor can notice, because their views are in no window.
  private static var unseenChanges: AnyObject?
  fileprivate static var isScheduled = false
  private static var isObservingCommits = false
  /// The windows in which a transition is awaited.
  fileprivate static var awaited: [UIWindow] = []
  /// A Boolean value that indicates whether views move because sensors are being put into them.
  private static var isPlacing = false

  /// Watches a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which is not retained. If it is in no hierarchy yet, its view is loaded, so
  ///     that its arrival can be noticed.
  ///   - container: A container that the controller must not leave either, or `nil` to allow any place in a window.
  ///   - onRemoval: A closure that is called once, when the controller has left its hierarchy or is released. Owners of
  ///     controllers further down are called after the end that it returns, if any.
  /// - Returns: The watch, with which the owner can end it.
  package static func watch(
    _ viewController: UIViewController, in container: UIViewController? = nil,
    onRemoval: @escaping @MainActor () -> Promise<Void>?
  ) -> RemovalWatch {
    observeCommits()
    let watch = RemovalWatch(viewController, in: container, onRemoval: onRemoval)
    watches.append(watch)
    _ = watch.hasLeft
    placeSensors()
    // A controller that is about to be shown is checked again when it is.
    checkForRemovals()
    return watch
  }

  /// Checks again after each commit from now on: owners of flows are called only when a commit has settled.
  private static func observeCommits() {
    guard !isObservingCommits else { return }
    isObservingCommits = true
    CommitHooks.add(CommitHooks(didRelease: { _ in checkForRemovals() }))
  }

  /// Schedules a check, because the hierarchy may have changed.
  ///
  /// Owners are called later, once the code that changes the hierarchy has returned.
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

  /// Records which controllers have arrived.
  ///
  /// A controller that arrives and leaves between two checks counts as shown, too.
  private static func recordArrivals() {
    for watch in watches where watch.window == nil { _ = watch.hasLeft }
  }

  /// Checks for controllers that have left without having been on screen.
  private static func checkUnseenControllers() {
    recordArrivals()
    guard !isScheduled else { return }
    for watch in watches where watch.hasLeft {
      guard let window = watch.window, !window.isAtRest else { return checkForRemovals() }
      // A commit that is under way triggers a check when it ends.
      if window.transitionUnderWay != nil { lookAgain(whenSettled: window) }
    }
  }

  /// Checks the hierarchy now.
  ///
  /// - Parameter isIncluded: A closure that returns `true` for the watches to check.
  package static func look(for isIncluded: (RemovalWatch) -> Bool = { _ in true }) {
    let moving = windows.filter { !$0.isAtRest }
    var departed: [RemovalWatch] = []
    for watch in watches where isIncluded(watch) {
      if let window = watch.window, moving.containsInstance(window) { continue }
      if watch.hasLeft { departed.append(watch) }
    }
    watches.removeAll { $0.hasEnded || departed.containsInstance($0) }
    recordPositions(except: moving)
    placeSensors()
    // A commit that is under way triggers a check when it ends.
    for window in moving where window.transitionUnderWay != nil { lookAgain(whenSettled: window) }
    // The user who goes back several screens at once leaves the innermost one first.
    NavigationRequest.independently { callOwners(of: departed.sorted { $0.position > $1.position }[...]) }
  }

  /// Calls the owners of controllers that have left, each after the previous one has ended.
  private static func callOwners(of departed: ArraySlice<RemovalWatch>) {
    for (index, watch) in zip(departed.indices, departed) {
      guard let end = watch.depart() else { continue }
      NavigationRequest.startIndependentTask {
        await end.wait()
        callOwners(of: departed[(index + 1)...])
      }
      return
    }
  }

  /// Records the positions of the controllers, because a controller that has left has none.
  ///
  /// The controllers that are leaving a window would be missing among the others.
  private static func recordPositions(except moving: [UIWindow]) {
    var positions: [ObjectIdentifier: Int] = [:]
    for window in windows where !moving.containsInstance(window) {
      for (position, viewController) in window.allControllers.enumerated() {
        positions[ObjectIdentifier(viewController)] = position
      }
    }
    for watch in watches {
      if let position = watch.viewController.flatMap({ positions[ObjectIdentifier($0)] }) { watch.position = position }
    }
  }

  /// Removes a watch that has ended.
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

  /// Puts a sensor into every view whose arrival or departure may mean that a controller has left, and removes the
  /// other sensors.
  ///
  /// Some views take no sensor. While they matter, every change of a hierarchy leads to a check.
  private static func placeSensors() {
    isPlacing = true
    defer { isPlacing = false }
    var hosts: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    var areAllSeen = true
    func add(_ viewController: UIViewController) {
      guard let view = viewController.viewIfLoaded else { return }
      guard !(viewController is any AppearanceReporting), let host = Platform.host(of: view) else {
        areAllSeen = false
        return
      }
      if known.insert(ObjectIdentifier(host)).inserted { hosts.append(host) }
    }
    for window in windows { window.forEachOnScreen(add) }
    for watch in watches {
      // An alert belongs to UIKit. Its release shows that it is gone.
      guard let viewController = watch.viewController, !(viewController is UIAlertController) else { continue }
      add(viewController)
      guard watch.window == nil, !(viewController.level is UIAlertController) else { continue }
      viewController.level.loadViewIfNeeded()
      add(viewController.level)
    }
    sensors = sensors.filter { place in
      // A second sensor of a view goes as well.
      if let host = place.sensor?.superview, known.remove(ObjectIdentifier(host)) != nil { return true }
      place.sensor?.removeFromSuperview()
      return false
    }
    for host in hosts where known.contains(ObjectIdentifier(host)) {
      let sensor = RemovalSensor(frame: .zero)
      sensor.isHidden = true
      sensor.isUserInteractionEnabled = false
      host.addSubview(sensor)
      sensors.append(RemovalSensor.Place(sensor: sensor))
    }
    // An alert has no sensor, and the app may keep it after it is gone.
    areAllSeen =
      areAllSeen
      && watches.allSatisfy {
        $0.viewController?.viewIfLoaded?.window != nil && !($0.viewController is UIAlertController)
      }
    if areAllSeen {
      unseenChanges = nil
    } else if unseenChanges == nil {
      unseenChanges = Platform.observeHierarchies(checkUnseenControllers)
    }
  }
}

/// The checks for removals that are scheduled for a later turn, for code that runs an app on another executor.
@MainActor
package enum ScheduledChecks {
  /// A Boolean value that indicates whether a check is scheduled.
  package static var arePending: Bool { RemovalTracker.isScheduled }

  /// Forgets the checks whose executor has dropped them, so that the next ones are scheduled again.
  package static func forget() {
    RemovalTracker.isScheduled = false
    RemovalTracker.awaited = []
  }
}

extension UIWindow {
  /// Visits the visible controllers of each level, the root first.
  ///
  /// It skips alerts, because they belong to UIKit.
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

/// An invisible view that notices when the view that contains it moves into a window or out of one.
///
/// It is the only public signal that UIKit gives for every change of the visible screens, whatever the cause.
final class RemovalSensor: UIView {
  /// A reference to a sensor.
  ///
  /// The view that contains the sensor retains it.
  struct Place {
    weak var sensor: RemovalSensor?
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    RemovalTracker.checkForRemovals()
  }
}
