/// The context of a transition for an animation controller.
@MainActor
public protocol UIViewControllerContextTransitioning: InertUIViewControllerContextTransitioning {
  /// The view in which the animation takes place.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture of the user drives the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none` for a transition inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends the transition, with `false` if it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that leaves or enters.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or enters.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
