/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The appearances of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance of what is around.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The directions of a language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction of a view.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the language.
  case unspecified = 0
  /// The direction of the controls of a player.
  case playback = 1
  /// The direction of a map.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}

/// The sizes of text that a user can choose.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The text of the size in UIKit.
  public let rawValue: String

  /// Creates a size from its text in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A medium size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size of a new device.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A larger size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// A size for low vision.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
}
