extension VerifiableApp {
  /// Returns the reason why the last step of a story breaks a rule.
  ///
  /// ```swift
  /// let launch = StoryLaunch(steps: ["tap Bag", "tap Check out"])
  /// #expect(try await ShopUnderTool.violation(of: "leak", in: [launch]) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - launches: The launches of the story so far, with the steps after each.
  /// - Returns: The reason, or `nil` if the rule is kept.
  /// - Throws: An error if the app cannot start, or if a payload that a step names cannot be read.
  public static func violation(of rule: String, in launches: [StoryLaunch]) async throws -> String? {
    try Verifying.run { try Trial<Self>().violation(of: rule, in: launches) }
  }

  /// Verifies the app in a test.
  ///
  /// ```swift
  /// @Test func navigation() async throws {
  ///   try await ShopUnderTool.verify(states: 2000)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - states: The maximum number of states.
  ///   - depth: The maximum number of actions on the shortest way to a state where actions are taken.
  ///   - options: The options of the launch, as on the command line.
  ///   - disabledRules: The names of the rules that are not checked.
  /// - Returns: The report. It contains no violation.
  /// - Throws: ``VerificationFailure`` with the text that the command prints, or an error if the app cannot start.
  @discardableResult
  public static func verify(
    states: Int = 1_000_000, depth: Int = 12, options: [String] = launchOptions,
    without disabledRules: Set<String> = []
  ) async throws -> VerificationReport {
    var verification = Verification<Self>(bounds: VerificationBounds(depth: depth, states: states))
    verification.disabledRules = disabledRules
    verification.options = options
    let report = try verification.run()
    guard report.isClean else { throw VerificationFailure(report: report) }
    return report
  }
}

/// An error for an app that breaks rules.
///
/// ```swift
/// do {
///   try await ShopUnderTool.verify(states: 2000)
/// } catch let failure as VerificationFailure {
///   for violation in failure.report.violations { print(violation.rule, violation.ways) }
/// }
/// ```
public struct VerificationFailure: Error, CustomStringConvertible {
  /// The report.
  public let report: VerificationReport

  /// The text that the command prints.
  public var description: String { report.description }
}
