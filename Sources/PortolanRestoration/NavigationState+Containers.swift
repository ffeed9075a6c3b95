extension NavigationState {
  /// One of UIKit's own containers, by the name under which a state stores it.
  public enum Container: String, Codable, Hashable, Sendable {
    /// A `UINavigationController`.
    case navigation
    /// A `UITabBarController`.
    case tabs
    /// A `UISplitViewController`.
    case split
    /// A `UIPageViewController`, which is restored with pages that scroll beside each other.
    case pages

    /// Finds the container that a controller is, of this very class and not of a subclass.
    @MainActor
    init?(_ viewController: UIViewController) {
      let type = type(of: viewController)
      if type == UINavigationController.self {
        self = .navigation
      } else if type == UITabBarController.self {
        self = .tabs
      } else if type == UISplitViewController.self {
        self = .split
      } else if type == UIPageViewController.self {
        self = .pages
      } else {
        return nil
      }
    }

    /// Creates an empty controller.
    @MainActor
    func make() -> UIViewController {
      switch self {
      case .navigation: UINavigationController()
      case .tabs: UITabBarController()
      case .split: UISplitViewController()
      case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
    }
  }
}
