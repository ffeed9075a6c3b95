/// A manager of a presentation, from the call of `present` until the dismissal.
///
/// It is created on first use and released after the dismissal. The style determines its class.
@MainActor
open class UIPresentationController: InertUIPresentationController, HeadlessPresenting, UIContentContainer {
  /// The controller that is presented, or will be.
  ///
  /// It is held while the manager is not the one of its presentation, since then the controller does not hold the manager.
  public final var presentedViewController: UIViewController { kept ?? presented }
  private unowned let presented: UIViewController
  /// The presented controller while that does not hold the manager.
  final var kept: UIViewController?
  final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The closure that is called after the user, and not code, dismissed the controller.
  final var afterUserDismissal: (() -> Void)?
  private weak var presenter: UIViewController?

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Creates the manager of a presentation that has not begun.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    kept = presentedViewController
    presenter = presentingViewController
  }

  /// The controller that presents, or the presented controller before the presentation.
  open var presentingViewController: UIViewController {
    presentedViewController.presenterReference ?? presenter ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The view where the presentation takes place.
  open var containerView: UIView? {
    presentedViewController.loadedView?.enclosingWindow
      ?? presentedViewController.presenterReference?.loadedView?.enclosingWindow
  }

  /// A Boolean value that indicates whether the presenter disappears and its view leaves the window.
  open var shouldRemovePresentersView: Bool {
    let style = adaptedStyle ?? presentationStyle
    return style == .fullScreen || style == .currentContext
  }

  /// The style that the delegate has chosen for a compact width, or `nil` if the style stays.
  final var adaptedStyle: UIModalPresentationStyle?

  // Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:).
  /// Asks the delegate for the style in a compact width; in a regular width the style is the controller's own.
  final func adapt(to window: UIWindow) {
    adaptedStyle = nil
    guard window.horizontalSizeClass == .compact, [.popover, .formSheet, .pageSheet].contains(presentationStyle),
      let delegate = adaptiveDelegate
    else { return }
    let style = delegate.adaptivePresentationStyle(for: self, traitCollection: window.traitCollection)
    adaptedStyle = style == UIModalPresentationStyle.none ? nil : style
  }

  // Unsure: the callbacks of the presenter. Here they are as in a presentation with the new style.
  /// Adapts the style to another width of the window, and covers or uncovers the presenter as that style does.
  final func followWidth(of window: UIWindow) {
    let modal = presentedViewController
    guard let presenter = modal.presenterReference else { return }
    adapt(to: window)
    if modal.flags.contains(.coversPresenter) != shouldRemovePresentersView { modal.modalTransition?.finish() }
    let covers = shouldRemovePresentersView
    guard modal.presenterReference === presenter, modal.flags.contains(.coversPresenter) != covers else { return }
    modal.flags.set(.coversPresenter, covers)
    if covers {
      presenter.beginAppearance(false, animated: false)
      presenter.goUnderCover()
    } else {
      modal.uncover(presenter, in: window, animated: false)
    }
    presenter.endAppearance()
  }

  /// The rectangle of the presented view that fills the view around it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
}

/// A presentation without a delegate of its own kind.
///
/// UIKit's sheets and popovers declare ``UIPresentationController``'s delegate again, with another type. Swift lets only a
/// member of a protocol be declared again in this way.
public protocol HeadlessPresenting: UIPresentationController {}

extension HeadlessPresenting {
  /// The object that is notified of the user's dismissals.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

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

/// A manager of a sheet that leaves the presenter on screen.
open class UISheetPresentationController: InertUISheetPresentationController {
  /// The heights where the sheet may rest.
  open var detents: [Detent] = [.large()] {
    didSet {
      // Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents: "This array must contain at least
      // one element".
      if detents.isEmpty { raise("The detents of a sheet (\(describe(self))) must contain at least one element.") }
    }
  }

  /// The identifier of the height at which the sheet rests.
  final var currentDetent: Detent.Identifier? { selectedDetentIdentifier ?? detents.first?.identifier }
}
