/// A change of a view's contents, which involves no controllers.
final class ContentTransition: WindowTransition {
  private let asked: TimeInterval

  /// Creates the transition of a change.
  ///
  /// - Parameters:
  ///   - duration: The requested duration, in seconds.
  ///   - clock: The clock that begins and ends the transition.
  ///   - completion: A closure that receives `true` after the change, which nothing cancels.
  init(duration: TimeInterval, clock: any TransitionClock, completion: ((Bool) -> Void)?) {
    asked = duration
    super.init(animated: duration > 0, clock: clock)
    self.completion = completion.map { call in { call(true) } }
  }

  override var standardDuration: TimeInterval { asked }
}
