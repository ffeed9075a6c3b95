/// A connection from an object of a document to another.
package enum ConnectionModel: Hashable, Sendable {
  /// A property that holds one object.
  case outlet(property: String, destination: String)
  /// A property that holds several objects.
  case outletCollection(property: String, destination: String)
  /// A method that a control calls.
  case action(selector: String, destination: String, event: String?)

  /// The identifier of the object that the connection leads to.
  package var destination: String {
    switch self {
    case .outlet(_, let destination), .outletCollection(_, let destination), .action(_, let destination, _): destination
    }
  }

  init?(reading element: DocumentElement) {
    guard let destination = element["destination"] else { return nil }
    switch element.name {
    case "outlet":
      guard let property = element["property"] else { return nil }
      self = .outlet(property: property, destination: destination)
    case "outletCollection":
      guard let property = element["property"] else { return nil }
      self = .outletCollection(property: property, destination: destination)
    case "action":
      guard let selector = element["selector"] else { return nil }
      self = .action(selector: selector, destination: destination, event: element["eventType"])
    default:
      return nil
    }
  }

  /// Returns the connections that an element lists, in the order of the document.
  static func list(in element: DocumentElement) -> [ConnectionModel] {
    element.children(of: "connections").compactMap(ConnectionModel.init(reading:))
  }

  /// Returns the identifier of the object that the outlet `property` leads to.
  static func outlet(_ property: String, in connections: [ConnectionModel]) -> String? {
    for case .outlet(property, let destination) in connections { return destination }
    return nil
  }
}
