extension UIWindow {
  // The values: https://developer.apple.com/documentation/uikit/uiwindow/level
  /// An order of windows: a window of a higher level covers windows of lower levels.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level.
    public var rawValue: CGFloat
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
    /// Returns a Boolean value that indicates whether one level is below another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns the level that is higher by a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns the level that is lower by a number.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }
}
