/// A wait for a completion of UIKit, which may be called at once, later, or never.
@MainActor
final class TransitionWait {
  private var suspension: Promise<Bool>?
  private(set) var isFinished = false

  /// Ends the wait, as the completion does.
  ///
  /// Further calls do nothing.
  func finish() {
    isFinished = true
    suspension?.end(with: true)
  }

  /// Returns at the completion, the end of the transition, or the deadline, whichever comes first.
  ///
  /// If the completion has been called already, this method neither suspends nor creates a task.
  ///
  /// - Parameter coordinator: The coordinator of the transition, which replaces a completion that is never called.
  /// - Returns: `false` if the deadline ended the wait.
  @discardableResult
  func wait(for coordinator: (any UIViewControllerTransitionCoordinator)?) async -> Bool {
    guard !isFinished else { return true }
    let suspension = Promise<Bool>()
    self.suspension = suspension
    coordinator?.animate(alongsideTransition: nil) { _ in self.finish() }
    let timer = Deadline.start { suspension.end(with: false) }
    defer { timer.cancel() }
    return await suspension.wait()
  }

  /// Returns when the transition that a controller takes part in is over, or at once if there is none.
  static func untilSettled(_ viewController: UIViewController) async {
    // A change without animation has no coordinator. It takes UIKit one turn of the run loop, or a few. A stack that
    // its container keeps from appearing would never show its top.
    var turns = 0
    while viewController.waitsForTurn, turns < 100 {
      turns += 1
      await Task.yield()
    }
    guard let coordinator = viewController.transitionCoordinator else { return }
    await TransitionWait().wait(for: coordinator)
  }

  /// Returns when no modal of a window is being presented or dismissed any more, or after many turns.
  ///
  /// UIKit presents and dismisses in a later turn, and a change without animation has no coordinator to wait for.
  private static func untilModalsRest(in window: UIWindow) async {
    var turns = 0
    while window.hasMovingModals, turns < 1000 {
      turns += 1
      await Task.yield()
    }
  }

  /// Returns when no transition is under way in a window, whatever its cause, or at the deadline.
  static func untilSettled(_ window: UIWindow) async {
    var last: (any UIViewControllerTransitionCoordinator)?
    while let coordinator = window.transitionUnderWay, coordinator !== last {
      last = coordinator
      guard await TransitionWait().wait(for: coordinator) else { return }
    }
    await untilModalsRest(in: window)
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether a transition is under way in the window, animated or not.
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

  /// The coordinator of the lowest transition that is under way among the visible controllers.
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
  /// A Boolean value that indicates whether `TransitionWait.untilSettled` would wait for this controller.
  var isSettling: Bool { transitionCoordinator != nil || waitsForTurn }

  /// A Boolean value that indicates whether the controller is a stack on screen whose top UIKit shows in a later turn.
  fileprivate var waitsForTurn: Bool {
    guard let stack = self as? UINavigationController, let top = stack.topViewController,
      top.viewIfLoaded?.window == nil, let window = stack.viewIfLoaded?.window
    else { return false }
    return !window.isHidden && stack.transitionCoordinator == nil
  }

  /// Returns the coordinator of a transition that the controller or its visible children take part in.
  ///
  /// - Parameter presented: A variable that is set to the controller that the first of them presents, even if it is
  ///   being dismissed.
  /// - Returns: The coordinator, or `nil` if there is none.
  fileprivate func transitionUnderWay(
    noting presented: inout UIViewController?
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let transitionCoordinator { return transitionCoordinator }
    if presented == nil { presented = presentedViewController }
    return firstVisibleChild { $0.transitionUnderWay(noting: &presented) }
  }
}
