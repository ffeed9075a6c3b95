/// The values that features keep with a router, by the types of their keys.
///
/// The router passes these values to factories but does not depend on the features.
@MainActor
package struct FeatureValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a feature.
  package subscript<Key: FeatureKey>(key: Key.Type) -> Key.Value {
    get {
      if values.isEmpty { return Key.defaultValue }
      return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for the value of a feature.
@MainActor
package protocol FeatureKey {
  associatedtype Value
  /// The value in a router that has no value for the key.
  static var defaultValue: Value { get }
}
