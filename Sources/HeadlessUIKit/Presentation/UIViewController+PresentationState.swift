extension UIViewController {
  /// The controller or its nearest ancestor that presents.
  final var presentingAncestor: UIViewController? {
    presentedReference == nil ? parentReference?.presentingAncestor : self
  }

  /// The controller or its nearest ancestor that is presented.
  final var presentedAncestor: UIViewController? {
    presenterReference == nil ? parentReference?.presentedAncestor : self
  }

  /// The controller that manages the presentation as a sheet, if that is the style.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The controller that manages the presentation as a popover, if that is the style.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  final func currentPresentationController() -> UIPresentationController? {
    let subject = presentedAncestor ?? self
    if let existing = subject.presentationControllerStorage { return existing }
    let new = subject.makePresentationController(presenting: subject.presenterReference, source: subject)
    subject.presentationControllerStorage = new
    return new
  }

  final func makePresentationController(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// A Boolean value that indicates whether the presentation makes the presenter disappear.
  final var willCoverPresenter: Bool {
    if let presentationControllerStorage { return presentationControllerStorage.shouldRemovePresentersView }
    let style = modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }
}
