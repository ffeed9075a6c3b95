/// The turn to other pages.
final class PageTransition: WindowTransition {
  private let container: UIPageViewController
  let change: PageChange

  init(_ change: PageChange, in container: UIPageViewController, animated: Bool, clock: any TransitionClock) {
    self.change = change
    self.container = container
    super.init(animated: animated, interactive: change.isCompleted != nil, clock: clock)
    completion = change.completion.map { call in { call(true) } }
  }

  override func participant(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to ? change.new : change.old).first
  }

  override func commence() {
    if change.isCompleted != nil {
      container.delegateReference?.pageViewController(container, willTransitionTo: change.new)
      for page in change.arriving { page.beginMoving(toParent: container) }
    }
    for page in change.uncovered { page.applyAppearance(.willAppear, animated: isAnimated) }
    for page in change.covered { page.applyAppearance(.willDisappear, animated: isAnimated) }
    // A callback that changed the pages again has ended this transition.
    guard !hasEnded else { return }
    for page in change.uncovered {
      container.view.attach(page.loadedViewOrLoad())
      page.applyAppearance(.isAppearing, animated: isAnimated)
    }
    isCancelled = change.isCompleted == false
  }

  override func conclude() {
    if isCancelled { putBack() } else { settle() }
    if container.pageTransition === self { container.pageTransition = nil }
    if change.isCompleted != nil {
      container.delegateReference?.pageViewController(
        container, didFinishAnimating: true, previousViewControllers: change.old, transitionCompleted: !isCancelled)
    }
    notifyCoordinatorCompletions()
  }

  private func settle() {
    if change.isCompleted != nil {
      for page in change.leaving { page.beginMovingFromParent() }
      container.childList = change.new
      container.didTurn(change.direction)
    }
    for page in change.covered {
      page.loadedView?.detach()
      page.endAppearance()
    }
    for page in change.uncovered { page.endAppearance() }
    for page in change.arriving { page.endMoving(toParent: container) }
    for page in change.leaving { page.endMovingFromParent(container) }
  }

  /// Restores the pages after a turn that the user began and cancelled.
  private func putBack() {
    for page in change.uncovered {
      page.beginAppearance(false, animated: isAnimated)
      page.loadedView?.detach()
      page.endAppearance()
    }
    for page in change.covered {
      page.beginAppearance(true, animated: isAnimated)
      page.endAppearance()
    }
    for page in change.arriving {
      page.beginMovingFromParent()
      page.endMovingFromParent(container)
    }
  }
}

/// The effect of a turn on the pages of a page view controller.
@MainActor
struct PageChange {
  /// The pages on screen.
  var old: [UIViewController]
  /// The pages that will be on screen.
  var new: [UIViewController]
  /// The pages that leave the container.
  var leaving: [UIViewController]
  /// The pages that enter the container.
  var arriving: [UIViewController]
  /// `true` if a gesture of the user completes the turn, `false` if it cancels it; `nil` for a turn by code, since code has
  /// changed the list of pages already.
  var isCompleted: Bool?
  /// The direction of a turn of the user.
  var direction = UIPageViewController.NavigationDirection.forward
  /// The closure that is called after a turn by code.
  var completion: ((Bool) -> Void)?

  /// Creates the change of the pages of a container, without a gesture.
  init(to new: [UIViewController], in container: UIPageViewController) {
    old = container.childList
    self.new = new
    leaving = old.filter { page in !new.contains { $0 === page } }
    arriving = new.filter { $0.parentReference !== container }
  }

  /// The pages that were on screen and will not be.
  var covered: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
  /// The pages that will be on screen and were not.
  var uncovered: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
}
