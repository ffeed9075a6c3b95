// The tabs that have no room in the bar of a compact window: those from the fifth on, if there are more than five.
//
// Sources: the pages of `viewControllers`, `selectedIndex`, `selectedViewController` and `moreNavigationController` at
// developer.apple.com/documentation/uikit/uitabbarcontroller, and those that MoreNavigationController names. A list of `UITab` has
// no such controller here, because no source tells of it.
extension UITabBarController {
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
    let isCompact = loadedView?.window.map { $0.horizontalSizeClass == .compact } ?? hasMore
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
    exchangeVisibleChild(old, for: more, newIsFirst: true)
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
