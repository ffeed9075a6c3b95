import Foundation

/// The decoded parts of a link's path, once scheme and host have been checked.
struct LinkPath {
  let segments: [String]

  init(_ text: String) throws(StoreLinkError) {
    func malformed(_ reason: String) -> StoreLinkError { StoreLinkError(.malformed, link: text, reason: reason) }
    guard text.utf8.count <= StoreLinks.maximumLength else {
      throw malformed("it is longer than \(StoreLinks.maximumLength) bytes")
    }
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: false), let scheme = parts.scheme else {
      throw malformed("it is no URL with a scheme")
    }
    guard parts.user == nil, parts.password == nil, parts.port == nil else {
      throw malformed("a link of the store has neither user, password nor port")
    }
    var encoded = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch scheme.lowercased() {
    case "https":
      guard parts.host?.lowercased() == StoreLinks.host else {
        throw StoreLinkError(.foreign, link: text, reason: "its host is not \(StoreLinks.host)")
      }
      guard encoded.isEmpty || encoded.removeFirst().isEmpty else { throw malformed("its path has no beginning") }
    case StoreLinks.scheme:
      guard parts.host != nil, encoded.isEmpty || encoded.removeFirst().isEmpty else {
        throw malformed("after the scheme come two slashes")
      }
      if let first = parts.percentEncodedHost, !first.isEmpty { encoded.insert(first, at: 0) }
    default:
      throw StoreLinkError(.foreign, link: text, reason: "its scheme is neither https nor \(StoreLinks.scheme)")
    }
    // One slash at the end makes no difference.
    if encoded.last?.isEmpty == true { encoded.removeLast() }
    var segments: [String] = []
    for part in encoded {
      guard let decoded = part.removingPercentEncoding else {
        throw malformed("its percent escapes are no text")
      }
      segments.append(decoded)
    }
    self.segments = segments
  }
}
