extension UIViewController {
  // Source: developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions, and the header of
  // UIViewControllerTransition, as docs.rs/objc2-ui-kit quotes it.
  /// Asks the zoom of the controller, if it has that, for the view in another controller that it comes from or returns to.
  final func requestZoomSource(in other: UIViewController) {
    _ = preferredTransition?.source?(Transition.ZoomSourceViewProviderContext(source: other, zoomed: self))
  }

  /// A Boolean value that indicates whether the user can drag the controller away because it zooms.
  final var zooms: Bool { preferredTransition?.source != nil }

  /// A Boolean value that indicates whether the zoom of the controller, if it has that, lets a gesture of the user dismiss it.
  final var zoomMayDismiss: Bool {
    guard zooms, let shouldBegin = preferredTransition?.options?.interactiveDismissShouldBegin else { return true }
    return shouldBegin(Transition.ZoomOptions.InteractionContext(willBegin: true))
  }

  /// The controller or its nearest ancestor that presents.
  final var presentingAncestor: UIViewController? {
    presentedReference == nil ? parentReference?.presentingAncestor : self
  }

  /// The controller or its nearest ancestor that is presented.
  final var presentedAncestor: UIViewController? {
    presenterReference == nil ? parentReference?.presentedAncestor : self
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

  /// Takes the view of a covered presenter out of the window, and remembers its place if it is in a container.
  final func goUnderCover() {
    guard let place = loadedView?.superviewReference else { return }
    placeUnderCover = place is UIWindow ? nil : place
    loadedView?.detach()
  }

  /// A Boolean value that indicates whether a modal over the context of the controller has taken its view out of the window.
  final var isUnderCover: Bool { presentedReference?.flags.contains(.coversPresenter) == true }

  // Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle/overcurrentcontext: the content is displayed over another
  // controller's. Unsure: the callbacks, and their order.
  /// Takes the modals over the context of the controller, or of its visible content, off the screen.
  final func hideModals() {
    for child in visibleChildren { child.hideModals() }
    // A presentation that has not begun will find its presenter off the screen.
    if let running = presentedReference?.modalTransition, running.hasBegun { running.finish() }
    guard let modal = presentedReference else { return }
    modal.hideModals()
    modal.beginAppearance(false, animated: false)
    modal.loadedView?.detach()
    modal.endAppearance()
  }

  /// Brings these modals back into the window, below a modal of the root.
  final func showModals(in window: UIWindow) {
    for child in visibleChildren { child.showModals(in: window) }
    guard let modal = presentedReference, modal.modalTransition == nil else { return }
    if !modal.isUnderCover, modal.loadedView?.superviewReference == nil {
      modal.applyAppearance(.willAppear, animated: false)
      let above = rootAncestor.presentedReference?.loadedView
      window.attach(modal.loadedViewOrLoad(), at: window.subviewList.firstIndex { $0 === above })
      modal.applyAppearance(.isAppearing, animated: false)
      modal.endAppearance()
    }
    modal.showModals(in: window)
  }

  /// Brings the view of a presenter that the controller covers back to its place, or into a window below the controller's view.
  final func uncover(_ presenter: UIViewController, in window: UIWindow?, animated: Bool) {
    let place = presenter.placeUnderCover
    // A built-in container may show another child by now.
    if place != nil, let parent = presenter.parentReference, parent.createsOwnView,
      !parent.visibleChildren.contains(where: { $0 === presenter })
    {
      return
    }
    let isVisible = window?.hidden != true && (place == nil || place?.enclosingWindow != nil)
    if isVisible { presenter.applyAppearance(.willAppear, animated: animated) }
    if let place, let view = presenter.loadedView {
      place.attach(view)
    } else if let window, let view = presenter.loadedView {
      window.attach(view, at: window.subviewList.firstIndex { $0 === loadedView } ?? 0)
    }
    if isVisible { presenter.applyAppearance(.isAppearing, animated: animated) }
  }

  /// The style of the presentation, or the one that its delegate has chosen for a compact width.
  package final var adaptedPresentationStyle: UIModalPresentationStyle {
    presentationControllerStorage?.adaptedStyle ?? modalPresentationStyle
  }

  /// A Boolean value that indicates whether the presentation makes the presenter disappear.
  final var willCoverPresenter: Bool {
    if let presentationControllerStorage { return presentationControllerStorage.shouldRemovePresentersView }
    let style = modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }
}
