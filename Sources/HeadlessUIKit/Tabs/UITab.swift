/// A tab that creates its controller when it is first needed.
@MainActor
open class UITab: NSObject {
  /// The title of the tab.
  open var title: String
  /// The image of the tab.
  open var image: UIImage?
  /// A second line for the title.
  open var subtitle: String?
  /// The text in the badge.
  open var badgeValue: String?
  /// A Boolean value that indicates whether the user can tap the tab.
  open var isEnabled = true
  /// A Boolean value that indicates whether the tab is hidden.
  open var isHidden = false
  /// The identifier of the tab.
  public final let identifier: String
  /// A value of the app's own.
  open var userInfo: Any?

  private let provider: ((UITab) -> UIViewController)?
  private var controller: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The image of the tab.
  ///   - identifier: The identifier of the tab.
  ///   - viewControllerProvider: A closure that creates the controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller, which the first access creates.
  open var viewController: UIViewController? {
    if let controller { return controller }
    controller = provider?(self)
    controller?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    controller?.tabBarItem.badgeValue = badgeValue
    return controller
  }
}

extension UITabBarController {
  /// The places of the tabs.
  public enum Mode: Int, Sendable {
    /// The place that the system chooses.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar or a list at the side.
    case tabSidebar = 2
  }

  /// The tabs.
  ///
  /// Setting them sets the ``viewControllers`` that the tabs create, all at once here. On a device a tab creates its controller
  /// when it is selected.
  public final var tabs: [UITab] {
    get { tabStorage }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    tabStorage = tabs
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  /// The selected tab.
  public final var selectedTab: UITab? {
    get { tabStorage.first { $0.viewController === selected } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// Returns the tab with an identifier.
  public final func tab(forIdentifier identifier: String) -> UITab? { tabStorage.first { $0.identifier == identifier } }

  /// The place of the tabs, which has no effect here.
  public final var mode: Mode {
    get { placeOfTabs }
    set { placeOfTabs = newValue }
  }

  /// The bar of the controller.
  public final var tabBar: UITabBar {
    if let bar { return bar }
    let new = UITabBar(frame: .zero)
    new.controller = self
    bar = new
    return new
  }
}
