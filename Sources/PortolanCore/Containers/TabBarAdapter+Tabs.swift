// A tab bar controller to which the app has given `tabs`, whose controllers come when they are needed.
//
// The header of UIKit says of `tabs`: "Once set, `UITabBarController.viewControllers` and related properties and methods will not
// be called", and of `UITab.viewController` that reading it creates the controller (UITabBarController.h and UITab.h, as quoted in
// github.com/madsmtm/objc2-generated, UIKit/UITabBarController.rs and UITab.rs). Nothing tells if a tab has created its controller,
// so the children of the tab bar controller and their `tab` do.
@available(iOS 18, *)
extension TabBarAdapter {
  /// A Boolean value that indicates whether the app has set tabs and not a list of controllers.
  var usesTabs: Bool {
    if controller.tabs.isEmpty { return false }
    let children = controller.children
    return children.isEmpty || children.contains { tab(of: $0) != nil }
  }

  /// The controllers that exist, in the order of the tabs.
  var createdControllers: [UIViewController] {
    var created = controller.tabs.compactMap { child(of: $0) }
    if let selected = controller.selectedViewController, !created.containsInstance(selected) {
      created.append(selected)
    }
    return created
  }

  /// Selects the tab of a controller.
  ///
  /// - Returns: `false` if the controller has no tab.
  func select(_ viewController: UIViewController) -> Bool {
    guard let tab = tab(of: viewController) else { return false }
    var innermost = tab
    while let child = (innermost as? UITabGroup)?.selectedChild { innermost = child }
    controller.selectedTab = innermost
    return true
  }

  /// Replaces the tabs of controllers that exist, and keeps the tabs that have created none.
  ///
  /// A controller that no tab has created gets one, after the tab of the controller before it.
  func setTabs(of viewControllers: [UIViewController], animated: Bool) {
    var kept = viewControllers.compactMap { tab(of: $0) }
    var tabs: [UITab] = []
    for tab in controller.tabs {
      if child(of: tab) == nil {
        tabs.append(tab)
      } else if !kept.isEmpty {
        // The controllers may have changed places.
        tabs.append(kept.removeFirst())
      }
    }
    var added: [(tab: UITab, controller: UIViewController)] = []
    for (index, viewController) in viewControllers.enumerated() where tab(of: viewController) == nil {
      let before = index == 0 ? nil : viewControllers[index - 1]
      let position = before.flatMap { before in
        let neighbour = tab(of: before) ?? added.first { $0.controller === before }?.tab
        return tabs.firstIndex { $0 === neighbour }
      }
      let isLast = index == viewControllers.count - 1 && index > 0
      let new = newTab(for: viewController, besides: tabs)
      added.append((new, viewController))
      tabs.insert(new, at: isLast ? tabs.count : position.map { $0 + 1 } ?? 0)
    }
    controller.setTabs(tabs, animated: animated)
    // Finders look for the new controllers among the children.
    for (tab, _) in added { _ = tab.viewController }
  }

  /// The tabs and the selected one.
  var tabArrangement: ContainerArrangement {
    let controller = controller
    let tabs = controller.tabs
    let selected = controller.selectedTab
    return ContainerArrangement(includesChildren: true) {
      controller.tabs.elementsEqual(tabs, by: ===) && controller.selectedTab === selected
    } restore: {
      if !controller.tabs.elementsEqual(tabs, by: ===) { controller.setTabs(tabs, animated: false) }
      if controller.selectedTab !== selected { controller.selectedTab = selected }
    }
  }

  /// Returns the tab outside every group whose controller is a child.
  func tab(of viewController: UIViewController) -> UITab? {
    controller.tabs.first { isController(viewController, of: $0) }
  }

  private func child(of tab: UITab) -> UIViewController? {
    controller.children.first { isController($0, of: tab) }
  }

  private func isController(_ viewController: UIViewController, of tab: UITab) -> Bool {
    if let tabOfController = viewController.tab { return tabOfController === tab }
    return (tab as? UITabGroup)?.managingNavigationController === viewController
  }

  private func newTab(for viewController: UIViewController, besides tabs: [UITab]) -> UITab {
    let item = viewController.tabBarItem
    let taken = Set((controller.tabs + tabs).map(\.identifier))
    var number = controller.tabs.count
    while taken.contains("tab \(number)") { number += 1 }
    let tab = UITab(
      title: item?.title ?? viewController.title ?? "", image: item?.image, identifier: "tab \(number)"
    ) { _ in viewController }
    tab.badgeValue = item?.badgeValue
    return tab
  }
}
