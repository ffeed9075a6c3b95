/// The user in front of a window, whose gestures go the way that UIKit's do.
///
/// Unlike the methods that code calls, gestures ask delegates, respect `isModalInPresentation`, reach only what is on
/// top, and are impossible while a transition runs.
@MainActor
public struct WindowUser {
  let window: UIWindow

  /// Taps the back button of the navigation bar that is on screen.
  ///
  /// - Throws: ``UserGestureError``, if there is no such button.
  public func back() throws {
    let gesture = "go back"
    try requireRest(gesture)
    let navigation = try navigationWithBackButton(for: gesture)
    navigation.popViewController(animated: true)
  }

  /// Swipes from the edge of the screen, as the back button does.
  ///
  /// - Parameter completing: Whether the finger goes far enough; else everything goes back to where it was.
  /// - Throws: ``UserGestureError``, if there is no back button.
  public func swipeBack(completing: Bool = true) throws {
    let gesture = "swipe back"
    try requireRest(gesture)
    try navigationWithBackButton(for: gesture).popInteractively(completing: completing)
  }

  /// Swipes the sheet on top down.
  ///
  /// Where it must not be dismissed its delegate hears of the attempt, and nothing else happens.
  ///
  /// - Parameter completing: Whether the finger goes far enough; else everything goes back to where it was.
  /// - Returns: Whether the sheet was dismissed.
  /// - Throws: ``UserGestureError``, if there is no sheet on top.
  @discardableResult
  public func swipeDown(completing: Bool = true) throws -> Bool {
    let gesture = "swipe down"
    try requireRest(gesture)
    guard let sheet = top, sheet.isSheet else { throw error(gesture, "there is no sheet on top") }
    return sheet.dismissBySwipe(completing: completing)
  }

  /// Taps a tab; tapping the selected one takes its navigation controller back to the root.
  ///
  /// - Parameter title: The title of the tab.
  /// - Returns: Whether the delegate allowed it.
  /// - Throws: ``UserGestureError``, if no tab of that title is on screen.
  @discardableResult
  public func tap(tab title: String) throws -> Bool {
    let gesture = "tap tab \"\(title)\""
    try requireRest(gesture)
    for tabs in visibleControllers.compactMap({ $0 as? UITabBarController }) where !tabs.isTabBarHidden {
      if let controller = tabs.childList.first(where: { $0.titleOfTab == title }) {
        return tabs.selectByTap(controller)
      }
    }
    throw error(gesture, "no such tab is on screen")
  }

  /// Taps a button of the alert on top, which is dismissed before the button's handler is called.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``UserGestureError``, if there is no such button or it is not enabled.
  public func tap(alertAction title: String) throws {
    let gesture = "tap alert action \"\(title)\""
    try requireRest(gesture)
    guard let alert = top as? UIAlertController else { throw error(gesture, "there is no alert on top") }
    guard let action = alert.actions.first(where: { $0.title == title && $0.isEnabled }) else {
      throw error(gesture, "the alert has no such button")
    }
    alert.dismiss(animated: true) { action.handler?(action) }
  }

  /// Taps a button of the navigation bar that is on screen.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``UserGestureError``, if there is no such button or it is not enabled.
  public func tap(barButton title: String) throws {
    let gesture = "tap bar button \"\(title)\""
    try requireRest(gesture)
    guard let button = visibleBarButtons.first(where: { $0.title == title }) else {
      throw error(gesture, "no such button is on screen")
    }
    button.primaryAction?.trigger(sender: button)
  }

  /// Gives the window another width, as by turning the device or sharing the screen; split views follow.
  ///
  /// - Parameter widthClass: The width that the window has from now on.
  public func resize(to widthClass: UIUserInterfaceSizeClass) {
    window.horizontalSizeClass = widthClass
    for case let split as UISplitViewController in visibleControllers { split.followWidthClass() }
  }

  /// Taps whatever has that name: a button of an alert, of the bar, a tab, or what is first among the views.
  ///
  /// A tap turns a switch over, and makes a text field the one that is typed into.
  ///
  /// - Parameter title: The title, or what else the user would call it by.
  /// - Throws: ``UserGestureError``, if nothing on screen has the name, or it cannot be used.
  public func tap(_ title: String) throws {
    let gesture = "tap \"\(title)\""
    try requireRest(gesture)
    if let alert = top as? UIAlertController {
      guard !elements.called(title).isEmpty,
        !alert.actions.contains(where: { $0.title == title })
      else { return try tap(alertAction: title) }
    }
    if visibleBarButtons.contains(where: { $0.title == title }) { return try tap(barButton: title) }
    if tabTitles.contains(title) {
      try tap(tab: title)
      return
    }
    let found = elements.called(title)
    guard let element = found.first(where: { $0.obstacle == nil }) ?? found.first else {
      throw error(gesture, "nothing on screen has that title")
    }
    if let obstacle = element.obstacle { throw error(gesture, obstacle) }
    act(on: element)
  }
}

extension UIWindow {
  /// The user in front of the window.
  public final var user: WindowUser { WindowUser(window: self) }
}
