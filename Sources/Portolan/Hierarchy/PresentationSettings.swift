/// The settings of a presentation that belong to its presentation controller: the source of a popover, the heights of a sheet,
/// and the delegate.
///
/// UIKit discards the presentation controller when the controller is dismissed. A popover that is presented again without a
/// source would end the program.
@MainActor
struct PresentationSettings {
  private let old: UIPresentationController?

  /// Records the settings of a controller that is presented.
  init(of presented: UIViewController) {
    old = presented.presentationController
  }

  /// Gives a controller that was dismissed its settings again, before it is presented in the same style.
  ///
  /// UIKit asks the transitioning delegate for a custom presentation controller during the presentation. Its settings belong to
  /// that delegate.
  func restore(to presented: UIViewController) {
    guard let old, presented.modalPresentationStyle != .custom, let new = presented.presentationController, new !== old
    else { return }
    if let old = old as? UIPopoverPresentationController, let new = new as? UIPopoverPresentationController {
      copy(old, to: new)
    } else if let old = old as? UISheetPresentationController, let new = new as? UISheetPresentationController {
      copy(old, to: new)
    }
    new.delegate = old.delegate
  }

  /// Gives a custom presentation its delegate again, once the controller is presented.
  func restoreDelegate(to presented: UIViewController) {
    guard let delegate = old?.delegate, let new = presented.presentationController, new.delegate == nil else { return }
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
