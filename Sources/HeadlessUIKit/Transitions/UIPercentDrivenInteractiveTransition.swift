/// A driver that follows a fraction; only the values are kept.
open class UIPercentDrivenInteractiveTransition: InertUIPercentDrivenInteractiveTransition,
  UIViewControllerInteractiveTransitioning
{
  /// The fraction that is done, from 0 to 1.
  public private(set) final var percentComplete: CGFloat = 0
  /// The duration of the transition, in seconds.
  open var duration: CGFloat { 0 }

  /// Sets the fraction that is done.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
  /// Pauses the transition.
  open func pause() {}
  /// Returns to the beginning.
  open func cancel() { percentComplete = 0 }
  /// Continues to the end.
  open func finish() { percentComplete = 1 }
  /// Begins the transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
