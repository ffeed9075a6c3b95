/// The values of an enum's case that shares its base name with another case, such as `item(id:)` beside `item(name:)`.
///
/// `@Linkable` uses it for such cases alone: patterns of Swift 6.3 cannot tell them apart. The values are read from the
/// metadata of the type. In a program that is built without it (`-disable-reflection-metadata`), and for an enum that is
/// `CustomReflectable`, such cases are read from links and have none of their own.
public struct CaseValues {
  private let values: [Any]

  /// The values, or `nil` for a value of another case.
  ///
  /// - Parameters:
  ///   - value: A value of an enum.
  ///   - name: The base name of the case.
  ///   - labels: The labels of the case, with `nil` for a value without one.
  public init?(of value: Any, case name: String, labels: [String?]) {
    guard let payload = Mirror(reflecting: value).children.first, payload.label == name else { return nil }
    if labels == [nil] {
      // A single value without a label is the payload itself, and any other payload is a tuple.
      let mirror = Mirror(reflecting: payload.value)
      guard mirror.displayStyle != .tuple else { return nil }
      values = [payload.value]
    } else {
      let mirror = Mirror(reflecting: payload.value)
      let names = labels.enumerated().map { $1 ?? ".\($0)" }
      guard mirror.displayStyle == .tuple, mirror.children.map(\.label) == names else { return nil }
      values = mirror.children.map(\.value)
    }
  }

  /// The value at a position, of the type that the case declares for it.
  public subscript<Value>(index: Int) -> Value {
    guard let value = values[index] as? Value else {
      preconditionFailure("The value at position \(index) is a \(type(of: values[index])), not a \(Value.self).")
    }
    return value
  }
}
