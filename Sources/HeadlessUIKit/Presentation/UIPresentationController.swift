/// Manages a presentation from the moment a controller is presented until it is dismissed.
///
/// It is created on first use, its class by the style, and dropped after the dismissal.
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is, or will be, presented.
  public unowned let presentedViewController: UIViewController
  /// Hears of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presenter: UIViewController?

  /// Creates the manager of a presentation that has not begun.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that presents; before the presentation, the presented one stands in.
  open var presentingViewController: UIViewController {
    presentedViewController.presenterReference ?? presenter ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The view in which the presentation takes place.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.window }

  /// Whether the presenter's view leaves the window, and the presenter disappears.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Called before the presentation's first appearance callback.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation's last appearance callback.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal's first appearance callback.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal's last appearance callback.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
