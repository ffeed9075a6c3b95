/// The end of the router's patience with what may never come and nothing else answers for.
package enum Deadline {
  /// Waits until the time is over.
  ///
  /// A type of its own, as Swift 6.3 crashes on a task-local function where it optimises.
  package struct Wait: Sendable {
    let pass: @Sendable () async throws -> Void

    func callAsFunction() async throws {
      try await pass()
    }
  }

  /// Returns when the time is over; a test decides itself when that is.
  @TaskLocal package static var pass = Wait { try await Task.sleep(for: .seconds(5)) }

  /// Calls a closure when the time is over, unless the task is cancelled before.
  @MainActor
  static func start(_ expire: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      do { try await pass() } catch { return }
      if !Task.isCancelled { expire() }
    }
  }
}

extension TaskLocal<Deadline.Wait> {
  /// Runs code for which the time is over when a closure returns.
  package func withValue<Answer>(
    _ pass: @escaping @Sendable () async throws -> Void, operation: () throws -> Answer
  ) rethrows -> Answer {
    try withValue(Deadline.Wait(pass: pass), operation: operation)
  }

  /// Runs code for which the time is over when a closure returns.
  package func withValue<Answer>(
    _ pass: @escaping @Sendable () async throws -> Void, operation: () async throws -> Answer
  ) async rethrows -> Answer {
    try await withValue(Deadline.Wait(pass: pass), operation: operation)
  }
}
