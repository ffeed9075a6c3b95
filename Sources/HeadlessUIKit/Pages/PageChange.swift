/// The effect of a turn on the pages of a page view controller.
struct PageChange {
  /// The pages on screen.
  var old: [UIViewController]
  /// The pages that will be on screen.
  var new: [UIViewController]
  /// The pages that leave the container.
  var leaving: [UIViewController]
  /// The pages that enter the container.
  var arriving: [UIViewController]
  /// The gesture of the user; `nil` for a turn by code, which has changed the list of pages already.
  var gesture: TransitionGesture?
  /// The direction of a turn of the user.
  var direction = UIPageViewController.NavigationDirection.forward
  /// The closure that is called after a turn by code.
  var completion: ((Bool) -> Void)?
}
