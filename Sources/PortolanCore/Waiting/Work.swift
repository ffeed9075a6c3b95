/// A closure that waits for the end of a change that has begun, and checks that it has happened.
typealias Completion = @MainActor () async throws -> Void

/// The result of a call of the app's code: a value, or the work that must be awaited for it.
///
/// A value that is there at once costs no asynchronous call. That takes longer than most such code.
@MainActor
public enum Work<Value> {
  /// The value.
  case finished(Value)
  /// The work that yields the value, for the navigation to await.
  case pending(@MainActor () async throws -> Value)

  /// The value, once the work is done.
  var value: Value {
    get async throws {
      switch self {
      case .finished(let value): return value
      case .pending(let work): return try await work()
      }
    }
  }
}

/// A guard, a context task or a post-routing task that knows, when it is called, whether it needs waiting.
@MainActor
package protocol ImmediateHook<Input, Output> {
  associatedtype Input
  associatedtype Output

  /// Returns the output, or the work that yields it.
  func begin(_ input: Input) throws -> Work<Output>
}

/// A call of asynchronous code of the app, without the type of its answer.
///
/// Several tasks can wait for the answer. Each wait can end before the code returns, so that a request that is cancelled,
/// superseded or out of time is answered even if the code never returns.
@MainActor
package class AwaitedCall {
  fileprivate var task: Task<Void, Never>?
  private var waits: [Promise<(any Error)?>] = []

  fileprivate init() {}

  /// Cancels the task of the code, whose answer still counts.
  @inline(never) package final func cancel() { task?.cancel() }

  /// Ends the call with an error, unless it has ended before.
  func fail(with error: any Error) {}

  fileprivate final func finish() { for wait in waits { wait.end(with: nil) } }

  /// Returns when the call has ended.
  ///
  /// - Parameters:
  ///   - wait: The wait. It ends before the call if an error is set.
  ///   - cancel: A closure that is called if the waiting task is cancelled, and that ends the wait or the call.
  /// - Throws: The error of the wait.
  final func untilOver(
    by wait: Promise<(any Error)?> = Promise(), onCancel cancel: @escaping @MainActor () -> Void
  ) async throws {
    waits.append(wait)
    let error = await wait.wait(onCancel: cancel)
    waits = waits.without(wait)
    if let error { throw error }
  }
}

/// A call of asynchronous code of the app, in a task of its own that begins at once.
@MainActor
package final class PendingCall<Value: Sendable>: AwaitedCall {
  package typealias Answer = Result<Value, any Error>

  /// The result of the code, or `nil` until the code returns or the call is ended.
  package private(set) var answer: Answer?

  /// Creates a call that has not begun.
  package override init() {}

  /// Calls the code.
  ///
  /// - Parameters:
  ///   - drop: A closure that receives a value that the code returns after the call was ended.
  ///   - note: A closure that is called with `true` when the code begins, and with `false` when it has returned.
  ///   - body: The code.
  package func begin(
    droppingLate drop: (@MainActor (Value) -> Void)? = nil,
    noting note: (@MainActor (_ isRunning: Bool) -> Void)? = nil,
    _ body: @escaping @MainActor () async throws -> Value
  ) {
    task = Platform.startTask {
      note?(true)
      let answer: Answer
      do { answer = .success(try await body()) } catch { answer = .failure(error) }
      note?(false)
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
    finish()
    return true
  }

  override func fail(with error: any Error) { end(with: .failure(error)) }

  /// The result of a call that has ended.
  var given: Answer {
    guard let answer else { preconditionFailure("A call that has ended has an answer") }
    return answer
  }

  /// Returns the value of code that puts something back; no cancellation of the waiting task stops it.
  ///
  /// The code is cancelled if it has not returned at the deadline.
  ///
  /// - Throws: The error of the code, or ``RoutingError`` with the code ``RoutingError/Code/timedOut``. The code has then not
  ///   returned when its transitions, and after them the code itself, have had the time of the deadline.
  func inTime() async throws -> Value {
    let limit = Deadline.standard * 2
    let timer = Deadline.start(after: limit) {
      let reason = "a container, the undo of an action or a transition has not ended after \(limit)"
      self.fail(with: RoutingError(.timedOut, step: nil, reason: reason, fix: "let it return in every case"))
    }
    defer {
      timer.cancel()
      cancel()
    }
    if answer == nil { try await untilOver {} }
    return try given.get()
  }
}
