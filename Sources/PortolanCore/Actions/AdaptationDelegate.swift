/// A delegate of a presentation that keeps its style in a compact width.
///
/// A presentation has only one delegate, so that this one also answers for code that decides about the user's dismissals.
final class AdaptationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  /// A closure that returns `true` if the user may dismiss a presented controller.
  var mayDismiss: @MainActor (UIViewController) -> Bool = { _ in true }
  /// A closure that is called if the user tried to dismiss a presented controller that must stay.
  var onAttempt: @MainActor (UIViewController) -> Void = { _ in }

  /// Keeps the style of a controller, whose presentation does not retain its delegate.
  static func keepStyle(of viewController: UIViewController) {
    viewController.presentationController?.delegate = viewController.tied(AdaptationDelegate())
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    mayDismiss(presentationController.presentedViewController)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    onAttempt(presentationController.presentedViewController)
  }
}
