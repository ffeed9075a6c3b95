extension UITabBarController {
  final func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    let old = shownTab
    selected = controller
    moveToMore(controller)
    let new = shownTab
    if new !== old { showTab(new, instead: old) }
  }

  /// Shows another tab with the modals over its context, and hides the old tab with its own.
  final func showTab(_ new: UIViewController?, instead old: UIViewController?) {
    old?.hideModals()
    exchangeVisibleChild(old, for: new, newIsFirst: true)
    guard appearance == .appeared, new === shownTab, let window = loadedView?.enclosingWindow else { return }
    new?.showModals(in: window)
  }

  /// Replaces the tabs.
  ///
  /// - Parameters:
  ///   - new: The controllers of the new tabs.
  ///   - released: A child that is already leaving. Its own `removeFromParent` makes its callbacks.
  ///   - preferred: The child to select if the selected one leaves, or `nil` for the child at its index.
  final func replaceTabs(
    with new: [UIViewController], releasing released: UIViewController? = nil,
    preferring preferred: UIViewController? = nil
  ) {
    prepareMore(for: new)
    for controller in new {
      if controller.flags.contains(.marked) {
        raise("UITabBarController cannot hold the same view controller twice (\(describe(controller)))")
      }
      controller.flags.insert(.marked)
    }
    let oldIndex = childList.firstIndex { $0 === selected } ?? NSNotFound
    let leaving = childList.filter { !$0.flags.contains(.marked) && $0 !== released }
    for controller in new { controller.flags.remove(.marked) }
    let arriving = new.filter { $0.parentReference !== self && $0 !== more?.displayed }
    for controller in leaving { controller.beginMovingFromParent() }
    for controller in arriving { controller.beginMoving(toParent: self) }
    childList = new
    reselect(previousIndex: oldIndex, preferring: preferred)
    for controller in leaving { controller.endMovingFromParent(self) }
    for controller in arriving { controller.endMoving(toParent: self) }
    updateMore()
  }

  private func reselect(previousIndex: Int, preferring preferred: UIViewController?) {
    if let selected, childList.contains(where: { $0 === selected }) { return }
    if let selected, selected === more, hasMore { return }
    let old = shownTab
    selected = childList.indices.contains(previousIndex) ? childList[previousIndex] : childList.first
    if let preferred { selected = preferred }
    moveToMore(selected)
    showTab(shownTab, instead: old)
  }

  /// Replaces the tabs.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    let oldRoot = chosenTab?.root
    let oldIndex = tabStorage.firstIndex { $0 === oldRoot } ?? 0
    for tab in tabStorage where !tabs.contains(tab) { tab.owner = nil }
    tabStorage = tabs
    for tab in tabs { tab.owner = self }
    hasTabs = true
    if oldRoot == nil || !tabs.contains(where: { $0 === oldRoot }) {
      chosenTab = (tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first)?.tabToSelect
      chosenTab?.choose()
    }
    let shown = chosenTab?.root.shownController
    let free = tabs.compactMap(\.createdController).filter {
      $0 === shown || $0.parentReference == nil || $0.parentReference === self
    }
    replaceTabs(with: free, preferring: shown)
  }

  /// Forgets the tabs, because a list of controllers takes their place.
  final func forgetTabs() {
    guard !tabStorage.isEmpty else { return }
    for tab in tabStorage { tab.owner = nil }
    tabStorage = []
    chosenTab = nil
  }

  // Source: the header of UITabBarController describes didSelectTab for a selection by the user.
  /// Selects a tab, whose controller is created if it does not exist.
  final func select(_ tab: UITab, byUser: Bool = false) {
    guard tab.tabBarController === self else { return }
    let previous = chosenTab
    let new = tab.tabToSelect
    chosenTab = new
    new.choose()
    if let controller = new.root.shownController {
      takeChild(controller)
      select(controller)
    }
    if new !== previous, byUser || HeadlessSystem.contested.contains(.selectionsByCodeAreTold) {
      delegateReference?.tabBarController(self, didSelectTab: new, previousTab: previous)
    }
    if new !== previous { (new as? UISearchTab)?.beginSearch(after: previous) }
  }

  /// Selects a tab as a tap does.
  ///
  /// - Returns: `true` if the delegate allowed the selection.
  final func selectByTap(_ tab: UITab) -> Bool {
    if let delegate = delegateReference, !delegate.tabBarController(self, shouldSelectTab: tab) { return false }
    tabBar(tabBar, didSelect: tab.item)
    if tab === (showsSidebar ? chosenTab : chosenTab?.root) {
      (selected as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(tab, byUser: true)
    }
    return true
  }

  /// Makes a controller that a tab has created a child, in the order of the tabs.
  final func takeChild(_ controller: UIViewController) {
    // The first controller is taken when the tabs are replaced.
    guard controller.parentReference !== self, selected != nil else { return }
    let children = tabStorage.compactMap(\.createdController)
    replaceTabs(
      with: children.filter { child in child === controller || childList.contains { $0 === child } },
      preferring: controller)
  }

  /// Removes a child that leaves by itself, and shows another tab if it was selected.
  final func releaseTab(_ child: UIViewController) {
    removeFromChildList(child)
    guard child === selected else { return }
    let next = tabStorage.first { $0.createdController !== child && !$0.isHidden }
    if let next { return select(next) }
    selected = nil
    chosenTab = nil
    exchangeVisibleChild(child, for: nil)
  }
}
