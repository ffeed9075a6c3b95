/// A value that is set once, and that one task can wait for.
@MainActor
package final class Promise<Value: Sendable> {
  private var value: Value?
  private var continuation: CheckedContinuation<Value, Never>?

  /// Makes a promise whose value is not set.
  package init() {}

  /// Sets the value, which ends the wait, unless it has been set before.
  ///
  /// - Returns: `true` if this call has set the value.
  @discardableResult
  package func end(with value: Value) -> Bool {
    guard self.value == nil else { return false }
    self.value = value
    if let continuation {
      Resumptions.pendingCount += 1
      continuation.resume(returning: value)
    }
    continuation = nil
    return true
  }

  /// The value, or `nil` if it has not been set yet.
  package var result: Value? { value }

  /// Returns the value when it is set, or at once if it is set already.
  ///
  /// A second wait while another one has not ended ends the program.
  package func wait() async -> Value {
    if let value { return value }
    precondition(continuation == nil, "Two tasks wait for one promise. To fix: make a promise for each wait.")
    let answer = await withCheckedContinuation { continuation = $0 }
    Resumptions.pendingCount -= 1
    return answer
  }

  /// Returns the value when it is set.
  ///
  /// The cancellation of the waiting task sets it, too.
  ///
  /// - Parameter cancelled: The value to set if the waiting task is cancelled.
  /// - Returns: The value that was set first.
  package func wait(untilCancelledWith cancelled: Value) async -> Value {
    await wait { self.end(with: cancelled) }
  }

  /// Returns the value when it is set.
  ///
  /// - Parameter cancel: A closure that is called once if the waiting task is cancelled before the value is set, so that
  ///   it sets the value sooner or later.
  /// - Returns: The value that was set first.
  package func wait(onCancel cancel: @escaping @MainActor () -> Void) async -> Value {
    if Task.isCancelled {
      cancel()
      return await wait()
    }
    return await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      Task { @MainActor in
        // The value may have been set meanwhile: the waiting task resumes later than this one runs.
        if self.value == nil { cancel() }
      }
    }
  }
}

/// The waits that have ended but whose tasks have not resumed yet.
///
/// The system resumes a waiting task through a thread of its own choice. On a busy machine, other tasks may therefore
/// run on the main actor many times before it.
@MainActor
package enum Resumptions {
  /// The number of such waits.
  package internal(set) static var pendingCount = 0
}
