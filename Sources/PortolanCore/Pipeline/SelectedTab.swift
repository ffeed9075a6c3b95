/// A change of the selected tab that a route has made to show its target.
@MainActor
struct TabChange {
  weak var container: UIViewController?
  weak var old: UIViewController?
  weak var new: UIViewController?

  /// The tab to return to, or `nil` if the tab that the route selected is no longer selected.
  var wayBack: UIViewController? {
    // The screens of a selected tab may be in More, which is then shown instead.
    guard let container, let old, let new, container.container?.isVisible(new) == true, old.parent === container else {
      return nil
    }
    return old
  }

  /// Returns the record of a controller, of the stack that it is the root of, or of the root of its own stack.
  static func of(_ viewController: UIViewController) -> TabChange? {
    var candidate = viewController
    while true {
      if let change = candidate.routerNotes?.tabChange { return change }
      guard let parent = candidate.parentWithAdapter, let container = parent.container, container.isStack,
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

extension TabChange {
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
}

extension UIViewController {
  /// The tab that a route came from to this controller, to be selected again when it closes.
  package var tabBeforeRoute: UIViewController? { routerNotes?.tabChange?.old }

  /// Returns a tab of the tab bar controller that this controller is or is in.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the tab.
  ///   - step: The step that needs the tab, for the error.
  /// - Returns: The tab.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/targetNotFound`` if there is no such tab.
  @available(iOS 18, *)
  func tab(_ identifier: String, for step: BoundStep) throws -> UITab {
    let container = nearest(UITabBarController.self)
    if let tab = container?.tab(forIdentifier: identifier) { return tab }
    let tabs = container?.tabs.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
    let found = tabs.map { $0.isEmpty ? "the tab bar controller has no tabs" : "the tabs are \($0)" }
    throw RoutingError(
      .targetNotFound, step: step.name,
      reason: "there is no tab \"\(identifier)\": \(found ?? "\(typeName(self)) is in no tab bar controller")",
      fix: "give the tab bar controller a UITab with that identifier, or use part(of:) if it has view controllers")
  }
}

@available(iOS 18, *)
extension UITab {
  /// Labels the content of a new tab with the screen of the step that has selected it.
  ///
  /// - Parameters:
  ///   - shown: The controller that the tab bar controller shows.
  ///   - step: The step that has selected the tab.
  /// - Returns: The content, or `nil` if it has another screen.
  /// - Throws: ``RoutingError`` if the tab is in a group that does not show its tabs.
  @MainActor
  func content(in shown: UIViewController, for step: BoundStep) throws -> UIViewController? {
    let stack = shown as? UINavigationController
    var content: UIViewController? = stack?.viewControllers.first ?? shown
    if var group = parent {
      // In a group, only the managing stack of the outermost one has the controller of the tab, as its top.
      while let outer = group.parent { group = outer }
      guard let managing = group.managingNavigationController else {
        let reason = "the tab \"\(identifier)\" is in the group \"\(group.identifier)\", which does not show its tabs"
        let fix = "set managingNavigationController of the group \"\(group.identifier)\""
        throw RoutingError(.targetNotFound, step: step.name, reason: reason, fix: fix)
      }
      let own = managing.viewControllers.first { $0 === viewController }
      content = managing === shown ? own ?? managing.topViewController : nil
    }
    guard let content, step.definition.isScreen, let screen = step.anyContext as? any Screen,
      ScreenTable.screen(of: content) == nil
    else { return nil }
    content.setScreen(screen)
    return content
  }
}
