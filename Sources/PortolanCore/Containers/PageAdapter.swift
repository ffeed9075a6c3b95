/// The pages that a page view controller displays: one, or two with the spine in the middle.
///
/// The pages before and after them belong to the data source. They are not children, so finders do not find them.
struct PageAdapter: BuiltInAdapter {
  let controller: UIPageViewController

  var containedViewControllers: [UIViewController] { controller.viewControllers ?? [] }

  var visibleViewControllers: [UIViewController] { containedViewControllers }

  var childShownLater: UIViewController? { controller.viewControllers?.first }

  /// The number of pages that the controller displays.
  private var capacity: Int { controller.spineLocation == .mid ? 2 : 1 }

  func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String? {
    children.count < capacity ? nil : "a page view controller displays no further page"
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    if viewControllers.isEmpty { return removePages() }
    // UIKit raises an exception on any other number.
    guard viewControllers.count == capacity, !viewControllers.hasSameInstances(as: containedViewControllers) else {
      return
    }
    controller.setViewControllers(
      viewControllers, direction: isBefore(viewControllers) ? .reverse : .forward, animated: animated)
  }

  func controllerInTransition(for viewControllers: [UIViewController]) -> UIViewController? { controller }

  /// Returns `true` if the data source has a page before those that are displayed, as far as it has that page already.
  private func isBefore(_ viewControllers: [UIViewController]) -> Bool {
    guard let first = containedViewControllers.first, let dataSource = controller.dataSource else { return false }
    return dataSource.pageViewController(controller, viewControllerBefore: first) === viewControllers.last
  }

  /// Removes all pages.
  ///
  /// UIKit has no method for that, and raises an exception on an empty list.
  private func removePages() {
    for page in containedViewControllers {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }
}

extension UIPageViewController: ContainerViewController {
  /// An adapter for the pages that are displayed.
  public var containerAdapter: any ContainerAdapter { PageAdapter(controller: self) }
}
