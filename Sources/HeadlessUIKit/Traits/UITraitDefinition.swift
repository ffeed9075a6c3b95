/// A trait: a type that stands for one value of a ``UITraitCollection``.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose value is a property of a collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

/// The light or the dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// The value where none is set.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value where none is set.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The size class of the width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// The value where none is set.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The size class of the height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// The value where none is set.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The layout of the split view controller around an object.
@available(iOS 26.0, *)
public struct UITraitSplitViewControllerLayoutEnvironment: SystemTrait {
  /// The value where none is set.
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
  static func value(in traits: UITraitCollection) -> UISplitViewController.LayoutEnvironment {
    traits.splitViewControllerLayoutEnvironment
  }
}
