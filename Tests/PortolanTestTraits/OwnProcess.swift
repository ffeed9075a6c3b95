package import Testing

/// Runs two of the tests at a time that start a process of their own.
///
/// While such a process runs, Swift Testing blocks one of its threads, and there are as few as cores. A process that ends while
/// all of them are blocked keeps a core busy until its test notices.
package struct OwnProcess: TestTrait, TestScoping {
  /// The scope is that of the whole test, since a time limit counts from the beginning of its first case.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> OwnProcess? {
    testCase == nil ? self : nil
  }

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

#if os(macOS) || os(Linux)
  extension ExitTest.Result? {
    /// The text that the process wrote to its standard error.
    package var errorText: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
  }
#endif

/// The tests that wait for their turn, in the order of their arrival.
private actor ProcessQueue {
  static let shared = ProcessQueue()

  private var free = 2
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
