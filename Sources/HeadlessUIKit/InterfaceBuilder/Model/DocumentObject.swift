/// An object of a document, whose properties are read from its element when they are asked for.
package protocol DocumentObject: Hashable, Sendable {
  /// The element that describes the object.
  var element: DocumentElement { get }
}

extension DocumentObject {
  /// The object identifier that is empty if the document gives none.
  package var id: String { element.id ?? "" }
  /// The text that identifies the element in errors and warnings.
  package var label: String { "<\(element.name) id=\"\(id)\">" }
  /// The class of the object, if the document names one.
  package var customClass: CustomClass? { CustomClass(reading: element) }
  /// The identifier by which tests find the object.
  package var accessibilityIdentifier: String? { element.child("accessibility")?.string("identifier") }
  /// The number by which code finds the object.
  package var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
  /// The outlets and actions of the object, in the order of the document.
  package var connections: [ConnectionModel] {
    element.children(of: "connections").compactMap(ConnectionModel.init(reading:))
  }
  /// The properties that are set by name, in the order of the document.
  package var runtimeAttributes: [RuntimeAttribute] {
    element.children(of: "userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init(reading:))
  }
}

/// The class that a document gives to an object in place of the class of its element.
package struct CustomClass: Hashable, Sendable {
  /// The name of the class without its module.
  package let name: String
  /// The module, if the document names one.
  package let module: String?

  /// A Boolean value that indicates whether the class belongs to the document's own target.
  ///
  /// The name of the module in the document then has no effect.
  package let belongsToTarget: Bool

  init?(reading element: DocumentElement) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    self.name = name
    module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    belongsToTarget = element["customModuleProvider"] == "target"
  }
}

/// A connection from an object of a document to another.
package enum ConnectionModel: Hashable, Sendable {
  /// A property that holds one object.
  case outlet(property: String, destination: String)
  /// A property that holds several objects.
  case outletCollection(property: String, destination: String)
  /// A method that a control calls.
  case action(selector: String, destination: String, event: String?)

  init?(reading element: DocumentElement) {
    guard let destination = element["destination"] else { return nil }
    switch (element.name, element["property"], element["selector"]) {
    case ("outlet", let property?, _): self = .outlet(property: property, destination: destination)
    case ("outletCollection", let property?, _): self = .outletCollection(property: property, destination: destination)
    case ("action", _, let selector?):
      self = .action(selector: selector, destination: destination, event: element["eventType"])
    default: return nil
    }
  }
}

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
