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
