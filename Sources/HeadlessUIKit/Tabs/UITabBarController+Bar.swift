extension UITabBarController: UserContainer {
  /// A Boolean value that indicates whether code or the visible controller hides the tab bar.
  final var hidesBar: Bool { bar?.hidden == true || isTabBarHiddenByPush }

  /// A Boolean value that indicates whether a controller on the visible stack hides the tab bar.
  final var isTabBarHiddenByPush: Bool {
    guard let navigation = shownTab as? UINavigationController else { return false }
    return navigation.childList.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Selects a tab as a tap does.
  ///
  /// - Returns: `true` if the delegate allowed the selection.
  final func selectByTap(_ controller: UIViewController) -> Bool {
    if let delegate = delegateReference, !delegate.tabBarController(self, shouldSelect: controller) { return false }
    tabBar(tabBar, didSelect: controller.tabBarItemOrNew())
    if controller === shownTab {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegateReference?.tabBarController(self, didSelect: controller)
    return true
  }

  /// A Boolean value that indicates whether the tab bar is on screen.
  package final var showsTabBar: Bool { (!hidesBar || showsSidebar) && !childList.isEmpty }

  /// The tabs of the bar.
  package final var tabsOnScreen: [TabOnScreen] {
    if tabStorage.isEmpty {
      return tabsInBarAndMore.map { controller in
        let item = controller.tabBarItemStorage
        return TabOnScreen(
          title: controller.titleOfTab?.onOneLine, badge: item?.badgeValue, isSelected: controller === shownTab,
          isEnabled: item?.isEnabled ?? true
        ) { [self] in selectByTap(controller) }
      }
    }
    let selected = showsSidebar ? chosenTab : chosenTab?.root
    return tabsInReach.map { tab in
      TabOnScreen(
        title: tab.title.onOneLine, badge: tab.badgeValue, isSelected: tab === selected, isEnabled: tab.isEnabled
      ) { [self] in selectByTap(tab) }
    }
  }

  /// The taps on the tabs.
  final var gestures: [ContainerGesture] {
    guard !hidesBar || showsSidebar else { return [] }
    return tabsOnScreen.filter(\.isEnabled).compactMap { tab in
      tab.title.map { ContainerGesture(kind: .tab, text: "tap tab \"\($0)\"", title: $0) { _ in tab.tap() } }
    }
  }

  /// The tab bar with its upper edge, or no lines if the bar is hidden.
  final var renderedFooter: [String] {
    guard showsTabBar else { return [] }
    let titles = tabsOnScreen.map { tab in
      let title = SeenText.line(tab.title ?? "")
      let badge = tab.badge.map { " (\(SeenText.line($0)))" } ?? ""
      return tab.isSelected ? "*\(title)*\(badge)" : title + badge
    }
    return [SeenText.edge, titles.joined(separator: " | ")]
  }

  // MARK: The tabs that have no room

  // These are the tabs from the fifth on in the bar of a compact window, if there are more than five.
  //
  // Sources: the pages of `viewControllers`, `selectedIndex`, `selectedViewController` and `moreNavigationController` at
  // developer.apple.com/documentation/uikit/uitabbarcontroller, and those that MoreNavigationController names. A list of `UITab` has
  // no such controller here, because no source tells of it.

  /// The number of tabs that have room besides the tab More.
  private static let roomBesidesMore = 4

  /// A Boolean value that indicates whether the bar has a tab More.
  final var hasMore: Bool { more?.parentReference === self }

  /// The child that is on screen: the selected controller, or the navigation controller that has its screens.
  final var shownTab: UIViewController? {
    guard let more, hasMore, let selected, selected === more.displayed else { return selected }
    return more
  }

  /// The controllers of the tabs in the bar, with the controller of More if there is one.
  final var tabsInBarAndMore: [UIViewController] {
    guard let more, hasMore else { return childList }
    return childList.prefix(Self.roomBesidesMore) + [more]
  }

  /// The controllers that are reached through More.
  final var tabsInMore: [UIViewController] { hasMore ? Array(childList.dropFirst(Self.roomBesidesMore)) : [] }

  /// Adds or removes the tab More according to the width of the window and the number of tabs.
  final func updateMore() {
    let isCompact = loadedView?.enclosingWindow.map { $0.horizontalSizeClass == .compact } ?? hasMore
    let needsMore = isCompact && tabStorage.isEmpty && childList.count > Self.roomBesidesMore + 1
    if needsMore, !hasMore { addMore() }
    if !needsMore, hasMore { removeMore() }
  }

  /// Prepares More for another list of tabs.
  final func prepareMore(for new: [UIViewController]) {
    guard let more, hasMore else { return }
    let place = new.firstIndex { $0 === more.displayed }
    let keepsDisplayed = more.displayed == nil || place.map { $0 >= Self.roomBesidesMore } ?? false
    if new.count <= Self.roomBesidesMore + 1 || !keepsDisplayed { removeMore() }
  }

  /// Moves the screens of a selected tab to More if its place is there.
  final func moveToMore(_ controller: UIViewController?, animated: Bool = false) {
    guard let more, let controller, tabsInMore.contains(where: { $0 === controller }) else { return }
    more.display(controller, animated: animated)
  }

  /// Selects the navigation controller of More as it is.
  final func selectMore() {
    guard let more, shownTab !== more else { return }
    let old = shownTab
    selected = more.displayed ?? more
    showTab(more, instead: old)
  }

  private func addMore() {
    let more = moreOrNew
    more.beginMoving(toParent: self)
    more.endMoving(toParent: self)
    guard let selected, tabsInMore.contains(where: { $0 === selected }) else { return }
    exchangeVisibleChild(selected, for: nil)
    more.display(selected, animated: false)
    exchangeVisibleChild(nil, for: more)
  }

  private func removeMore() {
    guard let more else { return }
    let wasShown = shownTab === more
    if wasShown { exchangeVisibleChild(more, for: nil) }
    more.empty()
    more.beginMovingFromParent()
    more.endMovingFromParent(self)
    if selected === more { selected = childList.first }
    if wasShown { exchangeVisibleChild(nil, for: selected) }
  }
}

/// A tab as a tab bar shows it.
@MainActor
package struct TabOnScreen {
  /// The title in one line.
  package let title: String?
  /// The text of the badge.
  package let badge: String?
  package let isSelected: Bool
  package let isEnabled: Bool
  let tap: () -> Bool
}
