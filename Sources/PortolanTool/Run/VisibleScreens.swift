extension UIWindow {
  /// The visible controllers, from the outermost to the innermost.
  ///
  /// The first is the controller that was presented last, or the root. The others are visible inside it.
  ///
  /// ```swift
  /// #expect(app.window.visibleScreens.last is BagViewController)
  /// ```
  public var visibleScreens: [UIViewController] {
    guard var top = rootViewController else { return [] }
    while let presented = top.presentedViewController { top = presented }
    var screens = [top]
    while let shown = screens.last?.container?.visibleFromTop.first { screens.append(shown) }
    return screens
  }
}
