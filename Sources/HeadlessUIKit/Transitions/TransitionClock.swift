/// A clock that determines when the transitions of a window begin and end.
///
/// On a device `present`, `dismiss` and the methods that change a stack on screen only *request* a transition. It
/// begins in a later turn of the run loop, even without an animation. Three clocks do the same.
/// ``NextTurnTransitionClock``, the clock of a new window, begins and ends transitions in the next turns of the main actor.
/// ``RealTransitionClock`` ends them after ``WindowTransition/duration``, and ``ManualTransitionClock`` begins and ends them in
/// explicit steps.
///
/// ``ImmediateTransitionClock`` does everything inside the call. A test that names it is shorter, and **differs from
/// UIKit**: code that passes only on it may rely on effects that come later on a device.
///
/// ## The immediate and the later effects of a call
///
/// | call | at once, on every clock | in later turns |
/// |---|---|---|
/// | `pushViewController`, `popViewController`, `popTo…`, `setViewControllers` on screen | `viewControllers`, `topViewController`, `parent` of the new controllers, `willMove(toParent:)` | `viewDidLoad`, the appearance callbacks, the views, `didMove(toParent:)`, the delegate |
/// | `present` | `presentedViewController`, `presentingViewController`, `isBeingPresented`, `viewDidLoad` | the appearance callbacks, `view.window`, the completion |
/// | `dismiss` | `isBeingDismissed` | the appearance callbacks, `presentedViewController`, the completion |
/// | `setViewControllers` of pages on screen | `viewControllers`, `parent` of the new pages, `willMove(toParent:)` | `viewDidLoad`, the appearance callbacks, the views, `didMove(toParent:)`, the completion |
/// | any of these during a transition of the same stack or presentation | nothing: the call waits until the transition has ended | everything |
/// | a tab's selection and `viewControllers` of a tab bar | everything | nothing |
/// | `rootViewController`, `makeKeyAndVisible()` and `isHidden` of a window | everything | nothing |
/// | columns of a split view | everything but their pushes and presentations | nothing |
/// | `addChild`, `removeFromParent`, views added and removed | everything | nothing |
/// | any call on a controller or view in no window | everything, without a transition | nothing |
@MainActor
public protocol TransitionClock: AnyObject {
  /// Accepts a requested transition and calls its `begin()` once, now or later, in order.
  ///
  /// The default implementation calls it now.
  ///
  /// - Parameter transition: A transition that has not made any callbacks.
  func schedule(_ transition: WindowTransition)

  /// Accepts a transition that has begun, and calls its `end()` once, now or later.
  ///
  /// - Parameter transition: A transition that has made its first callbacks.
  func run(_ transition: WindowTransition)

  /// Tells the clock that a transition has ended, even if the clock did not end it.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter transition: A transition that was passed to ``schedule(_:)`` or ``run(_:)``.
  func transitionDidEnd(_ transition: WindowTransition)

  /// Calls the completion of a transition that has ended, now or later, in order.
  ///
  /// - Parameter completion: A closure that the clock must call once.
  func deliver(_ completion: @escaping () -> Void)
}

extension TransitionClock {
  /// Begins the transition inside the call that requested it.
  public func schedule(_ transition: WindowTransition) { transition.begin() }

  /// Does nothing.
  public func transitionDidEnd(_ transition: WindowTransition) {}
}

/// The time at which a completion is called after its transition has ended.
///
/// UIKit guarantees neither for a transition without an animation, so test code with both.
public enum CompletionDelivery: Sendable {
  /// Before the call that ended the transition returns.
  case inline
  /// In a later turn of the main actor, or of a manual clock.
  case later

  /// Calls a completion, or passes it on to be called later.
  func deliver(_ completion: @escaping () -> Void, later putOff: (@escaping () -> Void) -> Void) {
    if self == .inline { completion() } else { putOff(completion) }
  }
}

/// The time at which a transition begins.
public enum TransitionBeginning: Sendable {
  /// Before the call that requests the transition returns, unlike in UIKit.
  case inCall
  /// In a later turn of the main actor, or of a manual clock.
  case later
}

/// A clock that begins and ends every transition before the call that requested it returns.
///
/// This is a shortcut for tests. UIKit behaves differently: see ``TransitionClock``.
public final class ImmediateTransitionClock: TransitionClock {
  /// A clock that windows can share.
  public static let shared = ImmediateTransitionClock()

  private let completions: CompletionDelivery

  /// Creates a clock.
  ///
  /// - Parameter completions: The time of the completions: inline, or in a later turn of the main actor.
  public init(completions: CompletionDelivery = .inline) { self.completions = completions }

  /// Ends the transition.
  public func run(_ transition: WindowTransition) { transition.end() }

  /// Calls a completion at once or in a later turn.
  public func deliver(_ completion: @escaping () -> Void) {
    completions.deliver(completion) { completion in Task { @MainActor in completion() } }
  }
}
