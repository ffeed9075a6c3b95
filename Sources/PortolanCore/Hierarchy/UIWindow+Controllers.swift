extension UIWindow {
  /// The visible controllers of the topmost level, each container before its visible children.
  ///
  /// Alerts do not count as a level. A hidden window shows none.
  package var visibleControllers: [UIViewController] {
    guard !isHidden, let level = topmostViewController else { return [] }
    var controllers: [UIViewController] = []
    level.appendControllers(to: &controllers) { $0.container?.visibleViewControllers ?? [] }
    return controllers
  }

  /// All controllers in the hierarchy, visible or not, from the bottom to the top.
  package var allControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    rootViewController?.appendControllers(to: &controllers) { viewController in
      let children = viewController.container?.containedViewControllers ?? viewController.children
      return children + (viewController.ownPresented.map { [$0] } ?? [])
    }
    return controllers
  }
}

extension UIViewController {
  fileprivate func appendControllers(
    to controllers: inout [UIViewController], next: (UIViewController) -> [UIViewController]
  ) {
    controllers.append(self)
    for viewController in next(self) { viewController.appendControllers(to: &controllers, next: next) }
  }
}
