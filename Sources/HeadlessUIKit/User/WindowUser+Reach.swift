extension WindowUser {
  /// The gestures that are possible now, in their written form.
  public var possibleGestures: [String] {
    guard !window.isHidden, !isInTransition else { return [] }
    if let alert = top as? UIAlertController {
      let buttons = alert.actions.filter(\.isEnabled).compactMap { $0.title.map { "tap alert action \"\($0)\"" } }
      return buttons + viewGestures
    }
    var gestures = visibleBarButtons.compactMap { $0.title.map { "tap bar button \"\($0)\"" } }
    gestures += tabTitles.map { "tap tab \"\($0)\"" }
    if backableNavigation != nil { gestures += ["go back", "swipe back"] }
    if top?.isSheet == true { gestures.append("swipe down") }
    return gestures + viewGestures
  }

  private var viewGestures: [String] {
    elements.compactMap(\.gesture) + (editedField == nil ? [] : ["press return"])
  }

  func error(_ gesture: String, _ reason: String) -> UserGestureError {
    UserGestureError(gesture: gesture, reason: reason, available: possibleGestures)
  }

  /// Throws unless the window is visible and no transition is running, since only then gestures are possible.
  func requireRest(_ gesture: String) throws {
    if window.isHidden { throw error(gesture, "the window is hidden") }
    if isInTransition { throw error(gesture, "a transition is in progress") }
  }

  /// The controller that was presented last, or the root.
  ///
  /// A controller that has lost its presenter is above all others.
  var top: UIViewController? {
    guard var candidate = window.strandedViewControllers.last ?? window.rootController else { return nil }
    while let presented = candidate.visiblyPresented { candidate = presented }
    return candidate
  }

  /// The controllers that are on screen inside ``top``, from the outermost inward.
  var visibleControllers: [UIViewController] {
    guard let top else { return [] }
    var result = [top]
    var next = 0
    while next < result.count {
      result += result[next].visibleChildren
      next += 1
    }
    return result
  }

  private var isInTransition: Bool {
    var candidate = window.strandedViewControllers.last ?? window.rootController
    while let current = candidate {
      if current.modalTransition != nil { return true }
      candidate = current.visiblyPresented
    }
    return visibleControllers.contains { $0.containerTransition != nil }
  }

  var tabTitles: [String] {
    visibleControllers.compactMap { $0 as? UITabBarController }.filter { !$0.isTabBarHidden }
      .flatMap { $0.childList.compactMap(\.titleOfTab) }
  }

  var visibleBarButtons: [UIBarButtonItem] {
    visibleControllers.compactMap { $0 as? UINavigationController }.filter { !$0.isNavigationBarHidden }
      .compactMap { $0.topViewController?.navigationItemStorage }
      .flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
      .filter(\.isEnabled)
  }

  var backableNavigation: UINavigationController? {
    visibleControllers.lazy.compactMap { $0 as? UINavigationController }.last(where: \.hasBackButton)
  }

  func navigationWithBackButton(for gesture: String) throws -> UINavigationController {
    guard let backableNavigation else { throw error(gesture, "there is no back button on screen") }
    return backableNavigation
  }
}
