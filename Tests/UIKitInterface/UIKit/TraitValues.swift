// swift-format-ignore-file
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var unspecified: UIContentSizeCategory { _stub() }  // UIContentSizeCategoryUnspecified
  public static var small: UIContentSizeCategory { _stub() }  // UIContentSizeCategorySmall
  public static var medium: UIContentSizeCategory { _stub() }  // UIContentSizeCategoryMedium
  public static var large: UIContentSizeCategory { _stub() }  // UIContentSizeCategoryLarge
  public static var extraLarge: UIContentSizeCategory { _stub() }  // UIContentSizeCategoryExtraLarge
  public static var accessibilityLarge: UIContentSizeCategory { _stub() }  // UIContentSizeCategoryAccessibilityLarge
}

@preconcurrency @MainActor public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }  // horizontalSizeClass
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }  // verticalSizeClass
  var userInterfaceStyle: UIUserInterfaceStyle { get set }  // userInterfaceStyle
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
