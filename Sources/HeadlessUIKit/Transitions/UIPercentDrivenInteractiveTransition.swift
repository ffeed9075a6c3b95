/// An object that drives the animation of a transition with a gesture.
///
/// The methods that UIKit asks for it are never called here, since transitions of an app's own are not interactive: use the
/// gestures of the window's user.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A driver that follows a fraction; only the values are kept.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The fraction that is done, from 0 to 1.
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed of the end, where 1 is the speed of the animation.
  open var completionSpeed: CGFloat = 1
  /// A Boolean value that indicates whether a gesture drives the transition from the beginning.
  open var wantsInteractiveStart = true
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
