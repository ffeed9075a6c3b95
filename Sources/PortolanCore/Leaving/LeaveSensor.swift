extension LeaveConfirming {
  /// Updates the back button, the swipe back and the swipe down after a change of ``hasUnsavedChanges``.
  ///
  /// Call this method whenever the property changes, usually in its `didSet`. It may be called before the screen is
  /// shown. From then on the gestures follow the screen: they are as usual while another screen covers it.
  ///
  /// If the presentation controller of a sheet has a delegate of the app, the delegate must close the sheet itself:
  ///
  /// ```swift
  /// func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
  ///   Task { try? await presentationController.presentedViewController.close() }
  /// }
  /// ```
  public func setNeedsUpdateOfLeaveConfirmation() {
    LeaveSensor.update(self)
  }
}

/// An observer of a screen that may have unsaved changes, which updates the gestures when the screen comes and goes.
@MainActor
final class LeaveSensor {
  private weak var screen: (any LeaveConfirming)?
  private weak var stack: UINavigationController?
  private weak var level: UIViewController?
  /// A Boolean value that indicates whether the screen was in a window at the last update.
  private var wasInWindow = false
  private var changes: AnyObject?

  private static let sensors = ControllerTable<LeaveSensor>()

  /// Updates the gestures of a screen.
  static func update(_ screen: any LeaveConfirming) {
    if let sensor = sensors[screen] { return sensor.update() }
    let sensor = LeaveSensor(of: screen)
    sensors[screen] = sensor
    sensor.update()
  }

  private init(of screen: any LeaveConfirming) {
    self.screen = screen
    changes = Platform.observeHierarchies { [weak self] in self?.look() }
  }

  /// Updates the gestures if the screen has come, gone or moved.
  private func look() {
    guard let screen else {
      changes = nil
      return update()
    }
    let isInWindow = screen.viewIfLoaded?.window != nil
    let hasMoved = isInWindow && (stack !== screen.navigationController || level !== screen.level)
    if isInWindow != wasInWindow || hasMoved || !screen.isViewLoaded { update() }
  }

  /// Updates the gestures.
  ///
  /// A screen that was never shown may be below others in a sheet, which the user can already swipe down.
  private func update() {
    if let screen, !screen.isViewLoaded { return LeaveGestures.updateSheet(screen.level) }
    let places = (stack, level)
    wasInWindow = screen?.viewIfLoaded?.window != nil
    if let screen, wasInWindow {
      stack = screen.navigationController
      level = screen.level
    }
    if let stack, let child = screen?.child(of: stack) { LeaveGestures.updateBackButton(of: child, in: stack) }
    for stack in [places.0, stack].compactMap({ $0 }) { updateSwipe(of: stack) }
    for level in [places.1, level].compactMap({ $0 }) { LeaveGestures.updateSheet(level) }
  }

  /// Updates the swipe back of a stack when it is at rest, because a change would end a swipe that is under way.
  private func updateSwipe(of stack: UINavigationController) {
    guard stack.isSettling else { return LeaveGestures.updateSwipe(of: stack) }
    NavigationRequest.startIndependentTask { [weak stack] in
      guard let stack else { return }
      await TransitionWait.untilSettled(stack)
      LeaveGestures.updateSwipe(of: stack)
    }
  }
}

extension UIViewController {
  /// Returns the controller of a stack that contains this one, or this one itself.
  fileprivate func child(of stack: UINavigationController) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate, current.parent !== stack { candidate = current.parent }
    return candidate
  }
}
