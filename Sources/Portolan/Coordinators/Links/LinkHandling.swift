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

  /// Whether the running task itself carries a link out, or is that of a guard for which such a task waits, and not one that
  /// they have started, for which nobody waits.
  @MainActor
  static func isUnderWay(of entry: any AnyObject & Sendable) -> Bool {
    guard let current, current.entry === entry, let running = NavigationRequest.runningTask else { return false }
    return current.task == running || NavigationRequest.current?.appTasks.contains(running) == true
  }
}
