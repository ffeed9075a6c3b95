/// The text of values for people: `String(describing:)`, without the modules of types and without
/// `Optional(…)`.
///
/// `String(describing:)` describes the parts of a value for debuggers, so that a screen of a feature would read
/// `shop(ShopFeature.ShopScreen.product(id: 42))`. This text reads `shop(product(id: 42))`. The `description` or
/// `debugDescription` of a type stays as it is.
package enum ValueText {
  /// Returns the text of a value, such as a screen, a context or an error.
  package static func of(_ value: Any) -> String { text(of: value, isNested: false) }

  /// Returns the name of a type without its module and without its generic arguments.
  static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isNested: `true` if another value contains this one. A string is then quoted.
  /// - Returns: The text.
  fileprivate static func text(of value: Any, isNested: Bool) -> String {
    if let value = value as? any ComposedValue { return value.text(isNested: isNested) }
    if isNested, let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
    if let value = value as? any CustomStringConvertible { return value.description }
    if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      // A case without associated values is described by its name.
      guard let payload = mirror.children.first, let name = payload.label else { return String(describing: value) }
      return name + list(of: payload.value)
    case .struct: return name(of: mirror.subjectType) + list(mirror.children)
    case .class: return name(of: mirror.subjectType)
    case .tuple: return list(mirror.children)
    default: return (value as? Any.Type).map(name) ?? String(describing: value)
    }
  }

  /// Returns the associated values of a case in parentheses: the elements of a tuple, or the one value.
  private static func list(of payload: Any) -> String {
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple ? list(mirror.children) : "(\(text(of: payload, isNested: true)))"
  }

  private static func list(_ children: Mirror.Children) -> String {
    let texts = children.map { child in
      let text = text(of: child.value, isNested: true)
      // An element of a tuple without a label has its number after a full stop.
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}

/// A value of the standard library whose own description contains the modules of its parts.
private protocol ComposedValue {
  func text(isNested: Bool) -> String
}

extension Optional: ComposedValue {
  fileprivate func text(isNested: Bool) -> String { map { ValueText.text(of: $0, isNested: isNested) } ?? "nil" }
}

extension AnyHashable: ComposedValue {
  fileprivate func text(isNested: Bool) -> String { ValueText.text(of: base, isNested: isNested) }
}

extension Sequence {
  fileprivate func elementTexts() -> [String] { map { ValueText.text(of: $0, isNested: true) } }
}

extension Array: ComposedValue {
  fileprivate func text(isNested: Bool) -> String { "[\(elementTexts().joined(separator: ", "))]" }
}

extension Set: ComposedValue {
  // The elements are sorted, because their order differs from run to run.
  fileprivate func text(isNested: Bool) -> String { "[\(elementTexts().sorted().joined(separator: ", "))]" }
}

extension Dictionary: ComposedValue {
  fileprivate func text(isNested: Bool) -> String {
    let pairs = map { key, value in [key as Any, value].elementTexts().joined(separator: ": ") }
    return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
  }
}

extension Range: ComposedValue {
  fileprivate func text(isNested: Bool) -> String { [lowerBound, upperBound].elementTexts().joined(separator: "..<") }
}

extension ClosedRange: ComposedValue {
  fileprivate func text(isNested: Bool) -> String { [lowerBound, upperBound].elementTexts().joined(separator: "...") }
}
