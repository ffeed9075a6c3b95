extension UIViewController {
  /// The adapter of this controller, or `nil` if it is not one of UIKit's own containers.
  ///
  /// They are recognised by their class, in a tenth of the time of a check for a conformance.
  @inline(never) var builtInContainer: (any BuiltInAdapter)? {
    if let controller = self as? UINavigationController { return NavigationAdapter(controller: controller) }
    if let controller = self as? UITabBarController { return TabBarAdapter(controller: controller) }
    if let controller = self as? UISplitViewController { return SplitAdapter(controller: controller) }
    if let controller = self as? UIPageViewController { return PageAdapter(controller: controller) }
    return nil
  }

  /// The name of the container's class if UIKit lets no such controller be pushed, such as "split view controller", or `nil`.
  var nameOfUnpushable: String? {
    if self is UINavigationController { return "navigation controller" }
    return self is UISplitViewController ? "split view controller" : nil
  }

  /// The container around this controller whose adapter lists it: its parent, or a container that has put it into another
  /// controller.
  var parentWithAdapter: UIViewController? {
    var ancestor = parent
    while let candidate = ancestor, candidate.container == nil { ancestor = candidate.parent }
    return ancestor === parent || ancestor?.container?.containedViewControllers.containsInstance(self) == true
      ? ancestor : nil
  }

  /// The adapter of this controller, or `nil` if it is not a container.
  @inline(never) package var container: (any ContainerAdapter)? {
    builtInContainer ?? (self as? any ContainerViewController)?.containerAdapter
  }
}

extension ContainerAdapter {
  /// The visible children, beginning where the user is: with the last child, such as the detail beside its list.
  ///
  /// Searches, `.push` and the top of a snapshot follow this order. It depends on the hierarchy alone, because UIKit does not
  /// tell the column that was touched. So the order is the same after an undo, a restoration or a turn of the device.
  package var visibleFromTop: [UIViewController] {
    let visible = visibleViewControllers
    // Most containers show one child, and a reversed array is a new one.
    return visible.count < 2 ? visible : visible.reversed()
  }

  /// A Boolean value that indicates whether a restored container has only the children that were stored, and none of those that
  /// it is built with.
  package var restoresStoredChildrenOnly: Bool { isStack || self is PageAdapter }
}
