import PortolanTesting
import Testing

/// Returns the error that a library other than Swift Testing receives of an expectation, since a detached task belongs to no test.
@MainActor
func thrown(by expectation: @escaping @MainActor @Sendable () async throws -> Void) async -> (any Error)? {
  let task = Task.detached { await error(of: expectation) }
  return await task.value
}

/// Returns the reason of a failed expectation that a library other than Swift Testing receives.
@MainActor
func reason<Reason: Error>(
  _ type: Reason.Type, by expectation: @escaping @MainActor @Sendable () async throws -> Void
) async -> Reason? {
  (await thrown(by: expectation) as? FailedExpectation)?.reason as? Reason
}

@MainActor
private func error(of expectation: @MainActor @Sendable () async throws -> Void) async -> (any Error)? {
  do {
    try await expectation()
    return nil
  } catch {
    return error
  }
}
