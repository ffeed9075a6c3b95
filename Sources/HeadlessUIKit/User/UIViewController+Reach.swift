extension UIViewController {
  /// The visible controller that is presented over this controller or over the content of this controller.
  final var visiblyPresented: UIViewController? {
    presentedReference ?? visibleChildren.reversed().lazy.compactMap(\.visiblyPresented).first
  }

  /// A Boolean value that indicates whether a swipe down dismisses the controller.
  package final var isSheet: Bool {
    guard self !== loadedView?.enclosingWindow?.rootController, !(self is UIAlertController) else { return false }
    switch adaptedPresentationStyle {
    case .pageSheet, .formSheet, .popover, .automatic: return true
    default: return presenterReference != nil && zooms
    }
  }

  /// The title of the controller's tab.
  final var titleOfTab: String? {
    tabBarItemStorage?.title ?? titleStorage ?? (self as? UINavigationController)?.childList.first?.titleOfTab
  }

  /// Dismisses a sheet as a swipe does.
  ///
  /// - Returns: `true` if the sheet was dismissed.
  final func dismissBySwipe(completing: Bool) -> Bool {
    guard let presenter = presenterReference, zoomMayDismiss else { return false }
    let controller = currentPresentationController()
    let delegate = controller?.delegate
    if let controller {
      guard !refusesDismissal, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
        delegate?.presentationControllerDidAttemptToDismiss(controller)
        return false
      }
      delegate?.presentationControllerWillDismiss(controller)
    }
    let isDismissed = presenter.dismissPresented(completing: completing) {
      if let controller { delegate?.presentationControllerDidDismiss(controller) }
    }
    return isDismissed && completing
  }

  /// A Boolean value that indicates whether the controller or its visible content prevents the dismissal.
  private var refusesDismissal: Bool {
    isModalInPresentation || visibleChildren.contains(where: \.refusesDismissal)
  }
}
