/// The rendering of containers' bars as lines of text.
@MainActor
enum BarRendering {
  private static let edge = "----"

  /// Returns the navigation bar with its lower edge, or no lines if the bar is hidden.
  static func bar(of navigation: UINavigationController) -> [String] {
    guard !navigation.isNavigationBarHidden, let top = navigation.childList.last else { return [] }
    let item = top.navigationItemStorage
    var parts: [String] = []
    if navigation.hasBackButton { parts.append("[‹ \(backTitle(of: navigation))]") }
    parts += (item?.leftBarButtonItems ?? []).compactMap(button)
    let title = SeenText.line(item == nil ? top.titleStorage ?? "" : item?.title ?? "")
    if !title.isEmpty { parts.append(title) }
    // The first item on the right is the outermost.
    parts += (item?.rightBarButtonItems ?? []).reversed().compactMap(button)
    let lines = SeenText.lines(item?.prompt) + (parts.isEmpty ? [] : [parts.joined(separator: " ")])
    return lines.isEmpty ? [] : lines + [edge]
  }

  /// Returns the tab bar with its upper edge, or no lines if the bar is hidden.
  static func tabs(of tabs: UITabBarController) -> [String] {
    guard !tabs.isTabBarHidden, !tabs.childList.isEmpty else { return [] }
    let titles = tabs.childList.map { controller in
      let title = SeenText.line(controller.titleOfTab ?? "")
      let badge = controller.tabBarItemStorage?.badgeValue.map { " (\(SeenText.line($0)))" } ?? ""
      return controller === tabs.selected ? "*\(title)*\(badge)" : title + badge
    }
    return [edge, titles.joined(separator: " | ")]
  }

  private static func backTitle(of navigation: UINavigationController) -> String {
    let below = navigation.childList.dropLast().last
    let item = below?.navigationItemStorage
    let title = item?.backButtonTitle ?? item?.title ?? below?.titleStorage ?? ""
    return title.isEmpty ? "Back" : SeenText.line(title)
  }

  private static func button(_ item: UIBarButtonItem) -> String? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
    let title = item.title ?? item.accessibilityLabel ?? item.image?.name ?? ""
    return "[\(SeenText.line(title))]\(item.isEnabled ? "" : " (disabled)")"
  }
}
