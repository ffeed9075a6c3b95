extension UIViewController {
  /// Dismisses controllers that were presented over this one because other modals have left.
  ///
  /// - Parameters:
  ///   - window: The window of the navigation.
  ///   - step: The target of the navigation, for error messages.
  ///   - sparingAlerts: `true` to keep an alert, which waits for the user at the target as well.
  ///   - sparingStaying: `true` to keep modals that stay during navigations.
  /// - Throws: ``RoutingError`` if one of them refuses to leave, or if new ones keep appearing.
  func dismissLatecomers(
    in window: UIWindow, for step: String, sparingAlerts: Bool, sparingStaying: Bool = false
  ) async throws {
    let budget = RequestBudget.current
    while let latecomer = sparingStaying ? modalsOver.first : presentedOnTop,
      !(sparingAlerts && latecomer is UIAlertController)
    {
      guard budget.spend() else { throw RoutingError.presentedAgain(latecomer, over: self) }
      try latecomer.checkRemoval(for: step)
      // UIKit ignores a dismissal while the controller is still being presented.
      await TransitionWait.untilSettled(window)
      try Task.checkCancellation()
      try await ModalTransition.dismiss(latecomer, animated: false)
    }
  }
}
