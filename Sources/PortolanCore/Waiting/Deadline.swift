/// The time after which the router stops waiting for an event that may never come and that no other limit covers.
package enum Deadline {
  /// A wait for the end of a duration, by a clock.
  ///
  /// It is a type of its own, because Swift 6.3 crashes on a task-local function in optimised code.
  package struct Wait: Sendable {
    let pass: @Sendable (Duration) async throws -> Void
    /// Returns the instant of the clock, which measures for how long screens are visible.
    package let now: @Sendable () -> ContinuousClock.Instant

    package init(
      pass: @escaping @Sendable (Duration) async throws -> Void,
      now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
      self.pass = pass
      self.now = now
    }

    package func callAsFunction(_ duration: Duration) async throws {
      try await pass(duration)
    }
  }

  /// The wait for the end of a duration.
  ///
  /// A test replaces it to decide when a duration ends.
  @TaskLocal package static var pass = Wait { try await Task.sleep(for: $0) }

  /// The time for which the router waits while nothing happens.
  package static let standard = Duration.seconds(6)

  /// Calls a closure at the end of a duration, unless the task is cancelled before.
  @MainActor
  package static func start(
    after duration: Duration = standard, _ expire: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    Task {
      do { try await pass(duration) } catch { return }
      if !Task.isCancelled { expire() }
    }
  }
}

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
