/// The result of a call of the app's code: a value, or the work that must be awaited for it.
///
/// A value that is there at once costs no asynchronous call, which takes longer than most such code.
@MainActor
public enum Work<Value> {
  /// The value.
  case finished(Value)
  /// The work that yields the value, which the navigation awaits.
  case pending(@MainActor () async throws -> Value)
}

extension Work {
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

/// A guard or a context task that knows, when it is called, whether it needs waiting.
@MainActor
package protocol ImmediateHook<Input, Output> {
  associatedtype Input
  associatedtype Output

  /// Returns the output, or the work that yields it.
  func begin(_ input: Input) throws -> Work<Output>
}
