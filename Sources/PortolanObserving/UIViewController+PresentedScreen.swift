extension UIViewController {
  /// The modal that is part of a state.
  ///
  /// A search that is active is not restored, and what is presented over it is. Alerts and menus belong to a moment.
  package var presentedScreen: UIViewController? {
    var modal = ownPresented
    while let search = modal as? UISearchController { modal = search.ownPresented }
    return modal.flatMap { $0.isBeingDismissed || $0.isPassedOver ? nil : $0 }
  }
}
