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

/// A screen whose view takes no subviews of others, and which updates its leave confirmation when it appears and disappears.
package protocol AppearanceReporting: LeaveConfirming {}

/// An invisible view in a screen that may have unsaved changes, which notices when the screen comes and goes.
final class LeaveSensor: UIView {
  private struct Weak {
    weak var screen: (any LeaveConfirming)?
  }

  private weak var screen: (any LeaveConfirming)?
  private weak var stack: UINavigationController?
  private weak var level: UIViewController?
  /// A Boolean value that indicates whether the screen was in a window at the last update.
  private var wasInWindow = false
  /// The observation of a screen whose view takes no subviews.
  private var changes: AnyObject?

  /// The screens whose views are not loaded yet.
  private static var unloaded: [Weak] = []
  private static var observation: AnyObject?
  /// The sensors of screens whose views take none.
  private static let unplaced = ControllerTable<LeaveSensor>()

  /// Updates the gestures of a screen.
  static func update(_ screen: any LeaveConfirming) {
    guard let view = screen.viewIfLoaded else { return awaitView(of: screen) }
    let host = screen is any AppearanceReporting ? nil : Platform.host(of: view)
    if let sensor = unplaced[screen] ?? host?.subviews.lazy.compactMap({ $0 as? LeaveSensor }).first {
      return sensor.update()
    }
    let sensor = LeaveSensor(frame: .zero)
    sensor.screen = screen
    if let host {
      sensor.isHidden = true
      sensor.isUserInteractionEnabled = false
      host.addSubview(sensor)
    } else {
      unplaced[screen] = sensor
      if !(screen is any AppearanceReporting) { sensor.observeHierarchies() }
    }
    sensor.update()
  }

  /// Updates the gestures whenever the screen comes or goes, which the sensor cannot notice outside its view.
  private func observeHierarchies() {
    changes = Platform.observeHierarchies { [weak self] in
      guard let self, (screen?.viewIfLoaded?.window != nil) != wasInWindow else { return }
      update()
      if screen == nil { changes = nil }
    }
  }

  /// Updates the gestures once the view of the screen is loaded, because loading it early would surprise the screen.
  ///
  /// A screen that was never shown may be below others in a sheet, which the user can already swipe down.
  private static func awaitView(of screen: any LeaveConfirming) {
    LeaveGestures.updateSheet(screen.level)
    guard !unloaded.contains(where: { $0.screen === screen }) else { return }
    unloaded.append(Weak(screen: screen))
    if observation == nil { observation = Platform.observeHierarchies(placeSensors) }
  }

  private static func placeSensors() {
    let loaded = unloaded.compactMap(\.screen).filter { $0.viewIfLoaded != nil }
    unloaded.removeAll { $0.screen?.viewIfLoaded != nil || $0.screen == nil }
    if unloaded.isEmpty { observation = nil }
    for screen in loaded { update(screen) }
    for level in unloaded.compactMap({ $0.screen?.level }) { LeaveGestures.updateSheet(level) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private func update() {
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
