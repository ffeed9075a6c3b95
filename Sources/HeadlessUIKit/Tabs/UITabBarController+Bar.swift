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

  /// The taps on the tabs.
  final var barGestures: [ContainerGesture] {
    guard !isTabBarHidden else { return [] }
    if !tabStorage.isEmpty {
      return tabsInBar.filter(\.isEnabled).map { tab in
        ContainerGesture(.tab, "tap tab \"\(tab.title)\"", title: tab.title) { [self] _ in selectByTap(tab) }
      }
    }
    return tabsInBarAndMore.compactMap { controller in
      guard controller.tabBarItemStorage?.isEnabled ?? true else { return nil }
      return controller.titleOfTab.map { title in
        ContainerGesture(.tab, "tap tab \"\(title)\"", title: title) { [self] _ in selectByTap(controller) }
      }
    }
  }

  /// The tab bar with its upper edge, or no lines if the bar is hidden.
  final var renderedBar: [String] {
    guard !isTabBarHidden, !childList.isEmpty else { return [] }
    if !tabStorage.isEmpty { return [SeenText.edge, tabsInBar.map(renderedTab).joined(separator: " | ")] }
    let titles = tabsInBarAndMore.map { controller in
      let title = SeenText.line(controller.titleOfTab ?? "")
      let badge = controller.tabBarItemStorage?.badgeValue.map { " (\(SeenText.line($0)))" } ?? ""
      return controller === shownTab ? "*\(title)*\(badge)" : title + badge
    }
    return [SeenText.edge, titles.joined(separator: " | ")]
  }

  private func renderedTab(_ tab: UITab) -> String {
    let title = SeenText.line(tab.title)
    let badge = tab.badgeValue.map { " (\(SeenText.line($0)))" } ?? ""
    return tab === chosenTab?.root ? "*\(title)*\(badge)" : title + badge
  }
}
