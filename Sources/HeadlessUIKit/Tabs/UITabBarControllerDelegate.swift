/// An object that is asked about the user's taps on tabs and notified of them.
///
/// The methods with a `UITab` are called if the app has set ``UITabBarController/tabs``, and the others if not.
@MainActor
public protocol UITabBarControllerDelegate: InertUITabBarControllerDelegate {
  /// Returns a Boolean value that indicates whether a tapped tab may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Tells the delegate that the user tapped a tab, also if it was already selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns a Boolean value that indicates whether a tapped tab may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Tells the delegate that the user selected another tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the controllers of a tab on the stack of a ``UITabGroup/managingNavigationController``.
  ///
  /// It is called once for each tab on the way to the selected tab. The controllers that the app pushed are part of the proposal
  /// for the last.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// Returns `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Returns the proposed controllers.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
}
