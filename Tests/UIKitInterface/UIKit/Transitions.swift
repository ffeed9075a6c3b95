// swift-format-ignore-file
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }  // containerView
  var isAnimated: Bool { get }  // animated
  var isInteractive: Bool { get }  // interactive
  var transitionWasCancelled: Bool { get }  // transitionWasCancelled
  var presentationStyle: UIModalPresentationStyle { get }  // presentationStyle
  func completeTransition(_ didComplete: Bool)  // -completeTransition:
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?  // -viewControllerForKey:
  func view(forKey key: UITransitionContextViewKey) -> UIView?  // -viewForKey:
}

@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval  // -transitionDuration:
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)  // -animateTransition:
  @available(*, deprecated) func animationEnded(_ transitionCompleted: Bool)  // -animationEnded:
}
extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) { _stub() }
}

@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)  // -startInteractiveTransition:
}
