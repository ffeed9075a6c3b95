/// A call of asynchronous code of the app, in a task of its own that begins at once.
///
/// Several tasks can wait for the answer. Each wait can end before the code returns, so that a request that is cancelled,
/// superseded or out of time is answered even if the code never returns.
@MainActor
package final class PendingCall<Value: Sendable> {
  package typealias Answer = Result<Value, any Error>

  /// The result of the code, or `nil` until the code returns or the call is ended.
  package private(set) var answer: Answer?
  private var task: Task<Void, Never>?
  private var waits: [Promise<Result<Answer, any Error>>] = []

  /// Creates a call that has not begun.
  package init() {}

  /// Calls the code.
  ///
  /// - Parameters:
  ///   - drop: A closure that receives a value that the code returns after the call was ended.
  ///   - body: The code.
  package func begin(
    droppingLate drop: (@MainActor (Value) -> Void)? = nil, _ body: @escaping @MainActor () async throws -> Value
  ) {
    task = Platform.startTask {
      let answer: Answer
      do { answer = .success(try await body()) } catch { answer = .failure(error) }
      if !self.end(with: answer), case .success(let value) = answer { drop?(value) }
    }
  }

  /// Ends the call, whether its code has returned or not, unless it has ended before.
  ///
  /// - Returns: `true` if this method has ended the call.
  @discardableResult
  func end(with answer: Answer) -> Bool {
    guard self.answer == nil else { return false }
    self.answer = answer
    for wait in waits { wait.end(with: .success(answer)) }
    return true
  }

  /// Cancels the task of the code, whose answer still counts.
  package func cancel() { task?.cancel() }

  /// Cancels the task of the code, whose answer no longer counts.
  func abandon() {
    end(with: .failure(CancellationError()))
    cancel()
  }

  /// Returns the answer of the code.
  ///
  /// - Parameter request: The request that waits, or `nil` for other code.
  /// - Returns: The result of the code, or the result with which the call was ended.
  /// - Throws: The error that ended the wait: the error of the request, or `CancellationError`.
  package func wait(for request: NavigationRequest? = nil) async throws -> Answer {
    if let answer { return answer }
    try request?.checkNotEnded()
    let wait = Promise<Result<Answer, any Error>>()
    request?.stopWaiting = { wait.end(with: .failure($0)) }
    defer { request?.stopWaiting = nil }
    return try await end(of: wait) { wait.end(with: .failure(CancellationError())) }
  }

  /// Returns the answer of the code.
  ///
  /// - Parameter cancel: A closure that is called if the waiting task is cancelled, and that ends the call sooner or later.
  /// - Returns: The result of the code, or the result with which the call was ended.
  /// - Throws: No error.
  func wait(onCancel cancel: @escaping @MainActor () -> Void) async throws -> Answer {
    if let answer { return answer }
    return try await end(of: Promise(), onCancel: cancel)
  }

  private func end(
    of wait: Promise<Result<Answer, any Error>>, onCancel cancel: @escaping @MainActor () -> Void
  ) async throws -> Answer {
    waits.append(wait)
    defer { waits.removeAll { $0 === wait } }
    return try await wait.wait(onCancel: cancel).get()
  }
}
