#if !canImport(UIKit)
  /// A broken rule at one action in one state.
  struct Finding: Hashable, Codable {
    /// The name of the rule.
    let rule: String
    /// The screen on top before the action.
    let screen: String
    /// The action as it is written in a story, or an empty text if the rule is about a state.
    let action: String
    /// The reason.
    let reason: String
    /// The screen of the link, or an empty text.
    var target = ""

    /// The rule, the screen and the action, which are the same for the same fault.
    var key: FindingKey { FindingKey(rule: rule, screen: screen, action: action) }
  }

  /// The rule, the screen and the action of a fault.
  struct FindingKey: Hashable, Codable, Comparable {
    let rule: String
    let screen: String
    let action: String

    static func < (one: Self, other: Self) -> Bool {
      (one.rule, one.screen, one.action) < (other.rule, other.screen, other.action)
    }
  }
#endif
