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
