// A change without animation has no coordinator between the call and the turn in which it happens. The wait for such a change
// checks the hierarchy each time that it changes.
extension TransitionWait {
  /// Returns when the transition that a controller takes part in is over, or at once if there is none.
  package static func untilSettled(_ viewController: UIViewController) async {
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
  package static func untilSettled(_ window: UIWindow) async -> Bool {
    var last: (any UIViewControllerTransitionCoordinator)?
    while true {
      let wait = TransitionWait()
      if let coordinator = window.transitionUnderWay, coordinator !== last {
        last = coordinator
        guard await wait.wait(for: coordinator) else { return false }
      } else if window.hasMovingModals {
        let isInTime = await wait.wait(
          for: nil, or: { !window.hasMovingModals || window.transitionUnderWay !== last }, in: window)
        guard isInTime else { return false }
      } else {
        return true
      }
    }
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether a transition is under way in the window, animated or not.
  var isMoving: Bool { WindowSurvey(of: self).isMoving }

  /// A Boolean value that indicates whether a modal is being presented or dismissed.
  var hasMovingModals: Bool {
    var level = rootViewController?.presentedViewController
    while let modal = level {
      if modal.isBeingPresented || modal.isBeingDismissed { return true }
      level = modal.presentedViewController
    }
    return false
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
  /// A Boolean value that indicates whether `TransitionWait.untilSettled` would wait for this controller.
  var isSettling: Bool { transitionCoordinator != nil || waitsForTurn }

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
    guard let child = builtInContainer?.childShownLater, child.viewIfLoaded?.window == nil,
      let window = viewIfLoaded?.window
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
    let innermost = innermostShown
    // UIKit's getters answer for the containers around a controller too, and usually nothing happens in any of them.
    if innermost.transitionCoordinator == nil, innermost.presentedViewController == nil {
      return innermost.children.isEmpty
        ? nil : innermost.firstVisibleChild { $0.transitionUnderWay(noting: &presented) }
    }
    var candidate = self
    while true {
      if let coordinator = candidate.transitionCoordinator { return coordinator }
      if presented == nil { presented = candidate.presentedViewController }
      guard !candidate.children.isEmpty else { return nil }
      guard let child = candidate.shownChild else {
        return candidate.firstVisibleChild { $0.transitionUnderWay(noting: &presented) }
      }
      candidate = child
    }
  }
}
