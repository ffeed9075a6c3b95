/// A moment that one task can wait for.
///
/// It knows no type of a value, so that its asynchronous code is compiled once for all promises.
@MainActor
package class Signal {
  /// A Boolean value that indicates whether the moment has come.
  private var isSet = false
  private var continuation: CheckedContinuation<Void, Never>?
  /// The closure to call if the waiting task is cancelled.
  ///
  /// A function that called it as an argument would be compiled for each.
  private var cancel: (@MainActor () -> Void)?

  fileprivate init() {}

  @inline(never) fileprivate func set() {
    isSet = true
    if let continuation {
      Resumptions.pendingCount += 1
      continuation.resume()
    }
    (continuation, cancel) = (nil, nil)
  }

  /// Returns when the moment has come.
  fileprivate final func untilSet() async {
    if isSet { return }
    precondition(continuation == nil, "Two tasks wait for one promise. To fix: make a promise for each wait.")
    await withCheckedContinuation { continuation = $0 }
    Resumptions.pendingCount -= 1
  }

  /// Returns when the moment has come, or when the waiting task is cancelled.
  @inline(never) fileprivate final func untilSet(onCancel cancel: @escaping @MainActor () -> Void) async {
    if isSet { return }
    self.cancel = cancel
    if Task.isCancelled { noteCancellation() }
    await withTaskCancellationHandler {
      await untilSet()
    } onCancel: {
      Task { @MainActor in self.noteCancellation() }
    }
  }

  /// Calls the closure once, unless the moment has come meanwhile: the waiting task resumes later than this runs.
  @inline(never) private final func noteCancellation() {
    let cancel = cancel
    self.cancel = nil
    cancel?()
  }
}

/// A value that is set once, and that one task can wait for.
@MainActor
package final class Promise<Value: Sendable>: Signal {
  /// The value, or `nil` if it has not been set yet.
  package private(set) var result: Value?

  /// Makes a promise whose value is not set.
  package override init() {}

  /// Sets the value and ends the wait, unless it has been set before.
  ///
  /// - Returns: `true` if this call has set the value.
  @discardableResult
  package func end(with value: Value) -> Bool {
    guard result == nil else { return false }
    result = value
    set()
    return true
  }

  private var value: Value {
    guard let result else { preconditionFailure("A promise that is set has a value") }
    return result
  }

  /// Returns the value when it is set, or at once if it is set already.
  ///
  /// A second wait while another one has not ended ends the program.
  package func wait() async -> Value {
    await untilSet()
    return value
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
    await untilSet(onCancel: cancel)
    return value
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
