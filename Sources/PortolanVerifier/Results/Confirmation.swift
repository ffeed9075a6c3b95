#if !canImport(UIKit)
  import Portolan
  import PortolanTool

  /// The confirmation of a broken rule by a fresh launch, and the search for the shortest story that shows it.
  @MainActor
  struct Confirmation<App: VerifiableApp> {
    private let trial: Trial<App>
    private let options: [String]

    init(options: [String]) throws {
      self.options = options
      trial = try Trial()
    }

    /// Returns the violation for a broken rule.
    ///
    /// - Parameters:
    ///   - finding: The broken rule.
    ///   - ways: The actions after each launch.
    ///   - otherCount: The number of other places with the same reason.
    /// - Returns: The violation with a story that is as short as possible.
    /// - Throws: ``LaunchFault``.
    func violation(_ finding: Finding, _ ways: [[Move]], _ otherCount: Int) throws -> Violation {
      var violation = Violation(
        rule: finding.rule, screen: finding.screen, action: finding.action, reason: finding.reason,
        options: options, ways: ways.map { $0.map(\.text) }, before: "", after: "", otherCount: otherCount,
        isConfirmed: true)
      guard !ways.isEmpty else { return violation }
      guard let reason = try reason(finding.rule, ways) else {
        violation.isConfirmed = false
        return violation
      }
      let shrunk = try shrink(ways, finding.rule, reason)
      violation.reason = reason
      violation.ways = shrunk.map { $0.map(\.text) }
      try describe(shrunk.last ?? [], in: &violation)
      return violation
    }

    private func reason(_ rule: String, _ ways: [[Move]]) throws -> String? {
      try trial.reason(rule, in: ways, options: ways.map { _ in options })
    }

    /// Removes actions from the ways, first long parts and then single ones, as long as they break the rule for the same
    /// reason.
    private func shrink(_ ways: [[Move]], _ rule: String, _ reason: String) throws -> [[Move]] {
      var ways = ways
      for number in ways.indices {
        var length = max(ways[number].count / 2, 1)
        while true {
          var start = 0
          var isShorter = false
          while start < ways[number].count {
            var shorter = ways
            shorter[number].removeSubrange(start..<min(start + length, ways[number].count))
            if try self.reason(rule, shorter) == reason {
              ways = shorter
              isShorter = true
            } else {
              start += length
            }
          }
          if length == 1, !isShorter { break }
          length = max(length / 2, 1)
        }
      }
      return ways
    }

    private func describe(_ way: [Move], in violation: inout Violation) throws {
      let stepper = try Stepper(trial.table, trial.exceptions, options: options)
      for move in way.dropLast() { _ = stepper.travel(move) }
      violation.before = stepper.tree
      guard let last = way.last else { return }
      if violation.action == last.text { violation.screen = stepper.top }
      _ = stepper.travel(last)
      violation.after = stepper.tree
    }
  }
#endif
