/// A change of views without controllers.
final class ContentTransition: WindowTransition {
  private let asked: TimeInterval

  /// Creates the transition of a change.
  ///
  /// - Parameters:
  ///   - duration: The requested duration, in seconds.
  ///   - clock: The clock that begins and ends the transition.
  ///   - completion: A closure that receives `true` after the change, since nothing cancels it.
  init(duration: TimeInterval, clock: any TransitionClock, completion: ((Bool) -> Void)?) {
    asked = duration
    super.init(animated: duration > 0, clock: clock)
    self.completion = completion.map { call in { call(true) } }
  }

  /// Makes changes at once, and calls a completion after their animation.
  ///
  /// They are on the clock of the window, or in an animation controller on the clock of its transition. Other animations end in the
  /// next turn.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - window: The window of the views, if that is known.
  ///   - changes: The changes.
  ///   - completion: A closure that receives `true` after the changes.
  static func animate(
    _ duration: TimeInterval, in window: UIWindow? = nil, _ changes: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let clock = window?.transitionClock ?? WindowTransition.animated?.clock ?? NextTurnTransitionClock.shared
    let transition = ContentTransition(duration: duration, clock: clock, completion: completion)
    changes?()
    if completion != nil || window != nil || transition.isInGroup { transition.begin() }
  }

  /// Also a change without a duration ends in a later turn.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:): "If the duration of
  /// the animation is 0, this block is performed at the beginning of the next run loop cycle."
  override var endsInTurnOfItsOwn: Bool { true }

  override var standardDuration: TimeInterval { asked }
}
