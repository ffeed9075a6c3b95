/// Waits for something that UIKit says is over through a completion, which may come at once, later, or never.
@MainActor
final class TransitionWait {
  private var suspension: Promise<Bool>?
  private(set) var isFinished = false

  /// Ends the wait, as the completion does. More calls do nothing.
  func finish() {
    isFinished = true
    suspension?.end(with: true)
  }

  /// Returns when the completion, the end of the transition, or the deadline has come, whichever is first.
  ///
  /// Where the completion has come already this neither suspends nor creates a task.
  ///
  /// - Parameter coordinator: The coordinator of the transition, which answers for a completion that never comes.
  /// - Returns: Whether it was not the deadline.
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

  /// Returns when the transition that a controller takes part in is over, at once where there is none.
  static func untilSettled(_ viewController: UIViewController) async {
    // A change that is not animated has no coordinator. It takes UIKit one turn, or a few; a stack whose container keeps it
    // from appearing would never show its top.
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
  /// UIKit presents and dismisses in a later turn, and a change that is not animated has no coordinator to wait for.
  private static func untilModalsRest(in window: UIWindow) async {
    var turns = 0
    while window.hasMovingModals, turns < 1000 {
      turns += 1
      await Task.yield()
    }
  }

  /// Returns when nothing moves any more in a window, whoever has begun it, or when the deadline has come.
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
