import StoreApp

/// Everything that a link can open.
public struct ScreensReport: Codable, Hashable, Sendable {
  /// One screen.
  public struct Screen: Codable, Hashable, Sendable {
    /// The path, with a name in braces where a value stands.
    public var pattern: String
    /// The class of the controller.
    public var screen: String
    /// How the user gets there, in one sentence.
    public var way: String
  }

  /// The version of this form; it changes when something is renamed or leaves.
  public private(set) var version = 1
  /// Where universal links begin.
  public var origin = StoreLinks.origin
  /// The scheme of the app.
  public var scheme = StoreLinks.scheme
  /// The screens, in the order in which links are matched.
  public var screens: [Screen]

  public init() {
    screens = StoreLinks.table.map { Screen(pattern: $0.path, screen: $0.screen, way: $0.way) }
  }
}

extension ScreensReport: CustomStringConvertible {
  /// The report for people: a line a screen, in columns.
  public var description: String {
    let width = screens.map(\.pattern.count).max() ?? 0
    let nameWidth = screens.map(\.screen.count).max() ?? 0
    let lines = screens.map { row in
      let pattern = row.pattern + String(repeating: " ", count: width - row.pattern.count)
      let screen = row.screen + String(repeating: " ", count: nameWidth - row.screen.count)
      return "\(pattern)  \(screen)  \(row.way)"
    }
    return (["Open \(origin) or \(scheme):/ with one of these:"] + lines).joined(separator: "\n")
  }
}
