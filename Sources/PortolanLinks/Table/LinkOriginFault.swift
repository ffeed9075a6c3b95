/// A fault of an origin.
package enum LinkOriginFault: Hashable, Sendable {
  case badScheme, noSlashes, badHost, badPort, isListedTwice, hasTwoForms

  package var explanation: (reason: String, fix: String) {
    switch self {
    case .badScheme: ("it does not begin with a scheme", "write it as https://store.example or store://")
    case .noSlashes: ("two slashes must follow the scheme", "write \"//\" after the colon")
    case .badHost:
      ("the two slashes are not followed by a host alone", "write a host in ASCII there, and nothing after it")
    case .badPort: ("its port is not a number from 1 to 65535", "correct or remove it")
    case .isListedTwice: ("it is listed twice", "remove one of the two")
    case .hasTwoForms: ("another origin has its scheme, and only one of the two has a host", "remove one of them")
    }
  }
}
