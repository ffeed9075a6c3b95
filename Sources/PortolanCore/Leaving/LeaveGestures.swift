/// The user's ways back from screens with unsaved changes.
///
/// The back button and the swipe down of a sheet become navigations, and ask the screens as all navigations do. The swipe back
/// cannot wait for an answer, so it is disabled.
@MainActor
enum LeaveGestures {
  fileprivate static var backAction: UIAction.Identifier { UIAction.Identifier("portolan.leave") }

  /// Updates the gestures of a screen, now and after each change while they matter.
  static func follow(_ screen: UIViewController) {
    update(screen)
    let notes = screen.makeRouterNotes()
    let isOver = !screen.hasUnsavedScreens && !notes.hasNoSwipeBack && !notes.hasNoSwipeDown && !screen.hasBackAction
    let watch = isOver ? nil : WindowWatch.of(screen.windowOfHierarchy)
    guard notes.gestures?.watch !== watch else { return }
    notes.gestures = watch?.add { [weak screen] in if let screen { follow(screen) } }
  }

  /// Updates the gestures of a screen.
  ///
  /// A screen that was never shown may be below others in a sheet that the user can already swipe down.
  private static func update(_ screen: UIViewController) {
    updateSheet(screen.level)
    if let stack = screen as? UINavigationController { updateSwipe(of: stack) }
    guard screen.isViewLoaded, let stack = screen.navigationController else { return }
    var child = screen
    while let parent = child.parent, parent !== stack { child = parent }
    updateBackButton(of: child, in: stack)
    updateSwipe(of: stack)
  }

  /// Sets the action of the back button of a screen on a stack.
  private static func updateBackButton(of child: UIViewController, in stack: UINavigationController) {
    let item = child.navigationItem
    // The first screen of a stack has no back button, and an action would create one.
    guard child.hasUnsavedScreens, stack.viewControllers.first !== child else {
      if child.hasBackAction { item.backAction = nil }
      return
    }
    guard item.backAction == nil else { return }
    item.backAction = UIAction(identifier: backAction) { [weak child] _ in child?.leave() }
    follow(child)
  }

  /// Enables or disables the swipe back of a stack, once it is at rest, because a change would end a swipe that is under way.
  private static func updateSwipe(of stack: UINavigationController) {
    if stack.isInTransition { return }
    let mustStay = stack.topViewController?.hasUnsavedScreens ?? false
    guard mustStay != (stack.routerNotes?.hasNoSwipeBack ?? false) else { return }
    // An app that has disabled the swipe itself keeps it disabled.
    if mustStay, stack.interactivePopGestureRecognizer?.isEnabled != true { return }
    stack.makeRouterNotes().hasNoSwipeBack = mustStay
    // UIKit documents these properties for failure requirements; setting `isEnabled` is what apps have always done.
    stack.interactivePopGestureRecognizer?.isEnabled = !mustStay
    if #available(iOS 26, macCatalyst 26, *) {
      stack.interactiveContentPopGestureRecognizer?.isEnabled = !mustStay
    }
    follow(stack)
  }

  /// Lets the user swipe a sheet down, or be asked by the attempt.
  private static func updateSheet(_ level: UIViewController) {
    guard level.presentingViewController != nil else { return }
    let mustStay = level.hasUnsavedScreens
    if mustStay { answerAttempts(of: level) }
    let isHeld = level.routerNotes?.hasNoSwipeDown ?? false
    guard mustStay != isHeld, isHeld || !level.isModalInPresentation else { return }
    level.makeRouterNotes().hasNoSwipeDown = mustStay
    level.isModalInPresentation = mustStay
    follow(level)
  }

  /// Makes attempts to dismiss a sheet known, unless the app has a delegate of its own for it.
  private static func answerAttempts(of level: UIViewController) {
    guard let controller = level.presentationController, controller.delegate == nil else { return }
    let delegates = level.makeRouterNotes().delegates.lazy.compactMap { $0 as? LeavePresentationDelegate }
    controller.delegate =
      delegates.first { type(of: $0) == LeavePresentationDelegate.self } ?? level.tied(LeavePresentationDelegate())
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the back button of the screen asks before it leaves.
  fileprivate var hasBackAction: Bool { navigationItem.backAction?.identifier == LeaveGestures.backAction }

  /// Pops or dismisses this controller, as its back button or a swipe down does, once its screens agree to leave.
  fileprivate func leave() {
    // If it fails, the screen stays, and the user can try again.
    RequestScope.startIndependentTask { [self] in _ = try? await close(animated: true, returningToTab: false) }
  }
}

/// The delegate of sheets whose app has set none.
class LeavePresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !presentationController.presentedViewController.hasUnsavedScreens
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    presentationController.presentedViewController.leave()
  }
}

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
  public func setNeedsUpdateOfLeaveConfirmation() { LeaveGestures.follow(self) }
}
