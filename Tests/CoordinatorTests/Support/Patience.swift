import Portolan
import Testing

/// Lets the router wait for transitions as long as it takes, so that a test means what it says on a busy machine.
struct Patience: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Deadline.$pass.withValue(
      { try await Task.sleep(for: .seconds(3600)) },
      operation: { try await function() })
  }
}

extension Trait where Self == Patience {
  static var patient: Self { Self() }
}
