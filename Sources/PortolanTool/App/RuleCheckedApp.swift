/// An app whose stories can contain the rules of a verification, as `expect rule NAME`.
///
/// The protocol `VerifiableApp` of the product PortolanVerifier implements it.
@MainActor
public protocol RuleCheckedApp: ToolApp {
  /// The names of the rules.
  static var ruleNames: [String] { get }

  /// Returns the reason for which the last step of a story breaks a rule.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - launches: The launches of the story so far, with the steps after each.
  /// - Returns: The reason, or `nil` if the rule is kept.
  /// - Throws: An error if the app cannot start.
  static func violation(of rule: String, in launches: [StoryLaunch]) async throws -> String?
}

/// A launch of an app in a story, with the steps after it.
public struct StoryLaunch: Hashable, Sendable {
  /// The options of the launch.
  public var options: [String]
  /// The steps, as they are written in the story.
  public var steps: [String]

  /// Creates a launch.
  ///
  /// - Parameters:
  ///   - options: The options of the launch.
  ///   - steps: The steps, as they are written in the story.
  public init(options: [String] = [], steps: [String] = []) {
    self.options = options
    self.steps = steps
  }
}
