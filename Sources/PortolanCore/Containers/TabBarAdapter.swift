/// An adapter of a tab bar controller that shows the selected tab.
///
/// Selecting another tab removes none. If the app has set `tabs`, the children are the controllers that exist: a tab creates its
/// controller when it is selected, and a search creates none.
struct TabBarAdapter: BuiltInAdapter {
  let controller: UITabBarController

  var hasSelection: Bool { true }

  var containedViewControllers: [UIViewController] {
    if #available(iOS 18, *), usesTabs { return createdControllers }
    return controller.childrenOfTabs
  }

  var visibleViewControllers: [UIViewController] {
    if let shown = controller.shownChildOfTabs { return [shown] }
    return []
  }

  /// Returns `true` for the selected controller too, whose screens may be in More.
  func isVisible(_ viewController: UIViewController) -> Bool {
    controller.shownChildOfTabs === viewController || controller.selectedViewController === viewController
  }

  func show(_ viewController: UIViewController, animated: Bool) -> UIViewController? {
    if #available(iOS 18, *), usesTabs, let tab = tab(of: viewController) {
      controller.selectedTab = innermost(tab)
      return nil
    }
    controller.selectedViewController = viewController
    return controllerInTransition(for: [])
  }

  func set(_ viewControllers: [UIViewController], animated: Bool) {
    if #available(iOS 18, *), usesTabs { return setTabs(of: viewControllers, animated: animated) }
    controller.setViewControllers(tabs(for: viewControllers), animated: animated)
  }

  /// The tabs and the selected tab, or `nil` if the app has set a list of controllers.
  var arrangement: ContainerArrangement? {
    if #available(iOS 18, *), usesTabs { return tabArrangement }
    return controller.hasMore ? moreArrangement : nil
  }

  func controllerInTransition(for viewControllers: [UIViewController]) -> UIViewController? {
    controller.hasMore ? controller.moreNavigationController : nil
  }
}

// More than five tabs in a compact window: some are reached through `moreNavigationController`, which UIKit makes a child. While it
// has the screens of a tab, the tab's own controller is no child, and a navigation controller is empty.
extension TabBarAdapter {
  /// The controllers for the tabs; the controller whose screens are in More keeps its place.
  private func tabs(for children: [UIViewController]) -> [UIViewController] {
    guard controller.hasMore, children.containsInstance(controller.moreNavigationController) else { return children }
    var tabs = children.without(controller.moreNavigationController)
    for (index, tab) in (controller.viewControllers ?? []).enumerated() where tab.parent !== controller {
      if !tabs.containsInstance(tab) { tabs.insert(tab, at: min(index, tabs.count)) }
    }
    return tabs
  }

  /// The selected controller, and the controller whose screens are in More.
  private var moreArrangement: ContainerArrangement {
    let controller = controller
    let selected = controller.selectedViewController
    let displayed = tabInMore
    return ContainerArrangement(comesFirst: true) {
      controller.selectedViewController === selected && tabInMore === displayed
    } restore: {
      // The screens of another tab go back to it. If there was none in More, the lists of the stacks are restored.
      if let displayed, displayed !== tabInMore { controller.selectedViewController = displayed }
      if controller.selectedViewController !== selected { controller.selectedViewController = selected }
    }
  }

  /// The controller whose screens are in More.
  private var tabInMore: UIViewController? { controller.viewControllers?.first { $0.parent !== controller } }
}

extension UITabBarController: ContainerViewController {
  /// The adapter of the tab bar controller.
  public var containerAdapter: any ContainerAdapter { TabBarAdapter(controller: self) }

  /// Returns the identifier of the tab that has created a child, or of the selected one in the group that shows it; `nil` if there is none.
  package func tabIdentifier(of viewController: UIViewController) -> String? {
    let adapter = TabBarAdapter(controller: self)
    guard #available(iOS 18, *), adapter.usesTabs, let tab = adapter.tab(of: viewController) else { return nil }
    return (tab === selectedTab ? tab : adapter.innermost(tab)).identifier
  }

  /// Lets a tab, also one in a group, create its controller, and makes that a child.
  package func createController(ofTab identifier: String) {
    guard #available(iOS 18, *), TabBarAdapter(controller: self).usesTabs,
      let tab = tab(forIdentifier: identifier), tab.viewController?.parent == nil
    else { return }
    // The selection makes the controller a child. The stored state selects its own tab afterwards.
    selectedTab = tab
  }
}

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

  /// Returns the selected tab in a group, at any depth, or the tab itself.
  func innermost(_ tab: UITab) -> UITab { (tab as? UITabGroup)?.selectedChild.map { innermost($0) } ?? tab }

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

  /// The tabs, the selected tab, and the tab that each group shows when it is selected.
  var tabArrangement: ContainerArrangement {
    let controller = controller
    let tabs = controller.tabs
    let selected = controller.selectedTab
    let shown = groups(in: tabs).map { (group: $0, child: $0.selectedChild) }
    return ContainerArrangement(includesChildren: true) {
      controller.tabs.elementsEqual(tabs, by: ===) && controller.selectedTab === selected
    } restore: {
      if !controller.tabs.elementsEqual(tabs, by: ===) { controller.setTabs(tabs, animated: false) }
      if controller.selectedTab !== selected { controller.selectedTab = selected }
      for (group, child) in shown where group.selectedChild !== child { group.selectedChild = child }
    }
  }

  /// Returns the groups among tabs, at any depth.
  private func groups(in tabs: [UITab]) -> [UITabGroup] {
    var groups: [UITabGroup] = []
    for case let group as UITabGroup in tabs { groups += [group] + self.groups(in: group.children) }
    return groups
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
    let taken = Set(tabs.map(\.identifier))
    var number = controller.tabs.count
    while taken.contains("tab \(number)") || controller.tab(forIdentifier: "tab \(number)") != nil { number += 1 }
    let tab = UITab(
      title: item?.title ?? viewController.title ?? "", image: item?.image, identifier: "tab \(number)"
    ) { _ in viewController }
    tab.badgeValue = item?.badgeValue
    return tab
  }
}
