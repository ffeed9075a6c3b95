package import Testing

/// Runs the tests that start a process of their own one after the other.
///
/// While such a process runs, Swift Testing blocks one of its threads, and there are as few as cores. A process that ends
/// meanwhile keeps another core busy until its test notices.
package struct OwnProcess: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  @concurrent
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    await ProcessQueue.shared.enter()
    do {
      try await function()
    } catch {
      await ProcessQueue.shared.leave()
      throw error
    }
    await ProcessQueue.shared.leave()
  }
}

extension Trait where Self == OwnProcess {
  /// The test starts a process, such as one that must end, and waits for its turn.
  package static var ownProcess: Self { Self() }
}

/// The tests that wait for their turn, in the order of their arrival.
private actor ProcessQueue {
  static let shared = ProcessQueue()

  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
