/// One controller taking the place of another on top of a navigation stack.
final class StackTransition: WindowTransition {
  private let container: UINavigationController
  private let old: UIViewController?
  private let new: UIViewController
  private let operation: UINavigationController.Operation
  private let entering: UIViewController?
  private let leaving: [UIViewController]

  init(
    in container: UINavigationController,
    from old: UIViewController?,
    to new: UIViewController,
    operation: UINavigationController.Operation,
    entering: UIViewController?,
    leaving: [UIViewController],
    animated: Bool,
    interactive: Bool = false,
    clock: any TransitionClock
  ) {
    self.container = container
    self.old = old
    self.new = new
    self.operation = operation
    self.entering = entering
    self.leaving = leaving
    super.init(animated: animated, interactive: interactive, clock: clock)
    if animated, let old, let delegate = container.delegate {
      animator = delegate.navigationController(container, animationControllerFor: operation, from: old, to: new)
    }
  }

  override func participant(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? new : old
  }

  func begin() {
    container.stackTransition = self
    new.loadViewIfNeeded()
    container.delegate?.navigationController(container, willShow: new, animated: isAnimated)
    old?.applyAppearance(.willDisappear, animated: isAnimated)
    new.applyAppearance(.willAppear, animated: isAnimated)
    container.view.attach(new.view)
    new.applyAppearance(.isAppearing, animated: isAnimated)
  }

  override func conclude() {
    if isCancelled { return putBack() }
    old?.loadedView?.detach()
    old?.endAppearance()
    new.endAppearance()
    entering?.endMoving(toParent: container)
    for controller in leaving { controller.endMovingFromParent(container) }
    container.stackTransition = nil
    container.hasShown = true
    container.delegate?.navigationController(container, didShow: new, animated: isAnimated)
    notifyCoordinatorCompletions()
  }

  /// Undoes a pop that the user began and let go.
  private func putBack() {
    for controller in leaving { controller.flags.remove(.movingFromParent) }
    container.childList.append(contentsOf: leaving)
    new.beginAppearance(false, animated: isAnimated)
    old?.beginAppearance(true, animated: isAnimated)
    new.loadedView?.detach()
    new.endAppearance()
    old?.endAppearance()
    container.stackTransition = nil
    notifyCoordinatorCompletions()
  }
}
