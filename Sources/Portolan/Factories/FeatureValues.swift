/// The values that features keep with a router, by the types of their keys.
///
/// The router hands them to factories without knowing them.
@MainActor
struct FeatureValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a feature.
  subscript<Key: FeatureKey>(key: Key.Type) -> Key.Value {
    get {
      if values.isEmpty { return Key.defaultValue }
      return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for the value of a feature.
@MainActor
protocol FeatureKey {
  associatedtype Value
  /// The value of a router that was given none.
  static var defaultValue: Value { get }
}
