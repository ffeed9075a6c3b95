/// A fault of an origin.
package enum LinkOriginFault: Hashable, Sendable {
  case badScheme, noSlashes, hostInScheme, badHost, badPort

  package var explanation: (reason: String, fix: String) {
    switch self {
    case .badScheme: ("it does not begin with a scheme", "write it as https://store.example or store://")
    case .noSlashes: ("two slashes must follow the scheme", "write \"//\" after the colon")
    case .hostInScheme:
      ("a custom scheme has no host, path, query or fragment", "remove everything after the two slashes")
    case .badHost:
      ("the two slashes are not followed by a host alone", "write a host in ASCII there, and nothing after it")
    case .badPort: ("its port is not a number from 1 to 65535", "correct or remove it")
    }
  }
}

extension LinkOrigin {
  /// The fault of the origin, for the macros, which report it in another form.
  package var problem: LinkOriginFault? { fault }
  /// A Boolean value that indicates whether the origin is a custom scheme.
  package var isCustomScheme: Bool { scheme != "https" && scheme != "http" }
}
