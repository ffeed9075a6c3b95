/// The link that the code that is running was called to carry out, if any.
///
/// An inbox carries out one link at a time: who waits for another one meanwhile would wait for himself.
struct LinkHandling: Sendable {
  @TaskLocal static var current: LinkHandling?

  private let entry: any AnyObject & Sendable
  private let task: Int?

  /// What the running task is about to do.
  @MainActor
  init(of entry: any AnyObject & Sendable) {
    self.entry = entry
    task = NavigationRequest.runningTask
  }

  /// Whether the running task itself carries a link out, and is not one that such a task has started, for which nobody waits.
  @MainActor
  static func isUnderWay(of entry: any AnyObject & Sendable) -> Bool {
    guard let current else { return false }
    return current.entry === entry && current.task == NavigationRequest.runningTask
  }
}
