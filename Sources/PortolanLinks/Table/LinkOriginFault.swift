/// What is wrong with an origin.
package enum LinkOriginFault: Hashable, Sendable {
  case badScheme, noSlashes, hostInScheme, badHost, badPort

  package var words: (reason: String, fix: String) {
    switch self {
    case .badScheme: ("it begins with no scheme", "write it as https://store.example or store://")
    case .noSlashes: ("after the scheme come two slashes", "write \"//\" after the colon")
    case .hostInScheme:
      ("a scheme of an app's own has no host, path, query or fragment", "remove all that follows the two slashes")
    case .badHost:
      ("what follows the two slashes is no host alone", "write a host in ASCII there, and nothing after it")
    case .badPort: ("its port is no number from 1 to 65535", "correct or remove it")
    }
  }
}

extension LinkOrigin {
  /// What is wrong with it, for those who report it in another form.
  package var problem: LinkOriginFault? { fault }
  /// Whether it is a scheme of an app's own.
  package var isCustomScheme: Bool { scheme != "https" && scheme != "http" }
}
