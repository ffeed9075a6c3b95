/// An item of a tab bar for one of its controllers.
open class UITabBarItem: InertUITabBarItem {}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    default: String(describing: self).capitalized
    }
  }
}
