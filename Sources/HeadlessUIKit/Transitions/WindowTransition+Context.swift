// Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/finalframe(for:): the rectangle that a
// controller's view has when the transition is over, and zero where it is not known.
extension WindowTransition {
  /// Returns the rectangle of a view before the transition, which is zero for a view that enters.
  public final func initialFrame(for vc: UIViewController) -> CGRect {
    vc === participant(.from) ? containerView.bounds : .zero
  }

  /// Returns the rectangle of a view after the transition, which is zero for a view that leaves.
  ///
  /// A presentation controller provides the rectangle of the controller that it presents.
  public final func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === participant(.to) else { return .zero }
    return vc.presentationControllerStorage?.frameOfPresentedViewInContainerView ?? containerView.bounds
  }

  /// The transform of the view at the end, which changes nothing.
  public final var targetTransform: CGAffineTransform { .identity }
  /// A Boolean value that indicates whether the transition can be interrupted, which it cannot be here.
  public final var isInterruptible: Bool { false }
  /// The speed of the end, where 1 is the speed of the animation.
  public final var completionVelocity: CGFloat { 1 }
  /// The curve of the end.
  public final var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Sets the progress of the transition, which has no effect here.
  public final func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Tells the transition that its gesture is over and it continues, which has no effect here.
  public final func finishInteractiveTransition() {}
  /// Tells the transition that its gesture is over and it returns, which has no effect here.
  public final func cancelInteractiveTransition() {}
  /// Tells the transition that a gesture takes it over, which has no effect here.
  public final func pauseInteractiveTransition() {}
}
