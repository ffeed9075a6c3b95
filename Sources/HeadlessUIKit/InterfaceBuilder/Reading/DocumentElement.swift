import Foundation

/// An element of an Interface Builder document, as the XML has it.
struct DocumentElement: Sendable {
  let name: String
  let attributes: [String: String]
  let line: Int
  var children: [DocumentElement] = []
  /// The characters between the tags, kept only for elements that hold a string.
  var text = ""

  /// Whether the characters inside elements of that name matter.
  static func holdsText(_ name: String) -> Bool {
    name == "string" || name == "mutableString"
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The object identifier that Interface Builder gave the element.
  var id: String? { self["id"] }

  /// How the element is named in errors and warnings.
  var label: String {
    id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>"
  }

  /// The first child element of that name.
  func child(_ name: String) -> DocumentElement? {
    children.first { $0.name == name }
  }

  /// The child element that sets the property `key`.
  func child(key: String) -> DocumentElement? {
    children.first { $0["key"] == key }
  }

  /// The children of the first child element of that name.
  func children(of name: String) -> [DocumentElement] {
    child(name)?.children ?? []
  }

  /// A Boolean attribute, `nil` where it is absent or neither `YES` nor `NO`.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A text property: an attribute, or an element of its own where the text has line breaks.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let element = child(key: key), Self.holdsText(element.name) else { return nil }
    guard element.flag("base64-UTF8") == true else { return element.text }
    // Xcode leaves the padding off.
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
  }
}
