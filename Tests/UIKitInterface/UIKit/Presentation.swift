// swift-format-ignore-file
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  open var preferredContentSize: CGSize { _stub() }  // preferredContentSize
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { _stub() }  // -initWithPresentedViewController:presentingViewController:
  open var presentingViewController: UIViewController { _stub() }  // presentingViewController
  open var presentedViewController: UIViewController { _stub() }  // presentedViewController
  open var presentationStyle: UIModalPresentationStyle { _stub() }  // presentationStyle
  open var containerView: UIView? { _stub() }  // containerView
  open var presentedView: UIView? { _stub() }  // presentedView
  open var frameOfPresentedViewInContainerView: CGRect { _stub() }  // frameOfPresentedViewInContainerView
  open var shouldRemovePresentersView: Bool { _stub() }  // shouldRemovePresentersView
}

// Objective-C lets a subclass declare a property again with another type; Swift only one of a protocol.
@MainActor public protocol _UIDelegating: UIPresentationController {}

extension UIPresentationController: _UIDelegating {}

extension _UIDelegating {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { _stub() } set {} }  // delegate
}
