import Portolan
package import Testing

/// Lets the router wait for transitions as long as it takes, so that a test judges the same on a busy machine.
package struct Patience: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let wait = Deadline.Wait { duration in
      // What lasts for a moment only is no matter of patience.
      try await Task.sleep(for: duration < .seconds(1) ? duration : .seconds(3600))
    }
    try await Deadline.$pass.withValue(wait, operation: { try await function() })
  }
}

extension Trait where Self == Patience {
  /// The router waits for transitions as long as it takes.
  package static var patient: Self { Self() }
}
