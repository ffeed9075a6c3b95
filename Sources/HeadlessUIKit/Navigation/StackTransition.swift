/// The replacement of the top controller of a navigation stack.
final class StackTransition: WindowTransition {
  private let container: UINavigationController
  let change: StackChange

  init(_ change: StackChange, in container: UINavigationController, animated: Bool, clock: any TransitionClock) {
    self.change = change
    self.container = container
    super.init(animated: animated, interactive: change.isCompleted != nil, clock: clock)
    if animated, let old = change.old, let new = change.new, let delegate = container.delegateReference {
      let operation = change.operation
      animator = delegate.navigationController(container, animationControllerFor: operation, from: old, to: new)
    }
  }

  override func participant(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? change.new : change.old
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/containerview: an animation controller adds the
  // new view to it, and the stack shows that view afterwards.
  override var containerView: UIView { container.view }

  override func commence() {
    guard let new = change.new else { return }
    let view = new.loadedViewOrLoad()
    guard !hasEnded else { return }
    change.old?.applyAppearance(.willDisappear, animated: appearsAnimated)
    new.applyAppearance(.willAppear, animated: appearsAnimated)
    container.delegateReference?.navigationController(container, willShow: new, animated: isAnimated)
    // A callback that changed the stack again has ended this transition.
    guard !hasEnded else { return }
    container.view.attach(view)
    new.applyAppearance(.isAppearing, animated: appearsAnimated)
    if isAnimated, let old = change.old {
      if change.operation == .pop { old.requestZoomSource(in: new) } else { new.requestZoomSource(in: old) }
    }
    isCancelled = change.isCompleted == false
  }

  /// The value of `animated` in the callbacks.
  private var appearsAnimated: Bool {
    if isAnimated { return true }
    return HeadlessSystem.contested.contains(.firstPushIsAnimated) && change.operation == .push
      && container.childList.count == 2
  }

  override func conclude() {
    if isCancelled { putBack() } else { settle() }
    notifyCoordinatorCompletions()
  }

  private func settle() {
    // A transition that ends before its first callbacks makes them now.
    change.old?.beginAppearance(false, animated: appearsAnimated)
    change.old?.loadedView?.detach()
    change.old?.endAppearance()
    change.new?.endAppearance()
    change.entering?.endMoving(toParent: container)
    for controller in change.leaving { controller.endMovingFromParent(container) }
    if container.stackTransition === self { container.stackTransition = nil }
    container.hasShown = true
    container.hasUnseenTop = false
    container.stackSettled()
    guard let new = change.new else { return }
    container.toldTransition = isAnimated ? self : nil
    container.delegateReference?.navigationController(container, didShow: new, animated: isAnimated)
    container.toldTransition = nil
  }

  /// Restores the stack after a pop that the user has cancelled, or after a change that its animation controller has cancelled.
  // Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:).
  private func putBack() {
    let before = change.before.filter { $0.parentReference === container }
    let arrived = container.childList.filter { controller in !before.contains { $0 === controller } }
    for controller in arrived {
      controller.flags.remove(.movingToParent)
      controller.beginMovingFromParent()
    }
    container.childList = before
    change.new?.beginAppearance(false, animated: isAnimated)
    change.new?.loadedView?.detach()
    change.new?.endAppearance()
    // Source: developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions, of iOS 18: the controller goes "directly
    // to the appearing state" and on to viewDidAppear. Before, wangling.me (2014) observed viewWillAppear.
    if HeadlessSystem.version >= 18 {
      change.old?.returnToAppearing()
    } else {
      change.old?.beginAppearance(true, animated: isAnimated)
    }
    change.old?.endAppearance()
    for controller in change.leaving { controller.flags.remove(.movingFromParent) }
    for controller in arrived { controller.endMovingFromParent(container) }
    if container.stackTransition === self { container.stackTransition = nil }
  }
}

/// The effect of a push, a pop or a new list of controllers on a stack whose list has already changed.
struct StackChange {
  /// The previous top.
  var old: UIViewController?
  /// The new top.
  var new: UIViewController?
  var operation: UINavigationController.Operation
  /// The new top if the stack did not contain it before.
  var entering: UIViewController?
  /// The controllers that left the stack, from the bottom to the top.
  var leaving: [UIViewController] = []
  /// `true` if a gesture of the user completes the change, `false` if it cancels it; `nil` for a change by code.
  var isCompleted: Bool?
  /// The stack from which the change starts, to which a cancelled change returns.
  var before: [UIViewController]
}
