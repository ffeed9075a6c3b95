extension UIViewController {
  /// Selects a tab, which creates its controller if it has none.
  ///
  /// - Parameter step: The step that needs the tab.
  /// - Returns: The controller that the tab bar controller shows.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/targetNotFound`` if there is no such tab.
  func openTab(for step: BoundStep) throws -> UIViewController? {
    guard #available(iOS 18, *), let identifier = step.tab, let tabs = nearest(UITabBarController.self) else {
      return nil
    }
    let tab = try tab(identifier, for: step)
    tabs.selectedTab = tab
    // UIKit may create the controller only when it lays out the view; asking for it creates it at once.
    return tabs.selectedViewController ?? tab.viewController
  }

  /// Labels the content of a new tab with the screen of the step.
  ///
  /// - Parameters:
  ///   - step: The step that has opened the tab.
  ///   - shown: The controller that the tab bar controller shows.
  /// - Returns: The content; `nil` if it has another screen.
  func contentOfTab(for step: BoundStep, in shown: UIViewController) -> UIViewController? {
    guard #available(iOS 18, *), let identifier = step.tab, let tab = try? tab(identifier, for: step) else {
      return nil
    }
    let stack = shown as? UINavigationController
    var content: UIViewController? = stack?.viewControllers.first ?? shown
    if tab.parent != nil {
      // In a group, only a managing stack has the controller of the tab, as its top.
      content = (outermostGroup(of: tab)?.managingNavigationController === shown) ? stack?.topViewController : nil
    }
    guard let content, step.definition.isScreen, let screen = step.anyContext as? any Screen,
      ScreenTable.screen(of: content) == nil
    else { return nil }
    content.setScreen(screen)
    return content
  }
}

/// Returns the outermost of the groups around a tab.
@available(iOS 18, *)
@MainActor
private func outermostGroup(of tab: UITab) -> UITabGroup? {
  var group = tab.parent
  while let parent = group?.parent { group = parent }
  return group
}
