// A change that is not animated has no coordinator between the call and the turn in which it happens. So such changes are
// waited for by looking at the hierarchy each time that it changes.
extension TransitionWait {
  /// Returns when the transition that a controller takes part in is over, at once where there is none.
  static func untilSettled(_ viewController: UIViewController) async {
    if viewController.waitsForTurn {
      await TransitionWait().wait(for: nil, or: { !viewController.waitsForTurn })
    }
    guard let coordinator = viewController.transitionCoordinator else { return }
    await TransitionWait().wait(for: coordinator)
  }

  /// Returns when nothing moves any more in a window, whatever has begun it, or when the deadline has come.
  ///
  /// - Returns: A Boolean value that indicates whether it was not the deadline.
  @discardableResult
  static func untilSettled(_ window: UIWindow) async -> Bool {
    var last: (any UIViewControllerTransitionCoordinator)?
    while true {
      let wait = TransitionWait()
      if let coordinator = window.transitionUnderWay, coordinator !== last {
        last = coordinator
        guard await wait.wait(for: coordinator) else { return false }
      } else if window.hasMovingModals {
        guard await wait.wait(for: nil, or: { !window.hasMovingModals || window.transitionUnderWay !== last }) else {
          return false
        }
      } else {
        return true
      }
    }
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether something moves in the window, animated or not.
  var isMoving: Bool { transitionUnderWay != nil || hasMovingModals }

  /// A Boolean value that indicates whether a modal is being presented or dismissed.
  fileprivate var hasMovingModals: Bool {
    var level = rootViewController?.presentedViewController
    while let modal = level {
      if modal.isBeingPresented || modal.isBeingDismissed { return true }
      level = modal.presentedViewController
    }
    return false
  }

  /// The coordinator of the lowest transition that is under way among what the window shows.
  var transitionUnderWay: (any UIViewControllerTransitionCoordinator)? {
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
  /// A Boolean value that indicates whether something is under way here that `TransitionWait.untilSettled` waits for.
  var isSettling: Bool { transitionCoordinator != nil || waitsForTurn }

  /// A Boolean value that indicates whether the controller is a stack on screen whose top UIKit shows in a later turn.
  fileprivate var waitsForTurn: Bool {
    guard let stack = self as? UINavigationController, let top = stack.topViewController,
      top.viewIfLoaded?.window == nil, let window = stack.viewIfLoaded?.window
    else { return false }
    return !window.isHidden && stack.transitionCoordinator == nil
  }

  /// The coordinator of a transition that the controller or what it shows inside it takes part in.
  ///
  /// - Parameter presented: Becomes what the first of them presents, even if that is just leaving.
  fileprivate func transitionUnderWay(
    noting presented: inout UIViewController?
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let transitionCoordinator { return transitionCoordinator }
    if presented == nil { presented = presentedViewController }
    return firstVisibleChild { $0.transitionUnderWay(noting: &presented) }
  }
}
