/// The end of the router's patience with what may never come and nothing else answers for.
package enum Deadline {
  /// Returns when the time is over; a test decides itself when that is.
  @TaskLocal package static var pass: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(5)) }

  /// Calls a closure when the time is over, unless the task is cancelled before.
  @MainActor
  static func start(_ expire: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      do { try await pass() } catch { return }
      if !Task.isCancelled { expire() }
    }
  }
}
