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

  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// The tabs outside every group, or none if ``viewControllers`` was set.
  ///
  /// Setting them selects the first, unless the selected one is among them. Only its controller is created; the others come
  /// when they are selected. ``viewControllers`` then has the controllers that exist.
  public final var tabs: [UITab] {
    get { tabStorage }
    set { setTabs(newValue, animated: false) }
  }
  /// The selected tab, which may be inside a group.
  ///
  /// Setting a tab of another tab bar controller, or `nil`, changes nothing. The delegate is notified, but not asked.
  public final var selectedTab: UITab? {
    get { chosenTab }
    set { if let newValue { select(newValue) } }
  }

  /// Returns the tab with an identifier, which may be inside a group.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    tabStorage.lazy.compactMap { $0.find(identifier) }.first
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

extension UIViewController {
  /// The tab that has created the controller, or `nil` if none has.
  public final var tab: UITab? {
    tabBarController?.tabStorage.lazy.compactMap { $0.find(creatorOf: self) }.first { $0.created === self }
  }
}
