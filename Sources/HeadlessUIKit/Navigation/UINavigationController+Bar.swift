extension UINavigationController: UserContainer {
  /// A Boolean value that indicates whether one of the recognisers of the swipe back is enabled.
  private final var allowsBackSwipe: Bool {
    [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].contains { $0?.isEnabled ?? false }
  }

  /// A Boolean value that indicates whether the bar, if it is visible, has a back button.
  ///
  /// If there is a controller below, it also has a back swipe.
  final var hasBackButton: Bool {
    let item = childList.last?.navigationItemStorage
    // Source: developer.apple.com/documentation/uikit/uinavigationitem/backaction: no button is made in the style of an editor.
    guard childList.count > 1 || item?.backAction != nil && item?.style != .editor else { return false }
    guard let item else { return true }
    if item.hidesBackButton { return false }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }

  /// The gestures of the bars: their buttons, and the way back.
  final var gestures: [ContainerGesture] { navigationBarGestures + taps(on: toolbarButtons) }

  private var navigationBarGestures: [ContainerGesture] {
    guard !isNavigationBarHidden else { return [] }
    let item = childList.last?.navigationItemStorage
    let taps = taps(on: (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []))
    guard hasBackButton else { return taps }
    return taps + [back] + (childList.count > 1 && allowsBackSwipe ? [backSwipe] : []) + backMenu
  }

  /// The buttons of the toolbar if it is visible.
  // Sources: developer.apple.com/documentation/uikit/uinavigationcontroller/toolbar and …/uiviewcontroller/toolbaritems.
  private var toolbarButtons: [UIBarButtonItem] {
    guard !isToolbarHidden, let top = childList.last, !top.hidesBottomBarWhenPushed else { return [] }
    return top.toolbarItems ?? []
  }

  /// The toolbar with its upper edge, or no lines if it has no buttons.
  final var renderedFooter: [String] {
    let buttons = toolbarButtons.compactMap(rendered)
    return buttons.isEmpty ? [] : [SeenText.edge, buttons.joined(separator: " ")]
  }

  private func taps(on buttons: [UIBarButtonItem]) -> [ContainerGesture] {
    buttons.filter(\.isEnabled).compactMap { button in
      button.tappedTitle.map { title in
        var gesture = ContainerGesture(kind: .barButton, text: "tap bar button \"\(title)\"", title: title) { _ in
          button.tap()
          return true
        }
        gesture.menu = button.customView == nil ? button.menu : (button.customView as? UIButton)?.menu
        gesture.sender = button.customView ?? button
        return gesture
      }
    }
  }

  // Source: developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:shouldpop:); a stack is the delegate of its bar.
  /// Asks a stack whose class is a delegate of bars if the back button may pop the top item.
  private var barMayPop: Bool {
    guard let delegate = self as? any UINavigationBarDelegate, let item = childList.last?.navigationItem else {
      return true
    }
    return delegate.navigationBar(navigationBar, shouldPop: item)
  }

  private var back: ContainerGesture {
    ContainerGesture(kind: .movement, text: ContainerGesture.back) { [self] _ in
      guard let action = childList.last?.navigationItemStorage?.backAction else {
        return barMayPop && popViewController(animated: true) != nil
      }
      action.trigger(sender: nil)
      return true
    }
  }

  /// The entries of the menu that a long press on the back button opens: the controllers below, the nearest first.
  ///
  /// An entry pops to its controller and asks nothing: an action of the item replaces the tap alone.
  // Sources: sarunw.com/posts/what-should-you-know-about-navigation-history-stack-in-ios14 (the titles are those of the back
  // buttons), github.com/wikimedia/wikipedia-ios/pull/3640 (the bar's delegate is not asked).
  private var backMenu: [ContainerGesture] {
    var counts: [String: Int] = [:]
    return childList.dropLast().indices.reversed().map { index in
      let title = SeenText.line(childList[index].titleOfWayBack.onOneLine)
      counts[title, default: 0] += 1
      let name = counts[title] == 1 ? title : "\(title) #\(counts[title, default: 0])"
      var entry = ContainerGesture(kind: .movement, text: ContainerGesture.back(to: name)) { [self] _ in
        popToViewController(childList[index], animated: true) != nil
      }
      entry.isListed = index < childList.count - 2 || childList.last?.navigationItemStorage?.backAction != nil
      return entry
    }
  }

  private var backSwipe: ContainerGesture {
    ContainerGesture(kind: .movement, text: ContainerGesture.backSwipe) { [self] completing in
      guard childList.last?.zoomMayDismiss ?? true else { return false }
      _ = pop(to: childList.count - 2, animated: true, isCompleted: completing)
      return completing
    }
  }

  /// The bar with its lower edge, or no lines if the bar is hidden.
  final var renderedHeader: [String] {
    guard !isNavigationBarHidden, let top = childList.last else { return [] }
    let item = top.navigationItemStorage
    var parts: [String] = []
    if hasBackButton { parts.append("[\(["‹", renderedBackTitle].filter { !$0.isEmpty }.joined(separator: " "))]") }
    parts += (item?.leftBarButtonItems ?? []).compactMap(rendered)
    let title = SeenText.line(item == nil ? top.titleStorage ?? "" : item?.title ?? "")
    if let view = item?.titleView {
      parts += ViewRendering.lines(of: view)
    } else if !title.isEmpty {
      parts.append(title)
      let subtitle = item?.subtitleView.map(ViewRendering.lines(of:)) ?? SeenText.lines(item?.subtitle)
      if HeadlessSystem.version >= 26 { parts += subtitle }
    }
    // The first item on the right is the outermost.
    parts += (item?.rightBarButtonItems ?? []).reversed().compactMap(rendered)
    let search = item?.searchController.map { ViewRendering.lines(of: $0.searchBar) } ?? []
    let lines = SeenText.lines(item?.prompt) + (parts.isEmpty ? [] : [parts.joined(separator: " ")]) + search
    return lines.isEmpty ? [] : lines + [SeenText.edge]
  }

  private var renderedBackTitle: String {
    if childList.last?.navigationItemStorage?.style == .editor { return "" }
    if let below = childList.dropLast().last { return SeenText.line(below.titleOfWayBack) }
    let title = childList.last?.navigationItemStorage?.backAction?.title ?? ""
    return title.isEmpty ? "Back" : SeenText.line(title)
  }

  private func rendered(_ item: UIBarButtonItem) -> String? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace || item.isHidden { return nil }
    if let view = item.customView { return ViewRendering.lines(of: view).joined(separator: " ") }
    let title = item.title ?? item.accessibilityLabel ?? item.image?.name ?? ""
    return "[\(SeenText.line(title))]\(item.isEnabled ? "" : " (disabled)")"
  }
}

extension UIViewController {
  /// The title of the back button that leads to the controller.
  final var titleOfWayBack: String {
    let item = navigationItemStorage
    let title = item?.backBarButtonItem?.title ?? item?.backButtonTitle ?? item?.title ?? titleStorage ?? ""
    return title.isEmpty ? "Back" : title
  }

  /// Takes all controllers out of the stack and leaves it empty, or returns the controller itself if it is no stack.
  final func moveOut() -> [UIViewController] {
    guard let stack = self as? UINavigationController else { return [self] }
    let moved = stack.viewControllers
    stack.viewControllers = []
    return moved
  }
}

extension ContainerGesture {
  static let back = "go back"
  static let backSwipe = "swipe back"
  static func back(to title: String) -> String { "go back to \"\(title)\"" }
}
