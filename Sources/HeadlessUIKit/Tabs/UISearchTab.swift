/// The tab of the search.
open class UISearchTab: UITab {
  /// A Boolean value that indicates whether the selection of the tab begins the search of its screen.
  ///
  /// The end of that search selects the former tab again.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the title and the image of the search.
  ///
  /// - Parameter viewControllerProvider: A closure that creates the controller.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates a tab with a title and an image of the app's own.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// The search controller of the tab's screen.
  private var search: UISearchController? {
    let controller = viewController
    let screen = (controller as? UINavigationController)?.childList.last ?? controller
    screen?.loadViewIfNeeded()
    return screen?.navigationItemStorage?.searchController
  }

  /// Begins the search, and selects the former tab when it ends.
  final func beginSearch(after former: UITab?) {
    guard automaticallyActivatesSearch, let search else { return }
    search.onEnd = { [weak self, weak former] in
      guard let self, let former, let tabs = tabBarController, tabs.chosenTab === self else { return }
      tabs.select(former)
    }
    search.isActive = true
  }
}
