import Portolan
import Testing

/// A trait that names the rule that a test, or each test of a suite, verifies, and counts its cases as they run.
///
/// On the headless platform a case runs twice: as on UIKit, and with everything done inside the call unless it is
/// tagged `.turns`.
struct RuleTrait: TestTrait, SuiteTrait, TestScoping {
  let rule: Rule

  var isRecursive: Bool { true }

  /// The comment that is shown when the test fails.
  var comments: [Comment] { ["Rule \(rule.rawValue): \(rule.statement)"] }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    RuleCases.count(rule)
    let recording = await RuleRecording(rule, test, testCase)
    try await RuleRecording.$current.withValue(recording) { try await function() }
    try await recording?.end()
    #if !canImport(UIKit)
      guard !test.tags.contains(.turns) else { return }
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("With everything done inside the call")
        return issue
      }
      try await naming.provideScope(for: test, testCase: testCase) {
        try await Turn.$current.withValue(.immediate) { try await function() }
      }
    #endif
  }
}

extension Trait where Self == RuleTrait {
  /// Returns the trait of a test that verifies a rule.
  static func rule(_ rule: Rule) -> Self { RuleTrait(rule: rule) }
}

/// The number of cases that ran: one for each test with a rule, or for each of its arguments.
///
/// They are counted as they run, so that a skipped or removed test is not included.
private enum RuleCases {
  private static let lock = NSLock()
  // The lock protects the counts.
  nonisolated(unsafe) private static var cases: [Rule: Int] = [:]

  static func count(_ rule: Rule) {
    lock.withLock {
      if cases.isEmpty { atexit { RuleCases.printSummary() } }
      cases[rule, default: 0] += 1
    }
  }

  private static func printSummary() {
    lock.withLock {
      print("\(cases.values.reduce(0, +)) rule cases, by rule:", terminator: "")
      for rule in Rule.allCases { print(" \(rule) \(cases[rule, default: 0])", terminator: ";") }
      print()
    }
  }
}
