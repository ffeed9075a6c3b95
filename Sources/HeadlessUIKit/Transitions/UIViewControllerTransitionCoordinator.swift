/// The state of a running transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: InertUIViewControllerTransitionCoordinatorContext {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation, or `.none` for a transition inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began with a gesture of the user.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a gesture of the user drives the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view where the transition takes place.
  var containerView: UIView { get }
  /// Returns the controller that leaves or enters.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or enters.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A running transition, as a coordinator for its controllers.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs an animation beside the transition's, and a completion after its last appearance callback.
  ///
  /// - Returns: `false` if the transition has already ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs an animation of views that are not in the transition's container beside the transition's.
  ///
  /// - Returns: `false` if the transition has already ended.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the user's gesture no longer drives the transition, before its last appearance callbacks.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation beside the transition's.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs an animation of views that are not in the transition's container beside the transition's.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
