/// What an animation controller works with.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user's finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none` for a transition inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends the transition; `false` says that it went back to where it began.
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or enters.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or enters.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
