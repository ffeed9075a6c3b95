public import Portolan

/// What opening a link did, or would do. What does not apply is `nil`, and absent from the JSON.
public struct OpenReport<AppScreen: Screen & Codable>: Codable, Hashable, Sendable {
  /// The version of this form; it changes when something is renamed or leaves.
  public private(set) var version = 1
  /// How it came in: `link`, `notification`, `activity` or `shortcut`.
  public var source: String
  /// The link; the file of a notification, the type of a shortcut.
  public var link: String
  /// The screen that is meant.
  public var screen: AppScreen
  /// How the user gets there, in one sentence, where the app says so.
  public var way: String?
  /// The hierarchy when the link came.
  public var before: HierarchySnapshot
  /// What was to be done; `nil` where there was no way.
  public var plan: NavigationPlan?
  /// What the finders answered, a line each; in plans only, as the events tell it too.
  public var why: [String]?
  /// What happened, a line each; `nil` in plans.
  public var events: [String]?
  /// The hierarchy afterwards; `nil` in plans.
  public var after: HierarchySnapshot?
  /// Whether the screen was reached; `nil` in plans.
  public var reached: Bool?
  /// Why it was not reached, or cannot be.
  public var failure: Failure?

  init(source: String, link: String, screen: AppScreen, way: String?, before: HierarchySnapshot) {
    self.source = source
    self.link = link
    self.screen = screen
    self.way = way
    self.before = before
  }

  mutating func fail(_ error: any Error) {
    failure = Failure(error)
    reached = false
  }
}
