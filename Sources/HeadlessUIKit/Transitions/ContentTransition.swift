/// The change of a view's contents, which involves no controllers.
final class ContentTransition: WindowTransition {
  private let asked: TimeInterval
  private var completion: ((Bool) -> Void)?

  /// - Parameter duration: How long the one who asked for the change wants it to take, in seconds.
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
