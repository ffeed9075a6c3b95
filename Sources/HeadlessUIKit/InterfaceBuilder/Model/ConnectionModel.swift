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
