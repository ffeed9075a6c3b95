#if !canImport(UIKit)
  import PortolanTestSupport
  package import Testing

  /// Runs each case of the tests once for each ``Completion``, with a suite of its own each time.
  ///
  /// The router is patient with all of them, so that a test judges the same on a busy machine. A failure names
  /// its completion.
  package struct EveryCompletion: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    @concurrent
    package func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
      for completion in CompletionCases.chosen {
        let naming = IssueHandlingTrait.compactMapIssues { issue in
          var issue = issue
          issue.comments.append("With \(completion.rawValue) completion")
          return issue
        }
        CompletionCases.record(completion)
        let run = CompletionRun(completion)
        try await naming.provideScope(for: test, testCase: testCase) {
          try await CompletionRun.$current.withValue(run) {
            try await Patience().provideScope(for: test, testCase: testCase, performing: function)
          }
          for event in run.earlyEvents {
            Issue.record("A transition is in flight though the navigation is over: \(event)")
          }
        }
      }
    }
  }

  extension Trait where Self == EveryCompletion {
    /// The test runs with immediate, with deferred and with late completion, and with transitions that begin in a later turn.
    package static var everyCompletion: Self { Self() }
  }
#else
  package import Testing

  extension Trait where Self == Patience {
    /// The test runs with the completions of UIKit.
    package static var everyCompletion: Self { Self() }
  }
#endif
