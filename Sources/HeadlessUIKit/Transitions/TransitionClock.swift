/// Decides when the transitions of a window begin and end.
///
/// On a device `present`, `dismiss` and the methods that change a stack on screen only *ask* for a transition: it begins
/// in a later turn of the run loop, animated or not. So it is on three clocks. ``NextTurnTransitionClock`` begins and
/// ends transitions in the next turns of the main actor, ``RealTransitionClock`` ends them after
/// ``WindowTransition/duration``, and ``ManualTransitionClock`` begins and ends them when told.
///
/// ``ImmediateTransitionClock``, the clock of a new window, does everything inside the call. That is a shortcut for tests
/// and **not what UIKit does**: code that passes on it alone may rely on what a device has not done yet.
///
/// ## What a call does at once, and what follows
///
/// | call | at once, on every clock | in later turns |
/// |---|---|---|
/// | `pushViewController`, `popViewController`, `popTo…`, `setViewControllers` on screen | `viewControllers`, `topViewController`, `parent` of what comes, `willMove(toParent:)` | `viewDidLoad`, the appearance callbacks, the views, `didMove(toParent:)`, the delegate |
/// | `present` | `presentedViewController`, `presentingViewController`, `isBeingPresented`, `viewDidLoad` | the appearance callbacks, `view.window`, the completion |
/// | `dismiss` | `isBeingDismissed` | the appearance callbacks, `presentedViewController`, the completion |
/// | any of these during a transition of the same stack or presentation | nothing: the call waits until the transition has ended | all of it |
/// | a tab's selection and `viewControllers` of a tab bar | everything | nothing |
/// | `rootViewController`, `makeKeyAndVisible()` and `isHidden` of a window | everything | nothing |
/// | columns of a split view | everything, but for what it pushes or presents | nothing |
/// | `addChild`, `removeFromParent`, views added and removed | everything | nothing |
/// | anything on what is in no window | everything, without a transition | nothing |
@MainActor
public protocol TransitionClock: AnyObject {
  /// Takes charge of a transition that was asked for, and calls its `begin()` once, now or later, in order.
  ///
  /// By default that is now.
  ///
  /// - Parameter transition: A transition that has called nothing back yet.
  func schedule(_ transition: WindowTransition)

  /// Takes charge of a transition that has begun, and calls its `end()` once, now or later.
  ///
  /// - Parameter transition: A transition whose first callbacks have been called.
  func run(_ transition: WindowTransition)

  /// Hears that a transition has ended, even if the clock did not end it. Does nothing unless a clock needs to know.
  ///
  /// - Parameter transition: One that was given to ``schedule(_:)`` or ``run(_:)``.
  func transitionDidEnd(_ transition: WindowTransition)

  /// Calls the completion of a transition that has ended, now or later, in order.
  ///
  /// - Parameter completion: To be called once.
  func deliver(_ completion: @escaping () -> Void)
}

extension TransitionClock {
  /// Begins the transition inside the call that asked for it.
  public func schedule(_ transition: WindowTransition) { transition.begin() }

  /// Does nothing.
  public func transitionDidEnd(_ transition: WindowTransition) {}
}

/// The moment at which a transition begins.
public enum TransitionBeginning: Sendable {
  /// Before the call that asks for the transition returns, which is not what UIKit does.
  case inCall
  /// In a later turn of the main actor, or of a manual clock.
  case later
}

/// The moment at which a completion is called, once its transition has ended.
///
/// UIKit promises neither for a transition that is not animated, so code should be tried with both.
public enum CompletionDelivery: Sendable {
  /// Before the call that ended the transition returns.
  case inline
  /// In a later turn of the main actor, or of a manual clock.
  case later
}
