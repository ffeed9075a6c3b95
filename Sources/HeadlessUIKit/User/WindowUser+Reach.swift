extension WindowUser {
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
  var visibleControllers: [UIViewController] { all(from: top.map { [$0] } ?? [], \.visibleChildren) }

  /// The controllers with a view in the window, below modals too, from the outermost inward.
  var controllersInWindow: [UIViewController] {
    all(from: (window.rootController.map { [$0] } ?? []) + window.strandedViewControllers) { controller in
      controller.visibleChildren + (controller.presentedReference.map { [$0] } ?? [])
    }.filter { $0.loadedView?.window === window }
  }

  private func all(
    from outermost: [UIViewController], _ inner: (UIViewController) -> [UIViewController]
  ) -> [UIViewController] {
    var result = outermost
    var next = 0
    while next < result.count {
      result += inner(result[next])
      next += 1
    }
    return result
  }

  var isInTransition: Bool {
    var candidate = window.strandedViewControllers.last ?? window.rootController
    while let current = candidate {
      if current.modalTransition != nil { return true }
      candidate = current.visiblyPresented
    }
    return visibleControllers.contains { $0.containerTransition != nil }
  }
}
