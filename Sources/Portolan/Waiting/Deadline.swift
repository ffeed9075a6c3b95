/// The end of the router's patience with what may never come and nothing else answers for.
package enum Deadline {
  /// Waits until the time is over.
  ///
  /// A type of its own, as Swift 6.3 crashes on a task-local function where it optimises.
  package struct Wait: Sendable {
    let pass: @Sendable (Duration) async throws -> Void

    package init(pass: @escaping @Sendable (Duration) async throws -> Void) {
      self.pass = pass
    }

    func callAsFunction(_ duration: Duration) async throws {
      try await pass(duration)
    }
  }

  /// Returns when a duration is over; a test decides itself when that is.
  @TaskLocal package static var pass = Wait { try await Task.sleep(for: $0) }

  /// Calls a closure when a duration is over, unless the task is cancelled before.
  @MainActor
  static func start(
    after duration: Duration = .seconds(5), _ expire: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    Task {
      do { try await pass(duration) } catch { return }
      if !Task.isCancelled { expire() }
    }
  }
}

extension TaskLocal<Deadline.Wait> {
  /// Runs code for which the time is over when a closure returns.
  package func withValue<Answer>(
    _ pass: @escaping @Sendable () async throws -> Void, operation: () throws -> Answer
  ) rethrows -> Answer {
    try withValue(Deadline.Wait { _ in try await pass() }, operation: operation)
  }

  /// Runs code for which the time is over when a closure returns.
  package func withValue<Answer>(
    _ pass: @escaping @Sendable () async throws -> Void, operation: () async throws -> Answer
  ) async rethrows -> Answer {
    try await withValue(Deadline.Wait { _ in try await pass() }, operation: operation)
  }
}
