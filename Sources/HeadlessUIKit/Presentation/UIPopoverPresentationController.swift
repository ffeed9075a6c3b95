/// A manager of a popover that needs a source to point at.
open class UIPopoverPresentationController: InertUIPopoverPresentationController {
  // Source of the exception: github.com/agilebits/onepassword-app-extension/issues/147, and of the adaptation in a compact width:
  // developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:).
  final func requireSource(in window: UIWindow) {
    delegate?.prepareForPopoverPresentation(self)
    let pointsAtNothing = sourceView == nil && barButtonItem == nil && sourceItem == nil
    guard pointsAtNothing, window.horizontalSizeClass == .regular else { return }
    raise(
      "NSGenericException: UIPopoverPresentationController (\(describe(self))) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    )
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
