/// The link that the running code was called to perform, if any.
///
/// An inbox performs one link at a time. A task that performs a link and waits for another one would therefore wait for
/// itself.
struct LinkHandling: Sendable {
  @TaskLocal static var current: LinkHandling?

  private let entry: any AnyObject & Sendable
  private let task: Int?

  /// Creates the value for the running task, which is about to perform a link.
  @MainActor
  init(of entry: any AnyObject & Sendable) {
    self.entry = entry
    task = NavigationRequest.runningTask
  }

  /// Returns a Boolean value that indicates whether the running task itself performs a link, or is the task of a guard
  /// that such a task awaits.
  ///
  /// The result is `false` for other tasks that they have started, because those are not awaited.
  @MainActor
  static func isUnderWay(of entry: any AnyObject & Sendable) -> Bool {
    guard let current, current.entry === entry, let running = NavigationRequest.runningTask else { return false }
    return current.task == running || NavigationRequest.current?.appTasks.contains(running) == true
  }
}
