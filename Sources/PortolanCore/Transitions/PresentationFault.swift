extension Presentation {
  /// Returns the reason why UIKit would raise an exception if it presented a controller in this way, and the advice.
  ///
  /// If a closure of the app may change the settings, the controller is checked again once the closure has run.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - window: The window of the presenter, or `nil` if it is not known yet.
  /// - Returns: The reason and the advice; `nil` if UIKit accepts the settings.
  func fault(of viewController: UIViewController, in window: UIWindow?) -> (reason: String, fix: String)? {
    let style = style ?? viewController.modalPresentationStyle
    let isCurling = (transition ?? viewController.modalTransitionStyle) == .partialCurl
    // In a compact width, a popover is adapted to a sheet.
    let needsSource = style == .popover && window?.traitCollection.horizontalSizeClass == .regular
    if hasNoDetent { return ("its sheet has no height", "give the sheet at least one detent, such as .large()") }
    if isOpen { return nil }
    if style == .none { return ("the style .none is for adaptations only", "present it as .automatic") }
    if isCurling, style != .fullScreen {
      let fix = "present it as .fullScreen.transition(.partialCurl), or with another transition"
      return ("the transition .partialCurl needs the style .fullScreen", fix)
    }
    guard needsSource, viewController.modalPresentationStyle != style || viewController.pointsAtNothing else {
      return nil
    }
    let fix = "present it as .popover(from:) with a view or a bar button of the presenter"
    return ("it would be a popover that points at nothing", fix)
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether this would be a popover without a source.
  ///
  /// A delegate of the app may still give it one in `prepareForPopoverPresentation(_:)`.
  package var pointsAtNothing: Bool {
    guard modalPresentationStyle == .popover, let popover = popoverPresentationController,
      popover.delegate == nil || popover.delegate is LeavePresentationDelegate
    else { return false }
    return popover.sourceItem == nil && popover.sourceView == nil && popover.barButtonItem == nil
  }
}
