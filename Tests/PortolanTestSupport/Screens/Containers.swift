package import Portolan

/// Returns a tab bar controller with the given tabs, with titles and tags.
@MainActor
package func tabs(_ viewControllers: UIViewController...) -> UITabBarController {
  let tabs = UITabBarController()
  for (index, viewController) in viewControllers.enumerated() {
    viewController.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
  }
  tabs.viewControllers = viewControllers
  return tabs
}

/// Returns a navigation controller with the given stack, from the bottom to the top.
@MainActor
package func stack(_ viewControllers: UIViewController...) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = viewControllers
  return navigation
}

/// Returns a split view controller of the classic style with the given columns.
@MainActor
package func columns(_ viewControllers: UIViewController...) -> UISplitViewController {
  let split = UISplitViewController()
  split.viewControllers = viewControllers
  return split
}
