/// The bounds of a verification, as its result states them.
///
/// ```swift
/// var bounds = VerificationBounds(depth: 8, states: 5000)
/// bounds.seconds = 60
/// ```
public struct VerificationBounds: Hashable, Codable, Sendable {
  /// The maximum number of actions on the shortest way to a state where actions are taken.
  public var depth = 12
  /// The maximum number of controllers of a state where actions are taken, or `nil` for ``VerifiableApp/maximumControllers``.
  public var controllers: Int?
  /// The maximum number of states.
  public var states = 1_000_000
  /// The last stage of the exploration.
  public var stage = Stage.pairs
  /// The maximum time in seconds, or `nil` for no limit.
  public var seconds: Double?
  /// The seed of the order in which actions are tried, or 0 for the order in which they are listed.
  public var seed: UInt64 = 0
  /// A Boolean value that indicates whether links and other events are left out, so that each screen must be reached by taps.
  public var tapsOnly = false

  /// Creates the default bounds.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of actions on the shortest way to a state where actions are taken.
  ///   - states: The maximum number of states.
  public init(depth: Int = 12, states: Int = 1_000_000) {
    self.depth = depth
    self.states = states
  }

  /// The bounds in one line, as options of the command.
  var text: String {
    var parts = ["--stage \(stage)", "--depth \(depth)", "--states \(states)"]
    if let controllers { parts.append("--controllers \(controllers)") }
    if let seconds { parts.append("--time \(seconds)") }
    if seed != 0 { parts.append("--seed \(seed)") }
    if tapsOnly { parts.append("--taps-only") }
    return parts.joined(separator: " ")
  }
}

/// The result of a verification.
///
/// ```swift
/// let report = try await ShopUnderTool.verify(states: 2000)
/// #expect(report.isComplete)
/// print(report.summary)
/// ```
public struct VerificationReport: Codable, Hashable, Sendable {
  /// The version of the format; it increases if a property is renamed or removed.
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
  /// The number of states of each stage, within the bounds, in which actions were not tried.
  public var left: [Int] = []
  /// The number of actions of each stage up to which every sequence was tried, or `nil` if all were.
  public var reach: [Int?] = []
  /// The share of the states on random walks in which every action was tried, or `nil` if everything was explored.
  public var seenShare: Double?
  /// The number of states of the last stage, within the bounds, in which actions were not tried.
  public var frontier: Int
  /// The number of states where the bounds allow no actions.
  public var boundary: Int
  /// The broken rules, without the rules of the baseline.
  public var violations: [Violation]
  /// The number of broken rules that the baseline accepts.
  public var accepted = 0
  /// The exceptions that were needed, with their reasons.
  public var expected: [String] = []
  /// The faults of declarations: exceptions that were never needed, and lines of the baseline that are stale.
  public var faults: [String] = []

  /// The parts of the app that were not tried, since it declares too little for them; none is a fault.
  public var hints: [String] = []

  /// A Boolean value that indicates whether every action was tried in every state within the bounds.
  public var isComplete: Bool { frontier == 0 }
  /// A Boolean value that indicates whether no rule is broken and no declaration is at fault.
  public var isClean: Bool { violations.isEmpty && faults.isEmpty }

  /// The number of random walks, which take a small part of the time of the exploration.
  var walkCount: Int { min(20, max(2, states / 50)) }
  static let walkLength = 25

  /// The stages, each with a statement of what it has proved.
  public var stageText: String {
    zip(Stage.allCases, zip(left, reach)).map { stage, rest in
      guard let reach = rest.1 else { return "\(stage.text): complete" }
      let text = "\(stage.text): complete up to \(reach) \(reach == 1 ? "action" : "actions")"
      guard stage == .everything, let seenShare else { return "\(text), and actions are left in \(rest.0) states" }
      return "\(text), and about \(Int(seenShare * 100)) % seen, which is the share of explored states on "
        + "\(walkCount) random walks of \(Self.walkLength) actions"
    }.joined(separator: "\n")
  }

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
    lines += expected.map { "as the app declares: \($0)" } + hints
    let count = violations.count
    lines.append(count == 0 ? "no rule is broken" : "\(count) \(count == 1 ? "violation" : "violations")")
    return lines.joined(separator: "\n")
  }
}

extension VerificationReport: CustomStringConvertible {
  /// The stages, the violations, the faults and the summary.
  public var description: String {
    ([stageText] + violations.map(\.description) + faults + [summary]).joined(separator: "\n\n")
  }
}

/// A rule that an app breaks, with the shortest story that shows it.
///
/// ```swift
/// func story(_ violation: Violation) -> String { violation.ways.joined().joined(separator: "\n") }
/// ```
public struct Violation: Codable, Hashable, Sendable {
  /// The name of the rule.
  public var rule: String
  /// The screen on top before the action.
  public var screen: String
  /// The action, as it is written in a story, or an empty text if the rule is about a state.
  public var action: String
  /// The reason.
  public var reason: String
  /// The options of each launch.
  public var options: [String]
  /// The actions after each launch; the last breaks the rule.
  public var ways: [[String]]
  /// The hierarchy before the last action, or an empty text if there is none.
  public var before: String
  /// The hierarchy after the last action, or an empty text if there is none.
  public var after: String
  /// The number of states where an action broke the rule for the same cause, or 0 if the rule is not about states.
  public var count: Int
  /// A Boolean value that indicates whether a fresh launch has confirmed it.
  ///
  /// If not, the ways depend on something that the state does not show.
  public var isConfirmed: Bool

  /// The lines of the story, without comments.
  package var storyLines: [String] {
    guard !ways.isEmpty else { return [] }
    let launch = (["launch"] + options).joined(separator: " ")
    let steps = ways.flatMap { [launch] + $0 }
    return steps + ["expect rule \(rule)"]
  }

  var key: FindingKey { FindingKey(rule: rule, screen: screen, action: action) }
}

extension Violation: CustomStringConvertible {
  /// The violation with its story, on several lines.
  public var description: String {
    var lines = ["\(rule): \(reason)"]
    if !storyLines.isEmpty { lines += storyLines.map { "    \($0)" } }
    if !isConfirmed {
      lines.append("  A fresh launch did not show it again: the app has state that no screen shows.")
    }
    if count > 1 { lines.append("  \(count) states showed it, of which this one is the nearest.") }
    if let rule = Rule(rawValue: rule) { lines.append("  The rule: \(rule.text).") }
    if !before.isEmpty { lines += ["  Hierarchy before:"] + Self.marked(before, "-", besides: after) }
    if !after.isEmpty, after != before { lines += ["  Hierarchy after:"] + Self.marked(after, "+", besides: before) }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of a tree, with a mark at those that another tree does not have.
  private static func marked(_ text: String, _ mark: String, besides other: String) -> [String] {
    let lines = text.split(separator: "\n")
    var marks = lines.map { _ in " " }
    for case .insert(let offset, _, _) in lines.difference(from: other.split(separator: "\n")) where !other.isEmpty {
      marks[offset] = mark
    }
    return zip(marks, lines).map { "  \($0) \($1)" }
  }
}
