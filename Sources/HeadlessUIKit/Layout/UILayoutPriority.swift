/// The importance of a constraint.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The importance, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from its value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which views keep their content visible.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which views stay small.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view is as small as possible.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
