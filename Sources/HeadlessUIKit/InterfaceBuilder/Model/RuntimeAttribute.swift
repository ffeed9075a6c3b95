/// A property that a document sets by name after the object was created.
package struct RuntimeAttribute: Hashable, Sendable {
  /// The supported kinds of values.
  package enum Value: Hashable, Sendable {
    case boolean(Bool)
    case string(String)
    case number(Double)
  }

  /// The name of the property in Objective-C.
  package let keyPath: String
  /// The value, or `nil` if its type is not supported.
  package let value: Value?

  init?(reading element: DocumentElement) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    switch element["type"] {
    case "boolean": value = element.flag("value").map(Value.boolean)
    // Translations of documents are not read. The text in the document is in the base language.
    case "string", "localizedString": value = element.string("value").map(Value.string)
    case "number":
      let text = element.child(key: "value").flatMap { $0["value"] } ?? element["value"]
      value = text.flatMap { Double($0) }.map(Value.number)
    default: value = nil
    }
  }
}
