/// A namespace for presenting and dismissing with a check of the result.
///
/// UIKit refuses some presentations with no more than a warning and never calls their completion. A refusal is noticed
/// at once, because UIKit sets `presentedViewController` before `present` returns.
@MainActor
package enum ModalTransition {
  /// Checks that UIKit accepts a presentation.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - presenter: The controller to present from, or `nil` if it is not known yet.
  ///   - presentation: The settings that the controller does not have yet.
  /// - Throws: ``RoutingError`` if UIKit would raise an exception for the presentation.
  package static func check(
    _ viewController: UIViewController, from presenter: UIViewController?, as presentation: Presentation = .automatic
  ) throws {
    if let parent = viewController.parent {
      throw refusal(of: viewController, because: "it is a child of \(typeName(parent))")
    }
    if viewController.presentingViewController != nil {
      throw refusal(of: viewController, because: "it is presented already")
    }
    if let fault = presentation.fault(of: viewController, in: presenter?.windowOfHierarchy) {
      throw refusal(of: viewController, because: fault.reason, fix: fault.fix)
    }
    guard let presenter else { return }
    if viewController === presenter || presenter.isInside(viewController) {
      throw refusal(of: viewController, because: "it is, or contains, the controller that presents")
    }
    if !viewController.isNew { throw refusal(of: viewController, because: "it is the root of a window") }
  }

  /// Presents a controller, and returns when the transition has ended.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/presentationRefused``.
  package static func present(
    _ viewController: UIViewController, from presenter: UIViewController, animated: Bool
  ) async throws {
    try await begin(presenting: viewController, from: presenter, animated: animated)?()
  }

  /// Begins to present a controller.
  ///
  /// - Returns: A closure that waits until the controller is presented, or `nil` if it is presented already.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/presentationRefused``.
  static func begin(
    presenting viewController: UIViewController, from presenter: UIViewController, animated: Bool
  ) throws -> Completion? {
    try check(viewController, from: presenter)
    // A screen of the route may have removed itself when it appeared.
    guard let window = presenter.windowOfHierarchy else { throw refusal(of: viewController, by: presenter) }
    // UIKit would put it off until the transition ends, long after the answer.
    if RequestLimits.current.isExhausted, window.isInTransition {
      throw RoutingError.transitionLasts(at: presenter, before: typeName(viewController))
    }
    let transition = TransitionWait()
    presenter.present(viewController, animated: animated) { transition.finish() }
    guard viewController.presentingViewController != nil else { throw refusal(of: viewController, by: presenter) }
    // If the controller is already on screen, the completion adds no information, and it may never be called.
    if transition.isFinished { return nil }
    if !viewController.isComing { return nil }
    return { [weak window] in
      await transition.wait(for: viewController.transitionCoordinator, or: { !viewController.isComing }, in: window)
      guard viewController.presentingViewController != nil else {
        throw refusal(of: viewController, because: "it was dismissed while it was being presented")
      }
    }
  }

  /// Dismisses a presented controller, and all controllers above it, in one transition.
  ///
  /// - Returns: `false` if UIKit has put off the call until the end of a presentation above; that is over now. The controllers
  ///   that would leave may have left, or changed.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/dismissalRefused``.
  @discardableResult
  static func dismiss(_ presented: UIViewController, animated: Bool) async throws -> Bool {
    guard let presenter = presented.presentingViewController else { return true }
    let window = presented.windowOfHierarchy
    if RequestLimits.current.isExhausted, window?.hasModalsInTransition == true {
      throw RoutingError.transitionLasts(at: presenter, before: typeName(presented))
    }
    let transition = TransitionWait()
    presenter.dismiss(animated: animated) { transition.finish() }
    guard presented.presentingViewController != nil else { return true }
    if !presented.isBeingDismissed, !transition.isFinished, let window, window.isInTransition,
      await TransitionWait.untilAtRest(window)
    {
      return false
    }
    await transition.wait(
      for: presented.transitionCoordinator, or: { presented.presentingViewController == nil }, in: window)
    guard presented.presentingViewController != nil, !presented.isBeingDismissed else { return true }
    try Task.checkCancellation()
    throw RoutingError(
      .dismissalRefused, step: typeName(presented),
      reason: "\(typeName(presented)) is still there after it was dismissed",
      fix: "call super in dismiss(animated:completion:) of \(typeName(presenter)), and end its animations with true")
  }

  private static func refusal(of viewController: UIViewController, by presenter: UIViewController) -> RoutingError {
    if presenter.viewIfLoaded?.window == nil {
      return refusal(
        of: viewController, because: "the view of \(typeName(presenter)) is in no window",
        fix:
          "call makeKeyAndVisible() of the window before the first navigation, and present from a controller that is on "
          + "screen, as Step.current is")
    }
    if let presented = presenter.presentedViewController {
      return refusal(of: viewController, because: "\(typeName(presenter)) presents \(typeName(presented)) already")
    }
    return refusal(
      of: viewController, because: "\(typeName(presenter)) did not take it",
      fix: "do not override present(_:animated:completion:) of \(typeName(presenter)) without calling super")
  }

  private static func refusal(
    of viewController: UIViewController, because reason: String,
    fix: String = "present a controller that is new, from one that is on screen and presents nothing, "
      + "as Step.current is"
  ) -> RoutingError {
    var error = RoutingError(
      .presentationRefused, step: typeName(viewController),
      reason: "\(typeName(viewController)) cannot be presented: \(reason)", fix: fix)
    error.isRefusal = true
    return error
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller is presented and not on screen yet.
  fileprivate var isComing: Bool {
    presentingViewController != nil && (isBeingPresented || viewIfLoaded?.window == nil)
  }

  /// Dismisses controllers that were presented over this one because other modals have left.
  ///
  /// - Parameters:
  ///   - window: The window of the navigation.
  ///   - step: The target of the navigation, for error messages.
  ///   - sparingAlerts: `true` to keep an alert, since it waits for the user at the target as well, and a screen with unsaved
  ///     changes, since it was not asked.
  ///   - sparingStaying: `true` to keep modals that stay during navigations.
  /// - Throws: ``RoutingError`` if one of them refuses to leave, or if new ones keep appearing.
  @inline(never) func dismissLaterModals(
    in window: UIWindow, for step: String, sparingAlerts: Bool, sparingStaying: Bool = false
  ) async throws {
    let limits = RequestLimits.current
    while let laterModal = laterModal(sparingAlerts: sparingAlerts, sparingStaying: sparingStaying) {
      guard limits.spend() else { throw RoutingError.presentsAgain(laterModal, over: self) }
      try laterModal.checkRemoval(for: step)
      // UIKit would put off a dismissal while the controller is still being presented.
      await TransitionWait.untilAtRest(window)
      try Task.checkCancellation()
      try await ModalTransition.dismiss(laterModal, animated: false)
    }
  }

  /// Returns the lowest of the controllers over this one that would have to leave.
  @inline(never) private func laterModal(sparingAlerts: Bool, sparingStaying: Bool) -> UIViewController? {
    guard let modal = sparingStaying ? modalsOver().first : presentedOnTop else { return nil }
    return sparingAlerts && (modal is UIAlertController || modal.hasUnsavedScreens) ? nil : modal
  }
}

extension RoutingError {
  /// Returns the error for a screen that presents a new controller for each that is dismissed.
  fileprivate static func presentsAgain(_ modal: UIViewController, over presenter: UIViewController) -> RoutingError {
    let name = typeName(modal)
    return RoutingError(
      .dismissalRefused, step: name,
      reason: "\(name) is presented over \(typeName(presenter)) whenever a modal is dismissed there",
      fix: "do not present in viewDidDisappear while a navigation dismisses the modals")
  }
}

// The settings of a presentation belong to its presentation controller: the source of a popover, the heights of a sheet, and the
// delegate. UIKit discards the presentation controller when the controller is dismissed. A popover that is presented again without a
// source would end the program.
extension UIPresentationController {
  /// Gives a controller that was dismissed its settings again, before it is presented in the same style.
  ///
  /// UIKit asks the transitioning delegate for a custom presentation controller during the presentation. Its settings belong to
  /// that delegate.
  func restore(to presented: UIViewController) {
    guard presented.modalPresentationStyle != .custom, let new = presented.presentationController, new !== self
    else { return }
    if let old = self as? UIPopoverPresentationController, let new = new as? UIPopoverPresentationController {
      copy(old, to: new)
    } else if let old = self as? UISheetPresentationController, let new = new as? UISheetPresentationController {
      copy(old, to: new)
    }
    new.delegate = delegate
  }

  /// Gives a custom presentation its delegate again, once the controller is presented.
  func restoreDelegate(to presented: UIViewController) {
    guard let delegate, let new = presented.presentationController, new.delegate == nil else { return }
    new.delegate = delegate
  }

  private func copy(_ old: UIPopoverPresentationController, to new: UIPopoverPresentationController) {
    if let view = old.sourceView {
      new.sourceView = view
      new.sourceRect = old.sourceRect
    }
    if let button = old.barButtonItem { new.barButtonItem = button }
    if let item = old.sourceItem { new.sourceItem = item }
    new.permittedArrowDirections = old.permittedArrowDirections
    new.canOverlapSourceViewRect = old.canOverlapSourceViewRect
    new.backgroundColor = old.backgroundColor
    new.passthroughViews = old.passthroughViews
  }

  private func copy(_ old: UISheetPresentationController, to new: UISheetPresentationController) {
    new.detents = old.detents
    new.selectedDetentIdentifier = old.selectedDetentIdentifier
    new.largestUndimmedDetentIdentifier = old.largestUndimmedDetentIdentifier
    new.prefersGrabberVisible = old.prefersGrabberVisible
    new.prefersScrollingExpandsWhenScrolledToEdge = old.prefersScrollingExpandsWhenScrolledToEdge
    new.prefersEdgeAttachedInCompactHeight = old.prefersEdgeAttachedInCompactHeight
    new.widthFollowsPreferredContentSizeWhenEdgeAttached = old.widthFollowsPreferredContentSizeWhenEdgeAttached
    new.preferredCornerRadius = old.preferredCornerRadius
    new.sourceView = old.sourceView
  }
}
