#if !canImport(UIKit)
  /// The result of a verification.
  public struct VerificationReport: Codable, Hashable, Sendable {
    /// The version of the format, which increases if a property is renamed or removed.
    public internal(set) var version = 1
    /// The bounds within which the app was explored.
    public var bounds: VerificationBounds
    /// The number of different states.
    public var states: Int
    /// The number of actions that were taken, those on known ways included.
    public var transitions: Int
    /// The number of launches.
    public var launches: Int
    /// The time in seconds.
    public var seconds: Double
    /// The number of states within the bounds in which actions were not tried.
    public var frontier: Int
    /// The number of states in which the bounds allow no actions.
    public var boundary: Int
    /// The broken rules, those of the baseline excluded.
    public var violations: [Violation]
    /// The number of broken rules that the baseline accepts.
    public var accepted = 0
    /// The faults of declarations: exceptions that were never needed, and lines of the baseline that are stale.
    public var faults: [String] = []

    /// A Boolean value that indicates whether every action was tried in every state within the bounds.
    public var isComplete: Bool { frontier == 0 }
    /// A Boolean value that indicates whether no rule is broken and no declaration is at fault.
    public var isClean: Bool { violations.isEmpty && faults.isEmpty }

    /// The result in a few lines.
    public var summary: String {
      let speed = seconds > 0 ? Int(Double(transitions) / seconds) : 0
      let time = "\(Int(seconds * 10) / 10).\(Int(seconds * 10) % 10)"
      var lines = [
        "\(states) states, \(transitions) transitions in \(time) s (\(speed)/s), \(launches) launches"
      ]
      lines.append(
        isComplete
          ? "complete within these bounds: \(bounds.text)"
          : "incomplete: actions are left in \(frontier) states; bounds: \(bounds.text)")
      if boundary > 0 { lines.append("\(boundary) states lie on the bounds, and no action was tried in them") }
      if accepted > 0 { lines.append("\(accepted) accepted by the baseline") }
      let count = violations.count
      lines.append(count == 0 ? "no rule is broken" : "\(count) \(count == 1 ? "violation" : "violations")")
      return lines.joined(separator: "\n")
    }
  }

  extension VerificationReport: CustomStringConvertible {
    /// The violations, the faults and the summary.
    public var description: String {
      (violations.map(\.description) + faults + [summary]).joined(separator: "\n\n")
    }
  }
#endif
