/// An adapter of a navigation controller that shows the top of its stack.
///
/// Showing another child pops those above it.
struct NavigationAdapter: BuiltInAdapter {
  let controller: UINavigationController

  var containedViewControllers: [UIViewController] { controller.viewControllers }

  var visibleViewControllers: [UIViewController] { controller.topViewController.map { [$0] } ?? [] }

  var isStack: Bool { true }

  var childShownLater: UIViewController? { controller.topViewController }

  func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String? {
    viewController.nameOfUnpushable == nil ? nil : "a navigation controller cannot contain it"
  }

  func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController] {
    let stack = controller.viewControllers
    guard let index = stack.indexOfInstance(viewController) else { return [] }
    return Array(stack[(index + 1)...])
  }

  func show(_ viewController: UIViewController, animated: Bool) -> UIViewController? {
    _ = controller.popToViewController(viewController, animated: animated)
    return controller
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    let stack = controller.viewControllers
    // A single new controller is pushed, because subclasses override that method, and because it does not go through
    // the whole stack. A controller that is being popped still has its parent, and cannot be pushed.
    if let last = viewControllers.last, last.parent == nil, viewControllers.count == stack.count + 1,
      viewControllers.startsWithInstances(of: stack)
    {
      controller.pushViewController(last, animated: animated)
      // A subclass may refuse to push outside a window.
      if last.parent != nil || controller.windowOfHierarchy != nil { return }
    }
    controller.setViewControllers(viewControllers, animated: animated)
  }

  func controllerInTransition(for viewControllers: [UIViewController]) -> UIViewController? { controller }
}

extension UINavigationController: ContainerViewController {
  /// The adapter of the navigation controller.
  public var containerAdapter: any ContainerAdapter { NavigationAdapter(controller: self) }
}
