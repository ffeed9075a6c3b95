// The waits of requests for one another. A request that waits for itself would never be answered.
//
// Such a circle is certain if the code of each request, and not a task that it has started, waits for the next one. The
// wait that would close a certain circle fails at once. A child task that code starts is not seen to be part of the code, so
// a wait of such a task that may be a circle ends at the deadline.
extension NavigationRequest {
  /// Returns a Boolean value that indicates whether this request certainly waits for another one, directly or through others, or
  /// is it.
  func waits(for other: NavigationRequest) -> Bool {
    var next: NavigationRequest? = self
    while let request = next {
      if request === other { return true }
      // A request waits either for its code or for its turn.
      next = request.awaited ?? request.waitsIn?.holder
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a request certainly waits for the code that has made this one.
  func isCalled(by other: NavigationRequest) -> Bool {
    guard isCalled, let parent else { return false }
    return other.waits(for: parent)
  }

  /// Starts the deadline of a wait for another request if the wait may be a circle: a task that the code of a third one has
  /// started waits, and that code may wait for the task.
  ///
  /// - Returns: The timer, or `nil` if the wait has no deadline.
  func startDeadline(
    ofWaitFor other: NavigationRequest, _ expire: @escaping @MainActor () -> Void
  ) -> Task<Void, Never>? {
    mayWaitForItself(through: other) ? Deadline.start(expire) : nil
  }

  private func mayWaitForItself(through other: NavigationRequest) -> Bool {
    var request = self
    var isCalled = true
    while request.isAwaited, let parent = request.parent, !parent.isAnswered {
      isCalled = isCalled && request.isCalled
      if !isCalled, parent.hasTurn || other.waits(for: parent) { return true }
      request = parent
    }
    return false
  }

  /// A Boolean value that indicates whether other requests wait for this one in its window.
  private var hasTurn: Bool { phase == .building || phase == .committing }

  /// Returns a Boolean value that indicates whether a task waits for the running code: it runs the code itself, or it performs the
  /// request that called it, directly or through further requests.
  package static func isAwaited(by task: Int) -> Bool {
    if runningTask == task { return true }
    var request = current?.isRunning == true ? current : nil
    while let called = request {
      if called.task == task { return true }
      request = called.parent?.awaited === called ? called.parent : nil
    }
    return false
  }
}
