/// The files of a verification's results, as the command line may name them.
struct ResultFiles {
  private let page: OutputFile?
  private let junit: OutputFile?
  private let baseline: OutputFile?
  private let stories: StoryFolder?

  /// Checks that the files can be written, without a change of any.
  ///
  /// - Throws: ``ToolFault`` for the first place that cannot be written.
  init(
    page: String?, junit: String?, baseline: String?, stories: String?, payloads: [String: String]
  ) throws {
    self.page = try page.map { try OutputFile($0) }
    self.junit = try junit.map { try OutputFile($0) }
    self.baseline = try baseline.map { try OutputFile($0) }
    self.stories = try stories.map { try StoryFolder($0, payloads: payloads) }
  }

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - report: The report of the result, from which a baseline removes what it accepts.
  ///   - app: The name of the app.
  ///   - rules: The names of the rules.
  /// - Returns: The errors of the files that cannot be written.
  func write(
    _ result: VerificationResult, accepting report: inout VerificationReport, as app: String, rules: [String]
  ) -> [any Error] {
    var failures: [any Error] = []
    func attempt(_ body: () throws -> Void) { do { try body() } catch { failures.append(error) } }
    if let page { attempt { try page.write(try ResultPage(name: app, result).html()) } }
    if let baseline {
      attempt {
        try baseline.write(Baseline.json(of: report.violations) + "\n")
        report.accepted = report.violations.count
        report.violations = []
      }
    }
    if let stories { attempt { try stories.write(report.violations) } }
    if let junit { attempt { try junit.write(JUnit.text(of: report, rules: rules)) } }
    return failures
  }
}
