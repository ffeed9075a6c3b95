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

/// The values of traits that an app defines, by the types that stand for them.
///
/// Unchecked: the main actor sets the values, and a collection of traits never changes.
struct OwnTraits: Hashable, @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)] as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Returns the values with the values of others in their place.
  func merging(_ others: OwnTraits) -> OwnTraits {
    var merged = self
    merged.values.merge(others.values) { _, new in new }
    return merged
  }

  static func == (first: OwnTraits, second: OwnTraits) -> Bool {
    first.values.count == second.values.count
      && first.values.allSatisfy { key, value in second.values[key].map { areEqual(value, $0) } ?? false }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  /// Returns a Boolean value that indicates whether two values are equal, as objects if they cannot be compared.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    if let first = first as? any Equatable { return isEqual(first, second) }
    return type(of: first) is AnyClass && first as AnyObject === second as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}

extension UITraitDefinition {
  /// Returns a Boolean value that indicates whether the trait has another value in other traits.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    !OwnTraits.areEqual(first[Self.self], second[Self.self])
  }
}

extension UITraitCollection {
  /// The value of a trait that the app defines, or its default value where none is set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type {
      return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
    }
    return noted(trait).own[trait] ?? Trait.defaultValue
  }
}
