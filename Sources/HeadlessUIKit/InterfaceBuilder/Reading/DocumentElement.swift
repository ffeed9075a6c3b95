/// An element of an Interface Builder document, as it is written in XML.
package struct DocumentElement: Hashable, Sendable {
  let name: String
  let attributes: [String: String]
  let line: Int
  var children: [DocumentElement] = []
  /// The characters between the tags that are kept only for elements that hold a string.
  var text = ""

  /// Returns a Boolean value that indicates whether the characters inside elements of a name are kept.
  static func holdsText(_ name: String) -> Bool { name == "string" || name == "mutableString" }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The object identifier that Interface Builder gave the element.
  var id: String? { self["id"] }

  /// The text that identifies the element in errors and warnings.
  var label: String { id.map { "<\(name) id=\"\($0)\">" } ?? "<\(name)>" }

  /// Returns the first child element with a name.
  func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// Returns the child element that sets the property `key`.
  func child(key: String) -> DocumentElement? { children.first { $0["key"] == key } }

  /// Returns the children of the first child element with a name.
  func children(of name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// Returns a Boolean attribute, or `nil` if it is absent or neither `YES` nor `NO`.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns a text property: an attribute, or a child element if the text has line breaks.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let element = child(key: key), Self.holdsText(element.name) else { return nil }
    guard element.flag("base64-UTF8") == true else { return element.text }
    // Xcode omits the padding.
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Returns a text property; it is written as a string or, with attributes, as fragments.
  func words(_ key: String) -> String? {
    if let plain = string(key) { return plain }
    guard let text = child(key: "attributed" + key.capitalized), text.name == "attributedString" else { return nil }
    return text.children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }

  /// A Boolean value that indicates whether a top-level element is not a view, such as a gesture recogniser.
  var isCertainlyNoView: Bool {
    name == "customObject" || name.hasSuffix("Recognizer") || name.hasSuffix("Item")
  }
}

extension RawRepresentable where RawValue == Int {
  /// Creates the case of an enum that a document names as Swift does, or returns `nil` if there is none.
  init?(document name: String?) {
    guard let found = (-2...24).lazy.compactMap(Self.init(rawValue:)).first(where: { "\($0)" == name }) else {
      return nil
    }
    self = found
  }
}
