#if !canImport(UIKit)
  /// A rule that an app breaks, with the shortest story that shows it.
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
    /// The actions after each launch, of which the last breaks the rule.
    public var ways: [[String]]
    /// The hierarchy before the last action, or an empty text if there is none.
    public var before: String
    /// The hierarchy after the last action, or an empty text if there is none.
    public var after: String
    /// The number of other screens and actions with the same rule and reason.
    public var otherCount: Int
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
      if otherCount > 0 { lines.append("  The same in \(otherCount) other \(otherCount == 1 ? "place" : "places").") }
      if !before.isEmpty { lines += ["  Hierarchy before:"] + Self.indented(before) }
      if !after.isEmpty, after != before { lines += ["  Hierarchy after:"] + Self.indented(after) }
      return lines.joined(separator: "\n")
    }

    private static func indented(_ text: String) -> [String] {
      text.split(separator: "\n").map { "    \($0)" }
    }
  }
#endif
