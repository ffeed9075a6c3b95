#if !canImport(UIKit)
  import Portolan

  extension VerifiableApp {
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
    ///   - depth: The maximum number of actions on the shortest way to a state in which actions are taken.
    ///   - options: The options of the launch, as on the command line.
    ///   - disabledRules: The names of the rules that are not checked.
    /// - Returns: The report, which contains no violation.
    /// - Throws: ``VerificationFailure`` with the text that the command prints, or an error if the app cannot start.
    @discardableResult
    public static func verify(
      states: Int = 20_000, depth: Int = 12, options: [String] = launchOptions, without disabledRules: Set<String> = []
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
  public struct VerificationFailure: Error, CustomStringConvertible {
    /// The report.
    public let report: VerificationReport

    /// The text that the command prints.
    public var description: String { report.description }
  }
#endif
