// swift-format-ignore-file
@preconcurrency @MainActor open class UITabBar: UIView {
}

@preconcurrency @MainActor open class UITab: NSObject {
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var viewControllers: [UIViewController]? { get { _stub() } set {} }  // viewControllers
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { _stub() }  // -setViewControllers:animated:
  open var selectedViewController: UIViewController? { get { _stub() } set {} }  // selectedViewController
  open var selectedIndex: Int { get { _stub() } set {} }  // selectedIndex
  open var moreNavigationController: UINavigationController { _stub() }  // moreNavigationController
  open var customizableViewControllers: [UIViewController]? { get { _stub() } set {} }  // customizableViewControllers
  open var tabBar: UITabBar { _stub() }  // tabBar
  open weak var delegate: (any UITabBarControllerDelegate)?  // delegate
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @available(*, deprecated) func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool  // -tabBarController:shouldSelectViewController:
  @available(*, deprecated) func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)  // -tabBarController:didSelectViewController:
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { _stub() }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { _stub() }
}
