/// One wait, which ends once: by whoever is first to end it.
@MainActor
final class Promise<Value: Sendable> {
  private var value: Value?
  private var continuation: CheckedContinuation<Value, Never>?

  /// Ends the wait, unless it has ended before.
  ///
  /// - Returns: Whether this call has ended it.
  @discardableResult
  func end(with value: Value) -> Bool {
    guard self.value == nil else { return false }
    self.value = value
    if let continuation {
      Resumptions.pendingCount += 1
      continuation.resume(returning: value)
    }
    continuation = nil
    return true
  }

  /// The value that the wait has ended with, `nil` before.
  var result: Value? { value }

  /// Returns when the wait has ended, at once if that was before.
  func wait() async -> Value {
    if let value { return value }
    let answer = await withCheckedContinuation { continuation = $0 }
    Resumptions.pendingCount -= 1
    return answer
  }

  /// Returns when the wait has ended, which the cancellation of the waiting task does as well.
  ///
  /// - Parameter cancelled: What it ends with then.
  func wait(untilCancelledWith cancelled: Value) async -> Value {
    await wait { self.end(with: cancelled) }
  }

  /// Returns when the wait has ended.
  ///
  /// - Parameter cancel: Called once when the waiting task is cancelled, to end the wait sooner or later.
  func wait(onCancel cancel: @escaping @MainActor () -> Void) async -> Value {
    if Task.isCancelled {
      cancel()
      return await wait()
    }
    return await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }
}

/// Waits that have ended, and whose tasks have not gone on yet.
///
/// The system lets a task that has waited go on by way of a thread of its own choosing, so that on a busy machine others may
/// have many turns on the main actor before it.
@MainActor
package enum Resumptions {
  /// How many there are.
  package internal(set) static var pendingCount = 0
}
