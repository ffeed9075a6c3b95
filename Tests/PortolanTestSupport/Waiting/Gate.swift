/// A gate at which tasks wait until it is opened.
@MainActor
package final class Gate {
  package private(set) var isOpen = false
  /// The number of tasks that have arrived at the gate so far.
  package private(set) var arrivals = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Waits until the gate is open.
  package func pass() async {
    arrivals += 1
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until the gate is open, or throws an error if the task is cancelled.
  package func passUnlessCancelled() async throws {
    arrivals += 1
    await until { isOpen || Task.isCancelled }
    try Task.checkCancellation()
  }

  package func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits until a number of tasks have arrived.
  package func arrivals(_ count: Int) async {
    await until { arrivals >= count }
  }
}
