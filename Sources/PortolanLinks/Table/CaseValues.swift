/// The associated values of a case that shares its base name with another case, such as `item(id:)` and `item(name:)`.
///
/// `@Linkable` uses this type only for such cases, because patterns of Swift 6.3 cannot distinguish them. The values
/// come from the metadata of the type. If a program is built without metadata (`-disable-reflection-metadata`), or if
/// the enum is `CustomReflectable`, such cases can be read from links but have no links of their own.
public struct CaseValues {
  private let values: [Any]

  /// Creates the associated values of a case, or returns `nil` if the value has another case.
  ///
  /// - Parameters:
  ///   - value: A value of an enum.
  ///   - name: The base name of the case.
  ///   - labels: The labels of the case, with `nil` for a value without a label.
  public init?(of value: Any, case name: String, labels: [String?]) {
    guard let payload = Mirror(reflecting: value).children.first, payload.label == name else { return nil }
    let mirror = Mirror(reflecting: payload.value)
    let isOne = labels.count == 1 && labels[0] == nil
    // The payload of a single value without a label is that value. Every other payload is a tuple.
    guard isOne != (mirror.displayStyle == .tuple) else { return nil }
    values = isOne ? [payload.value] : mirror.children.map(\.value)
    let names = labels.enumerated().map { $1 ?? ".\($0)" }
    guard isOne || mirror.children.map({ $0.label ?? "" }) == names else { return nil }
  }

  /// Returns the value at a position, with the type that the case declares for it.
  public subscript<Value>(index: Int) -> Value {
    guard let value = values[index] as? Value else {
      preconditionFailure("The value at position \(index) is a \(type(of: values[index])), not a \(Value.self).")
    }
    return value
  }
}
