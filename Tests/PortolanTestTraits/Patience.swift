import Portolan
package import Testing

/// Lets the router wait for transitions as long as it takes, so that a test means what it says on a busy machine.
package struct Patience: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Deadline.$pass.withValue(
      { try await Task.sleep(for: .seconds(3600)) },
      operation: { try await function() })
  }
}

extension Trait where Self == Patience {
  /// The router waits for transitions as long as it takes.
  package static var patient: Self { Self() }
}
