// Sources: developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar (a group makes a sidebar, which is
// there in a landscape window and hidden in an upright one), and the headers of UITab and UITabBarController, as objc2 quotes them
// (github.com/madsmtm/objc2-generated), for the placements and the tabs in a compact width.
extension UITabBarController {
  /// The list of all tabs at the side of a wide window.
  @MainActor
  public final class Sidebar: NSObject {
    weak var tabs: UITabBarController?
    private var hidden: Bool?
    /// The place of the list beside or above the content, without an effect.
    public var preferredLayout = Layout.automatic

    init(of tabs: UITabBarController) { self.tabs = tabs }

    /// A Boolean value that indicates whether the list is hidden, as it is in an upright window unless the app shows it.
    ///
    /// Changing it selects no other tab.
    public var isHidden: Bool {
      get { hidden ?? !(tabs?.loadedView?.enclosingWindow.map { $0.frame.width > $0.frame.height } ?? false) }
      set { hidden = newValue }
    }
  }

  /// A Boolean value that indicates whether the list at the side is on screen in place of the bar.
  final var showsSidebar: Bool {
    guard loadedView?.enclosingWindow?.horizontalSizeClass == .regular, !tabStorage.isEmpty else { return false }
    return (mode == .tabSidebar || mode == .automatic && tabStorage.contains { $0 is UITabGroup }) && !sidebar.isHidden
  }

  /// The tabs that the user can reach: all tabs in the list at the side, also in groups, or the tabs of the bar.
  final var tabsInReach: [UITab] { showsSidebar ? tabStorage.flatMap(\.listed) : tabsInBar }

  /// The tabs that the bar shows.
  final var tabsInBar: [UITab] {
    let compact = loadedView?.enclosingWindow?.horizontalSizeClass == .compact ? compactTabIdentifiers : nil
    let tabs = tabStorage.filter { tab in
      !tab.isHidden && tab.preferredPlacement != .sidebarOnly && compact?.contains(tab.identifier) != false
    }
    return tabs.filter { $0.preferredPlacement != .pinned } + tabs.filter { $0.preferredPlacement == .pinned }
  }
}

extension UITab {
  /// The tab and those inside, as the list at the side has them.
  fileprivate final var listed: [UITab] {
    isHidden ? [] : [self] + ((self as? UITabGroup)?.displayOrder.flatMap(\.listed) ?? [])
  }
}
