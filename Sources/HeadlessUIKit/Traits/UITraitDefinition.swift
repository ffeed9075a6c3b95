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

extension UITraitUserInterfaceStyle: SystemTrait {}
extension UITraitPreferredContentSizeCategory: SystemTrait {}
extension UITraitHorizontalSizeClass: SystemTrait {}
extension UITraitVerticalSizeClass: SystemTrait {}

@available(iOS 26.0, *)
extension UITraitSplitViewControllerLayoutEnvironment: SystemTrait {}
