/// The change of a view's contents, which involves no controllers.
final class ContentTransition: WindowTransition {
  private var completion: ((Bool) -> Void)?

  init(animated: Bool, clock: any TransitionClock, completion: ((Bool) -> Void)?) {
    self.completion = completion
    super.init(animated: animated, clock: clock)
  }

  override func conclude() {
    guard let completion else { return }
    self.completion = nil
    let finished = !isCancelled
    clock.deliver { completion(finished) }
  }
}
