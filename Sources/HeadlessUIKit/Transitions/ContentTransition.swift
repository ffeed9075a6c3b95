/// A change of a view's contents, which involves no controllers.
final class ContentTransition: WindowTransition {
  private let asked: TimeInterval
  private var completion: ((Bool) -> Void)?

  /// Creates the transition of a change.
  ///
  /// - Parameters:
  ///   - duration: The requested duration, in seconds.
  ///   - clock: The clock that begins and ends the transition.
  ///   - completion: A closure that receives `true` after the change, or `false` if the change was cancelled.
  init(duration: TimeInterval, clock: any TransitionClock, completion: ((Bool) -> Void)?) {
    asked = duration
    self.completion = completion
    super.init(animated: duration > 0, clock: clock)
  }

  override var standardDuration: TimeInterval { asked }

  override func conclude() {
    guard let completion else { return }
    self.completion = nil
    let finished = !isCancelled
    clock.deliver { completion(finished) }
  }
}
