/// A wait for a completion of UIKit: it may be called at once, later, or never.
@MainActor
package final class TransitionWait {
  private var suspension: Promise<Bool>?
  private var timer: Task<Void, Never>?
  private(set) var isFinished = false

  /// Ends the wait, unless it has ended.
  func finish() {
    isFinished = true
    suspension?.end(with: true)
  }

  /// Returns at the completion, the end of the transition, a change that ends the wait, the deadline of the request, or its
  /// end, whichever comes first.
  ///
  /// A request that is cancelled while it moves the hierarchy waits on, since UIKit would drop or put off what undoes a
  /// transition that runs. Its deadline is then a short one.
  ///
  /// If the completion has been called already, this method neither suspends nor creates a task.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the transition, in place of a completion that is never called; `nil` for a change that
  ///     is not animated, since it has none until its turn has come.
  ///   - isOver: Returns a Boolean value that indicates whether the hierarchy shows the end of the wait.
  ///   - window: The window whose changes may end the wait, or `nil` for the changes of all. `isOver` is called after
  ///     each turn that changes it.
  /// - Returns: `false` if the deadline or the end of the request ended the wait.
  @discardableResult
  func wait(
    for coordinator: (any UIViewControllerTransitionCoordinator)?, or isOver: (@MainActor () -> Bool)? = nil,
    in window: UIWindow? = nil
  ) async -> Bool {
    let limits = RequestLimits.current
    guard !isFinished, !limits.isExhausted else { return isFinished }
    let suspension = Promise<Bool>()
    self.suspension = suspension
    limits.wait = suspension
    coordinator?.animate(alongsideTransition: nil) { _ in self.finish() }
    let listener = isOver.map { isOver in WindowWatch.of(window).add { if isOver() { self.finish() } } }
    startTimer(for: coordinator, of: limits)
    defer { timer?.cancel() }
    let isInTime = await suspension.wait {
      if limits.heedsCancellation { return _ = suspension.end(with: false) }
      limits.patience = RequestLimits.patienceWhenCancelled
      self.startTimer(for: coordinator, of: limits)
    }
    withExtendedLifetime(listener) {}
    return isInTime
  }

  /// Ends the wait at the deadline; that begins again while the user's finger moves the transition.
  ///
  /// The deadline of a slow animation is later by its duration.
  private func startTimer(for coordinator: (any UIViewControllerTransitionCoordinator)?, of limits: RequestLimits) {
    timer?.cancel()
    timer = Deadline.start(after: limits.patience + .seconds(coordinator?.transitionDuration ?? 0)) { [weak self] in
      guard let self, !isFinished else { return }
      if coordinator?.isInteractive == true { return startTimer(for: coordinator, of: limits) }
      limits.isExhausted = true
      suspension?.end(with: false)
    }
  }

  // MARK: Changes without animation

  // Such a change has no coordinator between the call and the turn in which it happens. The wait for it checks the hierarchy each
  // time that it changes.

  /// Returns when the transition that a controller takes part in is over, or at once if there is none.
  package static func untilAtRest(_ viewController: UIViewController) async {
    if viewController.waitsForTurn {
      await TransitionWait().wait(for: nil, or: { !viewController.waitsForTurn }, in: viewController.windowOfHierarchy)
    }
    guard let coordinator = viewController.transitionCoordinator else { return }
    await TransitionWait().wait(for: coordinator)
  }

  /// Returns when no transition is under way in a window, whatever its cause, or at the deadline.
  ///
  /// - Returns: `false` if the deadline or the end of the request ended the wait.
  @discardableResult
  package static func untilAtRest(_ window: UIWindow) async -> Bool {
    var last: (any UIViewControllerTransitionCoordinator)?
    while true {
      let coordinator = window.transitionUnderWay.flatMap { $0 === last ? nil : $0 }
      guard coordinator != nil || window.hasModalsInTransition else { return true }
      let known = coordinator ?? last
      last = known
      let isOver = { @MainActor in !window.hasModalsInTransition || window.transitionUnderWay !== known }
      guard await TransitionWait().wait(for: coordinator, or: coordinator == nil ? isOver : nil, in: window) else {
        return false
      }
    }
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether a transition is under way in the window, animated or not.
  var isInTransition: Bool { WindowSurvey(of: self).isInTransition }

  /// A Boolean value that indicates whether a modal is being presented or dismissed.
  var hasModalsInTransition: Bool {
    var level = rootViewController?.presentedByShown
    while let modal = level, !modal.isBeingPresented, !modal.isBeingDismissed { level = modal.presentedByShown }
    return level != nil
  }

  /// The coordinator of the lowest transition that is under way among the visible controllers.
  package var transitionUnderWay: (any UIViewControllerTransitionCoordinator)? {
    var level = rootViewController
    while let current = level {
      var presented: UIViewController?
      if let coordinator = current.transitionUnderWay(noting: &presented) { return coordinator }
      level = presented
    }
    return nil
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether `TransitionWait.untilAtRest` would wait for this controller.
  var isInTransition: Bool { transitionCoordinator != nil || waitsForTurn }

  /// A Boolean value that indicates whether UIKit shows this controller, or a child of it, in a later turn.
  ///
  /// A controller that presents must be shown first, so the containers around it count.
  fileprivate var waitsForTurn: Bool {
    if showsChildLater { return true }
    guard let parent, viewIfLoaded?.window == nil else { return false }
    return parent.waitsForTurn
  }

  /// A Boolean value that indicates whether the controller is a container on screen whose child UIKit shows in a later
  /// turn.
  private var showsChildLater: Bool {
    guard !children.isEmpty, let child = builtInContainer?.childShownLater, child.viewIfLoaded?.window == nil,
      // The view of a presenter may have left for its modal.
      child.ownPresented == nil, let window = viewIfLoaded?.window
    else { return false }
    return !window.isHidden && transitionCoordinator == nil
  }

  /// Returns the coordinator of a transition that the controller or its visible children take part in.
  ///
  /// - Parameter presented: A variable that is set to the controller that the first of them presents, even if it is
  ///   being dismissed.
  /// - Returns: The coordinator, or `nil` if there is none.
  func transitionUnderWay(
    noting presented: inout UIViewController?
  ) -> (any UIViewControllerTransitionCoordinator)? {
    // UIKit's getters answer for the containers around a controller too, and usually nothing happens in any of them.
    let innermost = innermostShown
    if innermost.transitionCoordinator != nil || innermost.presentedViewController != nil {
      if let transitionCoordinator { return transitionCoordinator }
      if presented == nil { presented = presentedViewController }
      if let shownChild { return shownChild.transitionUnderWay(noting: &presented) }
    }
    return innermost.firstVisibleChild { $0.transitionUnderWay(noting: &presented) }
  }
}

/// The result of one walk over the levels of a window.
@MainActor
struct WindowSurvey {
  /// The root, or the topmost presented controller, ignoring alerts, menus, modals that stay, and controllers that are
  /// being dismissed.
  private(set) var topmost: UIViewController?
  /// A Boolean value that indicates whether a transition is under way among the visible controllers.
  private(set) var isInTransition = false
  /// A Boolean value that indicates whether any controller is presented.
  private(set) var hasModals = false

  /// Walks over the visible controllers of a window.
  ///
  /// - Complexity: O(*n*) in the number of visible controllers.
  init(of window: UIWindow) {
    topmost = window.rootViewController
    var level = topmost
    while let current = level {
      level = nil
      let isInTransition = current.transitionUnderWay(noting: &level) != nil
      if isInTransition || level.map({ $0.isBeingPresented || $0.isBeingDismissed }) == true {
        // Controllers on their way out are not on top, even if others are over them.
        (topmost, self.isInTransition, hasModals) = (window.startOfNavigations, true, true)
        return
      }
      guard let presented = level else { return }
      hasModals = true
      if !presented.isPassedOver, !presented.staysDuringNavigation { topmost = presented }
    }
  }

  /// Returns the modals that must leave to show a controller, lowest first.
  ///
  /// A tab that is not selected may present a modal of its own. That is no level of the window.
  func modals(over origin: UIViewController, all: Bool) -> [UIViewController] {
    hasModals || !origin.isShownByContainers ? origin.modalsOver(all: all) : []
  }
}
