/// The user of a window, whose gestures take the same path as in UIKit.
///
/// Unlike calls from code, gestures ask delegates, respect `isModalInPresentation`, reach only the topmost controllers,
/// and are impossible while a transition is running.
@MainActor
public struct WindowUser {
  let window: UIWindow

  /// Taps the back button of the navigation bar that is on screen.
  ///
  /// From iOS 26 on, the button does not wait for a push or pop that is running, but ends it.
  ///
  /// - Throws: ``UserGestureError`` if there is no such button.
  public func back() throws {
    for case let stack as UINavigationController in visibleControllers { _ = stack.transitionBeforePop }
    try perform(ContainerGesture.back)
  }

  /// Chooses a screen in the menu that a long press on the back button opens, and pops all screens above it at once.
  ///
  /// ```swift
  /// try window.user.back(to: "Catalogue")
  /// ```
  ///
  /// - Parameter title: The title that a back button to the screen has. Of several with the same title, `Shoe #2` is the
  ///   second from the top.
  /// - Throws: ``UserGestureError`` if there is no back button, or its menu has no such entry.
  public func back(to title: String) throws { try perform(ContainerGesture.back(to: title)) }

  /// Swipes back from the edge of the screen, with the effect of the back button.
  ///
  /// - Parameter completing: `true` to complete the swipe, or `false` to cancel it and restore the previous state.
  /// - Throws: ``UserGestureError`` if there is no back button.
  public func swipeBack(completing: Bool = true) throws {
    try perform(ContainerGesture.backSwipe, completing: completing)
  }

  /// Swipes the sheet on top down.
  ///
  /// If the sheet must not be dismissed, its delegate is notified of the attempt, and nothing else happens.
  ///
  /// - Parameter completing: `true` to complete the swipe, or `false` to cancel it and restore the previous state.
  /// - Returns: `true` if the sheet was dismissed.
  /// - Throws: ``UserGestureError`` if there is no sheet on top.
  @discardableResult
  public func swipeDown(completing: Bool = true) throws -> Bool {
    let gesture = "swipe down"
    try requireRest(gesture)
    guard let sheet = top, sheet.isSheet else { throw error(gesture, "there is no sheet on top") }
    return sheet.dismissBySwipe(completing: completing)
  }

  /// Taps a tab.
  ///
  /// A tap on the selected tab pops its navigation controller to the root.
  ///
  /// - Parameter title: The title of the tab.
  /// - Returns: `true` if the delegate allowed the selection.
  /// - Throws: ``UserGestureError`` if no tab with that title is on screen.
  @discardableResult
  public func tap(tab title: String) throws -> Bool {
    try perform("tap tab \"\(title)\"", orThrow: "no such tab is on screen")
  }

  /// Taps a button of the alert on top; the alert is dismissed before the button's handler is called.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``UserGestureError`` if there is no such button or it is not enabled.
  public func tap(alertAction title: String) throws {
    let title = title.onOneLine
    let gesture = "tap alert action \"\(title)\""
    try requireRest(gesture)
    guard let alert = top as? UIAlertController else { throw error(gesture, "there is no alert on top") }
    guard let action = alert.actions.first(where: { $0.tappedTitle == title && $0.isEnabled }) else {
      throw error(gesture, "the alert has no such button")
    }
    alert.dismiss(animated: true) { action.handler?(action) }
  }

  /// Taps a button of the navigation bar that is on screen.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: ``UserGestureError`` if there is no such button or it is not enabled.
  public func tap(barButton title: String) throws {
    try perform("tap bar button \"\(title)\"", orThrow: "no such button is on screen")
  }

  /// Changes the width of the window, as by rotating the device or sharing the screen.
  ///
  /// Controllers are told before and after, split view controllers collapse or separate, and modals whose delegate adapts them follow.
  ///
  /// - Parameter widthClass: The new width of the window.
  public func resize(to widthClass: UIUserInterfaceSizeClass) {
    ResizeTransition.run(in: window, to: widthClass) {
      for controller in controllers { controller.presentationControllerStorage?.followWidth(of: window) }
      for controller in controllers where controller.loadedView?.enclosingWindow === window {
        controller.followWidthClass()
      }
    }
  }

  /// Turns the device, and with it the interface, if the app and the controller that fills the window support that.
  ///
  /// The width of the window does not change its class; see ``resize(to:)``.
  ///
  /// - Parameter orientation: The orientation of the device.
  public func turn(to orientation: UIDeviceOrientation) {
    let device = UIDevice.current
    device.storedOrientation = orientation
    if device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
    }
    if orientation.isValidInterfaceOrientation { window.windowScene?.followSupportedOrientations() }
  }

  /// Taps the element with a name: a button of an alert or of the bar, a tab, or the first of the views.
  ///
  /// A tap toggles a switch, and begins the editing of a text field. Of several elements with the same name, `Add #2` is the
  /// second; tabs and buttons of the bar count before the views.
  ///
  /// - Parameter title: The title, or another name by which the user would call the element.
  /// - Throws: ``UserGestureError`` if no element on screen has the name, or it cannot be used.
  public func tap(_ title: String) throws {
    let title = title.onOneLine
    let gesture = "tap \"\(title)\""
    try requireRest(gesture)
    if let alert = top as? UIAlertController {
      guard !elements.called(title).isEmpty,
        !alert.actions.contains(where: { $0.tappedTitle == title })
      else { return try tap(alertAction: title) }
    }
    let containers = containerGestures
    if let gesture = containers.first(where: { $0.title == title }) {
      _ = gesture.perform(true)
      return
    }
    var found = elements.called(title)
    // The place counts the titles of containers first.
    if let numbered = NumberedName(title), !elements.contains(where: { $0.names.contains(title) }) {
      let titled = containers.filter { $0.title == numbered.name }
      if titled.indices.contains(numbered.number - 1) {
        _ = titled[numbered.number - 1].perform(true)
        return
      }
      if !titled.isEmpty { found = elements.called("\(numbered.name) #\(numbered.number - titled.count)") }
    }
    _ = try usable(of: found, for: gesture, orThrow: "nothing on screen has that title").tap()
  }
}

extension UIWindow {
  /// The user of the window.
  public final var user: WindowUser { WindowUser(window: self) }
}
