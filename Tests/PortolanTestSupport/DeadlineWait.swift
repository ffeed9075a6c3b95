import Portolan

extension TaskLocal<Deadline.Wait> {
  /// Runs code for which every duration ends when a closure returns.
  package func withValue<Answer>(
    _ pass: @escaping @Sendable () async throws -> Void, operation: () throws -> Answer
  ) rethrows -> Answer {
    try withValue(Deadline.Wait { _ in try await pass() }, operation: operation)
  }

  /// Runs asynchronous code for which every duration ends when a closure returns.
  package func withValue<Answer>(
    _ pass: @escaping @Sendable () async throws -> Void, operation: () async throws -> Answer
  ) async rethrows -> Answer {
    try await withValue(Deadline.Wait { _ in try await pass() }, operation: operation)
  }
}
