/// The result of one walk over the levels of a window: the topmost controller, and whether anything moves.
@MainActor
struct WindowSurvey {
  /// The root, or the topmost presented controller, ignoring alerts and controllers that are being dismissed.
  let topmost: UIViewController?
  /// A Boolean value that indicates whether a transition is under way among the visible controllers.
  let isMoving: Bool

  /// Walks over the visible controllers of a window.
  ///
  /// - Complexity: O(*n*) in the number of visible controllers.
  init(of window: UIWindow) {
    var topmost = window.rootViewController
    var level = topmost
    while let current = level {
      var presented: UIViewController?
      let isInTransition = current.transitionUnderWay(noting: &presented) != nil
      guard !isInTransition, presented?.isBeingPresented != true, presented?.isBeingDismissed != true else {
        // Controllers on their way out are not on top, whatever is over them.
        self.topmost = window.topmostViewController
        isMoving = true
        return
      }
      if let presented, !(presented is UIAlertController) { topmost = presented }
      level = presented
    }
    self.topmost = topmost
    isMoving = false
  }
}
