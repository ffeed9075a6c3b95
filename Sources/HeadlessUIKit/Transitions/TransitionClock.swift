/// Decides when the transitions of a window end.
///
/// A presentation, a dismissal, a push or a pop begins in the call that asks for it and is then handed to the clock of
/// its window. Outside a window there are no transitions. ``ImmediateTransitionClock`` ends each at once;
/// ``ManualTransitionClock`` ends the animated ones when told; ``RealTransitionClock`` ends them after
/// ``WindowTransition/duration``.
@MainActor
public protocol TransitionClock: AnyObject {
  /// Takes charge of a transition that has begun, and calls its `end()` once, now or later.
  ///
  /// - Parameter transition: A transition whose first callbacks have been called.
  func run(_ transition: WindowTransition)

  /// Hears that a transition has ended, whoever has ended it. Does nothing unless a clock needs to know.
  ///
  /// - Parameter transition: One that was given to ``run(_:)``.
  func transitionDidEnd(_ transition: WindowTransition)

  /// Calls the completion of a transition that has ended, now or later, in order.
  ///
  /// - Parameter completion: To be called once.
  func deliver(_ completion: @escaping () -> Void)
}

extension TransitionClock {
  /// Does nothing.
  public func transitionDidEnd(_ transition: WindowTransition) {}
}

/// When a completion is called, once its transition has ended.
///
/// UIKit promises neither for a transition that is not animated, so code should be tried with both.
public enum CompletionDelivery: Sendable {
  /// Before the call that ended the transition returns.
  case inline
  /// In a later turn of the main actor, or of a manual clock.
  case later
}
