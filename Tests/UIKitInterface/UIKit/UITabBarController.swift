// swift-format-ignore-file
@preconcurrency @MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?  // delegate
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var items: [UITabBarItem]? { get { _stub() } set {} }  // items
  open weak var selectedItem: UITabBarItem?  // selectedItem
}

@preconcurrency @MainActor open class UITab: NSObject {
  open var title: String { get { _stub() } set {} }  // title
  open var image: UIImage? { get { _stub() } set {} }  // image
  open var badgeValue: String? { get { _stub() } set {} }  // badgeValue
  open var identifier: String { _stub() }  // identifier
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { _stub() }  // -initWithTitle:image:identifier:viewControllerProvider:
  open var viewController: UIViewController? { _stub() }  // viewController
  open weak var parent: UITabGroup? { _stub() }  // parent
  open weak var tabBarController: UITabBarController? { _stub() }  // tabBarController
  open weak var managingTabGroup: UITabGroup? { _stub() }  // managingTabGroup
}

@preconcurrency @MainActor open class UITabGroup: UITab {
  public init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil) { _stub() }  // -initWithTitle:image:identifier:children:viewControllerProvider:
  open var children: [UITab] { get { _stub() } set {} }  // children
  open var displayOrder: [UITab] { _stub() }  // displayOrder
  open func tab(forIdentifier identifier: String) -> UITab? { _stub() }  // -tabForIdentifier:
}

@preconcurrency @MainActor open class UISearchTab: UITab {
  public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { _stub() }  // -initWithTitle:image:identifier:viewControllerProvider:
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) { _stub() }  // -initWithViewControllerProvider:
  open var automaticallyActivatesSearch: Bool { get { _stub() } set {} }  // automaticallyActivatesSearch
}

@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var viewControllers: [UIViewController]? { get { _stub() } set {} }  // viewControllers
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { _stub() }  // -setViewControllers:animated:
  open var selectedViewController: UIViewController? { get { _stub() } set {} }  // selectedViewController
  open var selectedIndex: Int { get { _stub() } set {} }  // selectedIndex
  open var moreNavigationController: UINavigationController { _stub() }  // moreNavigationController
  open var tabBar: UITabBar { _stub() }  // tabBar
  open func setTabs(_ tabs: [UITab], animated: Bool) { _stub() }  // -setTabs:animated:
  open var sidebar: UITabBarController.Sidebar { _stub() }  // sidebar
  @preconcurrency @MainActor open class Sidebar: NSObject {
    open var isHidden: Bool { get { _stub() } set {} }  // hidden
    open var preferredLayout: UITabBarController.Sidebar.Layout { get { _stub() } set {} }  // preferredLayout
  }
}
