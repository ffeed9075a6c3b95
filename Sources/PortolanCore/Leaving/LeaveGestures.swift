/// The user's ways back from screens with unsaved changes.
///
/// The back button and the swipe down of a sheet become navigations, which ask the screens as all navigations do. The
/// swipe back cannot wait for an answer, so it is disabled.
@MainActor
enum LeaveGestures {
  /// The navigation controllers whose swipes back are disabled.
  private static let stacks = ControllerTable<Void>()
  /// The sheets that the user cannot swipe down.
  private static let sheets = ControllerTable<Void>()
  private static let backAction = UIAction.Identifier("portolan.leave")
  /// The presentation controllers do not retain it.
  private static let delegate = LeavePresentationDelegate()

  /// Sets the action of the back button of a screen on a stack.
  static func updateBackButton(of child: UIViewController, in stack: UINavigationController) {
    let item = child.navigationItem
    let isOurs = item.backAction?.identifier == backAction
    // The first screen of a stack has no back button, and an action would create one.
    guard child.hasUnsavedScreens, stack.viewControllers.first !== child else {
      if isOurs { item.backAction = nil }
      return
    }
    guard item.backAction == nil else { return }
    item.backAction = UIAction(identifier: backAction) { [weak child] _ in child?.leaveStack() }
  }

  /// Enables or disables the swipe back of a stack.
  static func updateSwipe(of stack: UINavigationController) {
    let mustStay = stack.topViewController?.hasUnsavedScreens ?? false
    let isHeld = stacks[stack] != nil
    guard mustStay != isHeld else { return }
    // An app that has disabled the swipe itself keeps it disabled.
    if mustStay, stack.interactivePopGestureRecognizer?.isEnabled != true { return }
    stacks[stack] = mustStay ? () : nil
    // UIKit documents these properties for failure requirements; setting `isEnabled` is what apps have always done.
    stack.interactivePopGestureRecognizer?.isEnabled = !mustStay
    if #available(iOS 26, macCatalyst 26, *) {
      stack.interactiveContentPopGestureRecognizer?.isEnabled = !mustStay
    }
  }

  /// Lets the user swipe a sheet down, or be asked by the attempt.
  static func updateSheet(_ level: UIViewController) {
    guard level.presentingViewController != nil else { return }
    let mustStay = level.hasUnsavedScreens
    if mustStay { answerAttempts(of: level) }
    let isHeld = sheets[level] != nil
    guard mustStay != isHeld, isHeld || !level.isModalInPresentation else { return }
    sheets[level] = mustStay ? () : nil
    level.isModalInPresentation = mustStay
  }

  /// Makes attempts to dismiss a sheet known, unless the app has a delegate of its own for it.
  private static func answerAttempts(of level: UIViewController) {
    guard let controller = level.presentationController else { return }
    if let present = controller.delegate as? AdaptationDelegate {
      present.mayDismiss = { !$0.hasUnsavedScreens }
      present.onAttempt = { $0.leaveAsSheet() }
    } else if controller.delegate == nil {
      controller.delegate = delegate
    }
  }
}

extension UIViewController {
  /// Pops this controller of a stack, as its back button does, once its screens agree to leave.
  fileprivate func leaveStack() {
    guard let stack = navigationController, let index = stack.viewControllers.indexOfInstance(self), index > 0 else {
      return
    }
    leave(to: stack.viewControllers[index - 1])
  }

  /// Dismisses this presented controller, as a swipe down does, once its screens agree to leave.
  fileprivate func leaveAsSheet() {
    if let below = levelBelow { leave(to: below) }
  }

  private func leave(to place: UIViewController) {
    guard let window = windowOfHierarchy else { return }
    NavigationRequest.startIndependentTask {
      // If it fails, the screen stays, and the user can try again.
      try? await place.uncover(in: window, animated: true)
    }
  }
}

/// The delegate of sheets whose app has set none.
private final class LeavePresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    !presentationController.presentedViewController.hasUnsavedScreens
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    presentationController.presentedViewController.leaveAsSheet()
  }
}
