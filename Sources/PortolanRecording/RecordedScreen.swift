import Foundation
package import PortolanCore

/// A value that a recording may contain as it is, such as the number of a page.
///
/// ```swift
/// struct Page: Hashable, Codable, Recordable {
///   var number = 1
/// }
/// ```
///
/// Every other associated value of a screen becomes a token.
public protocol Recordable: Encodable {}

/// A screen in a recording: the names of its cases and labels, and a text for each associated value.
///
/// The text is `#` and the number of a token, or `=` and the JSON of a ``Recordable`` value.
package struct RecordedScreen: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The names, such as `product(id:)`.
  package let shape: String
  package let values: [String]

  package init(shape: String, values: [String] = []) {
    self.shape = shape
    self.values = values
  }

  package var description: String { ([shape] + values).joined(separator: " ") }
}

/// The names of a screen's cases and labels, and its values.
package struct ScreenParts {
  package private(set) var shape = ""
  package private(set) var values: [Any] = []

  /// Takes a screen apart.
  ///
  /// A description that the app has written is never used, because it may contain values.
  package init(of screen: any Screen) { add(screen) }

  private mutating func add(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    let isDescribed = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    if value is any CustomReflectable {
      addWhole(value)
    } else if mirror.displayStyle == .enum, let payload = mirror.children.first, let name = payload.label {
      shape += name
      let list = Mirror(reflecting: payload.value)
      add(list.displayStyle == .tuple ? Array(list.children) : [(nil, payload.value)])
    } else if mirror.displayStyle == .enum, !isDescribed {
      shape += String(describing: value)
    } else if mirror.displayStyle == .struct {
      shape += Self.name(of: type(of: value))
      add(Array(mirror.children))
    } else {
      addWhole(value)
    }
  }

  private mutating func add(_ children: [Mirror.Child]) {
    shape += "("
    for child in children {
      shape += (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_") + ":"
      if child.value is any Screen { add(child.value) } else { values.append(child.value) }
    }
    shape += ")"
  }

  private mutating func addWhole(_ value: Any) {
    shape += Self.name(of: type(of: value))
    values.append(value)
  }

  /// Returns the name of a type without its generic arguments, since they may be anything.
  package static func name(of type: Any.Type) -> String { name(in: String(describing: type)) }

  /// Returns the name at the beginning of a text that may go on with values or generic arguments.
  package static func name(in text: String) -> String { String(prefix(of: text)) }

  static func prefix(of text: String) -> Substring {
    text[
      ..<(text.utf8.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "(") || $0 == 0x20 } ?? text.endIndex)]
  }
}

/// The tokens of a recording: equal values have equal tokens, counted from 1, that say nothing else.
@MainActor
package final class Redactor {
  private var tokens: [AnyHashable: Int] = [:]
  private var screens: [AnyHashable: RecordedScreen] = [:]

  package init() {}

  package func screen(_ screen: any Screen) -> RecordedScreen {
    if let known = screens[AnyHashable(screen)] { return known }
    let parts = ScreenParts(of: screen)
    let recorded = RecordedScreen(shape: parts.shape, values: parts.values.map(text))
    screens[AnyHashable(screen)] = recorded
    return recorded
  }

  private func text(of value: Any) -> String {
    if let value = value as? any Recordable, let json = try? JSONEncoder().encode(value) {
      return "=" + String(decoding: json, as: UTF8.self)
    }
    let key = (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ValueText.of(value))
    let token = tokens[key] ?? tokens.count + 1
    tokens[key] = token
    return "#\(token)"
  }
}
