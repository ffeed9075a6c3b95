/// A tab that a route has left for another, to show its target.
@MainActor
struct TabChange {
  private weak var tabs: UITabBarController?
  private weak var old: UIViewController?
  private weak var new: UIViewController?

  private static let changes = ControllerTable<TabChange>()

  /// - Parameter viewController: The controller that its container is about to show; the result is `nil` unless it is a tab.
  init?(showing viewController: UIViewController) {
    guard let tabs = viewController.parent as? UITabBarController else { return nil }
    self.tabs = tabs
    old = tabs.selectedViewController
    new = viewController
  }

  /// The tab to go back to, if the tab that the route selected is still selected.
  var wayBack: UIViewController? {
    guard let tabs, let old, let new, tabs.selectedViewController === new, old.parent === tabs else { return nil }
    return old
  }

  /// Records that a route to a controller has selected a tab; `nil` if it has not. An older record is void.
  static func record(_ change: TabChange?, for viewController: UIViewController) {
    changes[viewController] = change
  }

  /// Returns the record of a controller, or of what it fills: a tab whose first screen it is.
  static func of(_ viewController: UIViewController) -> TabChange? {
    var candidate = viewController
    while true {
      if let change = changes[candidate] { return change }
      guard let navigation = candidate.parent as? UINavigationController else { break }
      candidate = navigation
    }
    guard let first = (viewController as? UINavigationController)?.viewControllers.first else { return nil }
    return changes[first]
  }
}
