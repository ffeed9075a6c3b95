import Portolan
import Testing

/// Runs each case of the tests once for each ``Completion``, with a suite of its own each time.
///
/// The router is patient with all of them, so that a test means what it says on a busy machine. A failure names the
/// completion with which it came.
struct EveryCompletion: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    for completion in CompletionCases.chosen {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("With \(completion.rawValue) completion")
        return issue
      }
      CompletionCases.note(completion)
      try await naming.provideScope(for: test, testCase: testCase) {
        try await Completion.$current.withValue(completion) {
          try await Deadline.$pass.withValue(
            { try await Task.sleep(for: .seconds(3600)) },
            operation: { try await function() })
        }
      }
    }
  }
}

extension Trait where Self == EveryCompletion {
  /// The test runs with immediate, with deferred and with late completion, and with transitions that begin in a later turn.
  static var everyCompletion: Self { Self() }
}

/// How many cases ran with which completion.
enum CompletionCases {
  /// What each case runs with: all, or one that the environment names as `COMPLETION`.
  static let chosen: [Completion] = {
    let name = ProcessInfo.processInfo.environment["COMPLETION"]
    return name.flatMap(Completion.init(rawValue:)).map { [$0] } ?? Completion.allCases
  }()

  private static let lock = NSLock()
  // The lock guards them.
  nonisolated(unsafe) private static var cases: [Completion: Int] = [:]
  nonisolated(unsafe) private static var deferrals = 0

  static func note(_ completion: Completion) {
    lock.withLock {
      if cases.isEmpty { atexit { CompletionCases.printSummary() } }
      cases[completion, default: 0] += 1
    }
  }

  /// Counts a transition that a test had to wait for.
  static func noteDeferral() {
    lock.withLock { deferrals += 1 }
  }

  private static func printSummary() {
    lock.withLock {
      let counts = Completion.allCases.map { "\(cases[$0, default: 0]) \($0)" }.joined(separator: ", ")
      print("Cases by completion: \(counts); \(deferrals) transitions were deferred")
    }
  }
}
