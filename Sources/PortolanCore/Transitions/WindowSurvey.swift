/// The result of one walk over the levels of a window.
@MainActor
struct WindowSurvey {
  /// The root, or the topmost presented controller, ignoring alerts, menus, modals that stay, and controllers that are
  /// being dismissed.
  let topmost: UIViewController?
  /// A Boolean value that indicates whether a transition is under way among the visible controllers.
  let isMoving: Bool
  /// A Boolean value that indicates whether any controller is presented.
  let hasModals: Bool

  /// Returns the modals that must leave to show a controller, lowest first.
  ///
  /// A tab that is not selected may present a modal of its own, which is no level of the window.
  ///
  /// - Parameters:
  ///   - origin: The controller.
  ///   - all: `true` if modals that stay during navigations leave as well.
  /// - Returns: The modals.
  func modals(over origin: UIViewController, all: Bool) -> [UIViewController] {
    guard hasModals || !origin.isShownByContainers else { return [] }
    return all ? origin.allModalsOver : origin.modalsOver
  }

  /// Walks over the visible controllers of a window.
  ///
  /// - Complexity: O(*n*) in the number of visible controllers.
  init(of window: UIWindow) {
    let root = window.rootViewController
    var topmost = root
    var level = root
    var isCovered = false
    while let current = level {
      var presented: UIViewController?
      let isInTransition = current.transitionUnderWay(noting: &presented) != nil
      guard !isInTransition, presented?.isBeingPresented != true, presented?.isBeingDismissed != true else {
        // Controllers on their way out are not on top, even if others are over them.
        self.topmost = window.startOfNavigations
        isMoving = true
        hasModals = true
        return
      }
      if let presented {
        isCovered = true
        if !presented.isPassedOver, !presented.staysDuringNavigation { topmost = presented }
      }
      level = presented
    }
    self.topmost = topmost
    hasModals = isCovered
    isMoving = false
  }
}
