/// How long the router waits for what nothing else answers for, such as a completion that never comes.
package enum Deadline {
  /// Five seconds: longer than any transition, and short enough for a user to still be there.
  static let duration: Duration = .seconds(5)

  /// Returns when the deadline has come; simulations, in which no time passes, put another wait in the place of this.
  ///
  /// - Throws: `CancellationError`.
  @MainActor package static var wait: @MainActor () async throws -> Void = { try await Task.sleep(for: duration) }

  /// Starts a task that does something when the deadline has come, unless it is cancelled before.
  @MainActor
  static func timer(_ expire: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      try? await wait()
      if !Task.isCancelled { expire() }
    }
  }
}
