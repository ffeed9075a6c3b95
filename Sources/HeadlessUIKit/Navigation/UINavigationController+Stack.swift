extension UINavigationController {
  final func push(_ controller: UIViewController, animated: Bool) {
    raiseUnlessStackable(controller)
    let waiting = takeBackWaitingChange(for: [controller])
    if controller.parentReference === self {
      raise(
        "Pushing the same view controller instance more than once is not supported (\(describe(controller)))"
      )
    }
    let before = childList
    controller.beginMoving(toParent: self)
    childList.append(controller)
    let change = StackChange(
      old: before.last, new: controller, operation: .push, entering: controller, before: before)
    show(change, instead: waiting, animated: animated)
  }

  // Sources: developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions ("let the new push or pop start"; a push
  // that is interrupted completes, and the pop begins in the same turn); for iOS 26, and not for an animation of the app's own,
  // github.com/software-mansion/react-native-screens/pull/3173 and github.com/grahammendick/navigation/pull/888.
  /// The transition that a pop waits for.
  ///
  /// From iOS 26 on, a pop ends the running transition of the stack instead.
  final var transitionBeforePop: WindowTransition? {
    if HeadlessSystem.version >= 26, let stackTransition, stackTransition.isUnderWay, stackTransition.animator == nil {
      stackTransition.finish()
    }
    return transitionToWaitFor
  }

  /// Pops down to an index in one operation, for any number of controllers.
  final func pop(to index: Int, animated: Bool, isCompleted: Bool? = nil) -> [UIViewController]? {
    guard index < childList.count - 1 else { return nil }
    let waiting = takeBackWaitingChange(for: [])
    let leaving = Array(childList[(index + 1)...])
    let before = childList
    childList.removeSubrange((index + 1)...)
    for controller in leaving { controller.beginMovingFromParent() }
    let change = StackChange(
      old: before.last, new: childList[index], operation: .pop, leaving: leaving, isCompleted: isCompleted,
      before: before)
    show(change, instead: waiting, animated: animated)
    return leaving
  }

  final func replaceStack(with new: [UIViewController], animated: Bool) {
    endRunningTransition()
    let waiting = takeBackWaitingChange(for: new)
    // A mark on each controller makes the comparison linear without a table of identities.
    for controller in new {
      raiseUnlessStackable(controller)
      if controller.flags.contains(.marked) {
        raise("All view controllers in a navigation controller must be distinct (\(describe(controller)))")
      }
      controller.flags.insert(.marked)
    }
    let old = childList
    let oldTop = old.last
    let topWasBelow = new.last?.parentReference === self && new.last !== oldTop
    let leaving = old.filter { !$0.flags.contains(.marked) }
    for controller in new { controller.flags.remove(.marked) }
    let arriving = new.filter { $0.parentReference !== self }
    for controller in leaving { controller.beginMovingFromParent() }
    for controller in arriving { controller.beginMoving(toParent: self) }
    childList = new
    for controller in arriving where controller !== new.last { controller.endMoving(toParent: self) }
    let entering = arriving.last === new.last ? arriving.last : nil
    let change = StackChange(
      old: oldTop,
      new: new.last,
      operation: topWasBelow ? .pop : .push,
      entering: entering,
      leaving: leaving,
      before: old
    )
    show(change, instead: waiting, animated: animated)
  }

  /// Makes a new top visible, with a transition if the stack is on screen.
  ///
  /// - Parameters:
  ///   - change: The change of the stack.
  ///   - waiting: A change that was cancelled before it began. Its old top is still visible.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  final func show(_ change: StackChange, instead waiting: StackChange?, animated: Bool) {
    var change = change
    if let waiting {
      change.old = waiting.old
      change.leaving = waiting.leaving + change.leaving
      change.before = waiting.before
    }
    if appearance == .appeared, change.new !== change.old, change.new != nil, let window = loadedView?.enclosingWindow {
      for top in change.leaving where top === change.old { MovedTops.note(top, leaving: self) }
      let transition = StackTransition(change, in: self, animated: animated, clock: window.transitionClock)
      stackTransition = transition
      transition.schedule()
      return
    }
    if change.new !== change.old {
      hasUnseenTop = true
      exchangeVisibleChild(change.old, for: change.new)
    }
    change.entering?.endMoving(toParent: self)
    for controller in change.leaving { controller.endMovingFromParent(self) }
    stackSettled()
    if waiting != nil { HeadlessHierarchy.noteChange(at: self) }
  }

  /// Cancels a change that has not begun, so that the next one starts from the controllers that are still on screen.
  ///
  /// - Parameter incoming: The controllers of the next change. Those among them that were leaving enter again.
  /// - Returns: The cancelled change, or `nil` if no change was waiting.
  private func takeBackWaitingChange(for incoming: [UIViewController]) -> StackChange? {
    guard let stackTransition, !stackTransition.hasBegun else { return nil }
    stackTransition.withdraw()
    self.stackTransition = nil
    var change = stackTransition.change
    change.entering?.endMoving(toParent: self)
    change.leaving.removeAll { controller in
      guard incoming.contains(where: { $0 === controller }) else { return false }
      controller.endMovingFromParent(self)
      return true
    }
    return change
  }

  /// Ends the running transition early.
  ///
  /// In UIKit a new list during a transition corrupts the bar. Here the callbacks stay balanced.
  private func endRunningTransition() {
    guard transitionToWaitFor != nil else { return }
    UIKitWarnings.warn("nested push animation can result in corrupted navigation bar (\(describe(self)))")
    // A call that waited for the end of one may begin the next.
    while let running = transitionToWaitFor { running.finish() }
  }

  private func raiseUnlessStackable(_ controller: UIViewController) {
    if controller is UINavigationController {
      raise("Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      raise("Split View Controllers cannot be pushed to a Navigation Controller \(describe(self))")
    }
    if let other = MovedTops.stack(letting: controller), other !== self {
      raise(
        "UIViewControllerHierarchyInconsistency: child view controller:\(describe(controller)) should have parent view "
          + "controller:\(describe(other)) but requested parent is:\(describe(self))"
      )
    }
  }
}

/// The visible tops that stacks have let go in this turn, if ``HeadlessSystem/Contested/movedTopRaises`` is set.
///
/// UIKit takes the view of such a top out in a later turn, whatever the clock of the window does.
@MainActor
enum MovedTops {
  private struct Move {
    weak var top: UIViewController?
    weak var stack: UINavigationController?
  }

  private static var moves: [Move] = []

  /// Notes that a stack lets its top go, until the next turn.
  static func note(_ top: UIViewController, leaving stack: UINavigationController) {
    guard HeadlessSystem.contested.contains(.movedTopRaises) else { return }
    moves.append(Move(top: top, stack: stack))
    Task { @MainActor in moves.removeFirst() }
  }

  /// Returns the stack that has let a controller go in this turn, or `nil` if there is none.
  static func stack(letting top: UIViewController) -> UINavigationController? {
    moves.last { $0.top === top }?.stack
  }
}
