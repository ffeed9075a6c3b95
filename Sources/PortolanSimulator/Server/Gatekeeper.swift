#if !canImport(UIKit)
  /// The check that a request comes from the page whose address was printed.
  ///
  /// Another web page can neither know the token nor send another `Origin` than its own, and a name that resolves to this
  /// machine is in the `Host` of the request.
  struct Gatekeeper: Sendable {
    /// An answer to a request.
    enum Answer: Equatable, Sendable {
      case welcome
      case refused(status: String, reason: String)
    }

    let token: String
    let port: UInt16

    /// The address of the page.
    var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns a new token.
    static func newToken() -> String {
      var generator = SystemRandomNumberGenerator()
      return (0..<4).map { _ in
        let word = String(generator.next() as UInt64, radix: 36)
        return String(repeating: "0", count: max(0, 13 - word.count)) + word
      }.joined()
    }

    /// Checks a request for a file of the page.
    func check(_ request: RequestHead) -> Answer {
      guard let host = request.headers["host"], hosts.contains(host) else {
        return .refused(status: "421 Misdirected Request", reason: "This server answers as \(hosts[0]) only.")
      }
      guard request.method == "GET" || request.method == "HEAD" else {
        return .refused(status: "405 Method Not Allowed", reason: "This server answers GET only.")
      }
      return .welcome
    }

    /// Checks a request for the page itself or for its WebSocket.
    func checkToken(_ request: RequestHead) -> Answer {
      guard let token = request.query["token"], Self.areEqual(token, self.token) else {
        return .refused(
          status: "403 Forbidden",
          reason: "The token is missing or wrong. To fix: open the address that serve has printed.")
      }
      return .welcome
    }

    /// Checks the origin of a request for the WebSocket.
    func checkOrigin(_ request: RequestHead) -> Answer {
      guard let origin = request.headers["origin"], hosts.contains(where: { origin == "http://\($0)" }) else {
        return .refused(status: "403 Forbidden", reason: "Only the page of this server may connect.")
      }
      return .welcome
    }

    /// Compares two texts in a time that does not depend on their common beginning.
    private static func areEqual(_ first: String, _ second: String) -> Bool {
      let (first, second) = (Array(first.utf8), Array(second.utf8))
      guard first.count == second.count else { return false }
      return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
#endif
