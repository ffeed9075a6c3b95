/// A place where tasks wait until it is opened.
@MainActor
package final class Gate {
  package private(set) var isOpen = false
  /// The number of times that a task has come to the gate.
  package private(set) var arrivals = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Returns when the gate is open.
  package func pass() async {
    arrivals += 1
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Returns when the gate is open, or throws when the task is cancelled.
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

  /// Returns when so many have arrived.
  package func arrivals(_ count: Int) async {
    await until { arrivals >= count }
  }
}
