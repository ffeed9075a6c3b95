/// The stack of a navigation controller: one visible child, and showing another pops what lies above it.
struct NavigationAdapter: BuiltInAdapter {
  let controller: UINavigationController

  var containedViewControllers: [UIViewController] { controller.viewControllers }

  var visibleViewControllers: [UIViewController] {
    controller.topViewController.map { [$0] } ?? []
  }

  func isVisible(_ viewController: UIViewController) -> Bool { controller.topViewController === viewController }

  /// From the top downwards, so that the nearest of several is found.
  var isSearchedFromEnd: Bool { true }

  func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController] {
    let stack = controller.viewControllers
    guard let index = stack.indexOfInstance(viewController) else { return [] }
    return Array(stack[(index + 1)...])
  }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    guard controller.topViewController !== viewController else { return }
    guard controller.viewControllers.containsInstance(viewController) else {
      throw RoutingError.notAChild(viewController, of: controller)
    }
    _ = controller.popToViewController(viewController, animated: animated)
    await TransitionWait.untilSettled(controller)
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    let stack = controller.viewControllers
    // What is pushed is pushed: subclasses override that, and it does not go through the whole stack. One that is just
    // being popped still has its parent, and cannot be pushed.
    if let last = viewControllers.last, last.parent == nil, viewControllers.count == stack.count + 1,
      viewControllers.startsWithInstances(of: stack)
    {
      controller.pushViewController(last, animated: animated)
    } else {
      controller.setViewControllers(viewControllers, animated: animated)
    }
  }

  /// Pushes, as UIKit does with the first controller of a stack; but a subclass may refuse that while it is in no window.
  func fill(with viewControllers: [UIViewController]) {
    set(viewControllers, animated: false)
    if controller.viewControllers.hasSameInstances(as: viewControllers) { return }
    controller.viewControllers = viewControllers
  }

  func moving(for viewControllers: [UIViewController]) -> UIViewController? { controller }
}

extension UINavigationController: ContainerViewController {
  public var containerAdapter: any ContainerAdapter { NavigationAdapter(controller: self) }
}
