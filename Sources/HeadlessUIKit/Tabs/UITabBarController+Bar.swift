extension UITabBarController {
  /// A Boolean value that indicates whether the visible controller hides the tab bar.
  final var isTabBarHidden: Bool {
    if let bar, bar.hidden { return true }
    guard let navigation = shownTab as? UINavigationController else { return false }
    return navigation.childList.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Selects a tab as a tap does.
  ///
  /// - Returns: `true` if the delegate allowed the selection.
  final func selectByTap(_ controller: UIViewController) -> Bool {
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return false }
    tabBar(tabBar, didSelect: controller.tabBarItemOrNew())
    if controller === shownTab {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// A Boolean value that indicates whether the tab bar is on screen.
  package final var showsTabBar: Bool { !isTabBarHidden && !childList.isEmpty }

  /// The tabs of the bar.
  package final var tabsOnScreen: [TabOnScreen] {
    if tabStorage.isEmpty {
      return tabsInBarAndMore.map { controller in
        let item = controller.tabBarItemStorage
        return TabOnScreen(
          title: controller.titleOfTab, badge: item?.badgeValue, isSelected: controller === shownTab,
          isEnabled: item?.isEnabled ?? true
        ) { [self] in selectByTap(controller) }
      }
    }
    return tabsInBar.map { tab in
      TabOnScreen(
        title: tab.title, badge: tab.badgeValue, isSelected: tab === chosenTab?.root, isEnabled: tab.isEnabled
      ) { [self] in selectByTap(tab) }
    }
  }

  /// The taps on the tabs.
  final var barGestures: [ContainerGesture] {
    guard !isTabBarHidden else { return [] }
    return tabsOnScreen.filter(\.isEnabled).compactMap { tab in
      tab.title.map { ContainerGesture(kind: .tab, text: "tap tab \"\($0)\"", title: $0) { _ in tab.tap() } }
    }
  }

  /// The tab bar with its upper edge, or no lines if the bar is hidden.
  final var renderedBar: [String] {
    guard showsTabBar else { return [] }
    let titles = tabsOnScreen.map { tab in
      let title = SeenText.line(tab.title ?? "")
      let badge = tab.badge.map { " (\(SeenText.line($0)))" } ?? ""
      return tab.isSelected ? "*\(title)*\(badge)" : title + badge
    }
    return [SeenText.edge, titles.joined(separator: " | ")]
  }
}

/// A tab as a tab bar shows it.
@MainActor
package struct TabOnScreen {
  package let title: String?
  /// The text of the badge.
  package let badge: String?
  package let isSelected: Bool
  package let isEnabled: Bool
  let tap: () -> Bool
}
