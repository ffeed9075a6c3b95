/// A change of the selected tab that a route has made to show its target.
@MainActor
struct TabChange {
  private weak var container: UIViewController?
  private weak var old: UIViewController?
  private weak var new: UIViewController?

  /// Creates a change before it happens.
  ///
  /// - Parameter viewController: The controller that its container is about to show. The result is `nil` if it is not a
  ///   tab.
  init?(showing viewController: UIViewController) {
    guard let parent = viewController.parent, let adapter = parent.container, adapter.hasSelection else { return nil }
    container = parent
    old = adapter.visibleViewControllers.first
    new = viewController
  }

  /// Creates a change that has happened.
  init(in container: UIViewController, from old: UIViewController?, to new: UIViewController) {
    self.container = container
    self.old = old
    self.new = new
  }

  /// The tab to return to, or `nil` if the tab that the route selected is no longer selected.
  var wayBack: UIViewController? {
    // The screens of a selected tab may be in More, which is then shown instead.
    guard let container, let old, let new, container.container?.isVisible(new) == true, old.parent === container else {
      return nil
    }
    return old
  }

  /// Records the change of tabs by a route to a controller, or `nil` if the route selected no tab.
  ///
  /// This replaces an older record.
  static func record(_ change: TabChange?, for viewController: UIViewController) {
    if change == nil {
      viewController.routerNotes?.tabChange = nil
    } else {
      viewController.makeRouterNotes().tabChange = change
    }
  }

  /// Returns the record of a controller, of the stack that it is the root of, or of the root of its own stack.
  static func of(_ viewController: UIViewController) -> TabChange? {
    var candidate = viewController
    while true {
      if let change = candidate.routerNotes?.tabChange { return change }
      guard let parent = candidate.parent, let container = parent.container, container.isStack,
        container.containedViewControllers.first === candidate
      else { break }
      candidate = parent
    }
    guard let container = viewController.container, container.isStack,
      let first = container.containedViewControllers.first
    else { return nil }
    return first.routerNotes?.tabChange
  }
}
