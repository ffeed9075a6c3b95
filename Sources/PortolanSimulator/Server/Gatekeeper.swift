import FlyingFox

/// The check that a request comes from the page whose address was printed.
///
/// Another web page can neither know the token nor send another `Origin` than its own. A name that resolves to this
/// machine is in the `Host` of the request.
struct Gatekeeper: Sendable {
  /// The answer to a request that is not served.
  struct Refusal: Equatable {
    let status: HTTPStatusCode
    let reason: String
  }

  let token: String
  let port: UInt16

  /// The address of the page.
  var address: String { "http://\(hosts[0])/?token=\(token)" }

  /// The names of this server in `Host` and `Origin`, where a browser leaves out the port 80.
  private var hosts: [String] { ["127.0.0.1", "localhost"].map { port == 80 ? $0 : "\($0):\(port)" } }

  /// Returns a new token.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let word = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: max(0, 13 - word.count)) + word
    }.joined()
  }

  /// Returns the refusal of a request, or `nil` if it may be served.
  ///
  /// Files of the page other than the page itself need no token.
  func refusal(of request: HTTPRequest, _ limits: Limits = Limits()) -> Refusal? {
    // FlyingFox has read the head, and refuses none for its size.
    let head = request.headers.reduce(request.target.rawValue.utf8.count) {
      $0 + $1.key.rawValue.utf8.count + $1.value.utf8.count
    }
    guard head <= limits.head else {
      return Refusal(status: .requestHeaderFieldsTooLarge, reason: "The head of the request is too large.")
    }
    guard let host = request.headers[.host], hosts.contains(host) else {
      return Refusal(status: .misdirectedRequest, reason: "This server answers as \(hosts[0]) only.")
    }
    guard request.method == .GET else {
      return Refusal(status: .methodNotAllowed, reason: "This server answers GET only.")
    }
    // No request of the page has a body.
    guard request.headers[.contentLength] ?? "0" == "0", request.headers[.transferEncoding] == nil else {
      return Refusal(status: .payloadTooLarge, reason: "This server accepts no body.")
    }
    guard ["/", "/socket"].contains(request.path) else { return nil }
    if request.path == "/socket" {
      guard let origin = request.headers[HTTPHeader("Origin")], hosts.contains(where: { origin == "http://\($0)" })
      else { return Refusal(status: .forbidden, reason: "Only the page of this server may connect.") }
    }
    guard let token = request.query["token"], Self.areEqual(token, self.token) else {
      return Refusal(
        status: .forbidden, reason: "The token is missing or wrong. To fix: open the address that serve has printed.")
    }
    return nil
  }

  /// Compares two texts in a time that does not depend on their common beginning.
  private static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
