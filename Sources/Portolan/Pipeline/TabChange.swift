/// A tab that a route has left for another, to show its target.
@MainActor
struct TabChange {
  private weak var container: UIViewController?
  private weak var old: UIViewController?
  private weak var new: UIViewController?

  private static let changes = ControllerTable<TabChange>()

  /// - Parameter viewController: The controller that its container is about to show; the result is `nil` unless it is a tab.
  init?(showing viewController: UIViewController) {
    guard let parent = viewController.parent, let adapter = parent.container, adapter.hasSelection else { return nil }
    container = parent
    old = adapter.visibleViewControllers.first
    new = viewController
  }

  /// The tab to go back to, if the tab that the route selected is still selected.
  var wayBack: UIViewController? {
    guard let container, let old, let new, container.isShowing(new), old.parent === container else { return nil }
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
      guard let parent = candidate.parent, let container = parent.container, container.isStack else { break }
      candidate = parent
    }
    guard let container = viewController.container, container.isStack,
      let first = container.containedViewControllers.first
    else { return nil }
    return changes[first]
  }
}
