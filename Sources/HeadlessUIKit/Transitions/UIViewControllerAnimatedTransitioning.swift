/// An animation controller that runs the animation of a transition.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: InertUIViewControllerAnimatedTransitioning {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Runs the animation and calls `completeTransition(_:)` at its end.
  ///
  /// Without that call the transition never ends.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells the animation controller that the transition ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
