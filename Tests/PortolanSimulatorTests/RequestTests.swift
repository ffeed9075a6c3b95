#if !canImport(UIKit)
  import FlyingFox
  import Foundation
  import Testing

  @testable import PortolanSimulator

  @Suite("Requests to the server")
  struct RequestTests {
    private func status(
      _ path: String = "/main.js", query: String = "", method: HTTPMethod = .GET, headers: [HTTPHeader: String] = [:],
      port: UInt16 = 8642
    ) -> Int? {
      let headers = HTTPHeaders([.host: "127.0.0.1:8642"].merging(headers) { $1 })
      let target = HTTPRequest.Target(path: path, query: query)
      let request = HTTPRequest(method: method, version: .http11, target: target, headers: headers, body: .init())
      return Gatekeeper(token: "secret", port: port).refusal(of: request)?.status.code
    }

    @Test(
      "Only this machine's own names are answered",
      arguments: [
        ("127.0.0.1:8642", nil), ("localhost:8642", nil), ("evil.example", 421), ("127.0.0.1", 421), ("", 421),
      ])
    func host(name: String, code: Int?) {
      #expect(status(headers: [.host: name]) == code)
    }

    @Test(
      "Only requests to read are answered",
      arguments: [(HTTPMethod.GET, nil), (.HEAD, 405), (.POST, 405), (.PUT, 405), (HTTPMethod("BREW"), 405)])
    func method(method: HTTPMethod, code: Int?) {
      #expect(status(method: method) == code)
    }

    @Test("No request has a body")
    func body() {
      #expect(status(headers: [.contentLength: "0"]) == nil)
      #expect(status(headers: [.contentLength: "5"]) == 413)
      #expect(status(headers: [.transferEncoding: "chunked"]) == 413)
    }

    @Test(
      "The token must be the printed token",
      arguments: [("token=secret", nil), ("token=Secret", 403), ("token=", 403), ("", 403), ("secret", 403)])
    func token(query: String, code: Int?) {
      #expect(status("/", query: query) == code)
      #expect(status("/socket", query: query, headers: [HTTPHeader("Origin"): "http://127.0.0.1:8642"]) == code)
    }

    @Test(
      "Only the page itself may connect",
      arguments: [
        ("http://127.0.0.1:8642", nil), ("http://localhost:8642", nil), ("https://127.0.0.1:8642", 403), ("null", 403),
        ("http://127.0.0.1:8080", 403), (nil, 403),
      ] as [(String?, Int?)])
    func origin(origin: String?, code: Int?) {
      let headers = origin.map { [HTTPHeader("Origin"): $0] } ?? [:]
      #expect(status("/socket", query: "token=secret", headers: headers) == code)
    }

    @Test("The page is served on the port 80 to browsers that leave it out of their requests")
    func defaultPort() {
      let origin = HTTPHeader("Origin")
      for name in ["127.0.0.1", "localhost"] {
        let headers = [HTTPHeader.host: name, origin: "http://\(name)"]
        #expect(status("/socket", query: "token=secret", headers: headers, port: 80) == nil)
      }
      let other = [HTTPHeader.host: "localhost", origin: "http://localhost:8642"]
      #expect(status("/socket", query: "token=secret", headers: other, port: 80) == 403)
      #expect(Gatekeeper(token: "secret", port: 80).address == "http://127.0.0.1/?token=secret")
    }

    @Test("Two tokens differ and are long")
    func tokens() {
      #expect(Gatekeeper.newToken() != Gatekeeper.newToken())
      #expect(Gatekeeper.newToken().count == 52)
    }

    @Test("Every file of the page is in the bundle, and loads nothing from elsewhere")
    func files() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: PageServer.folder.path)
      #expect(names.count == 12)
      for name in names {
        let text = try String(contentsOf: PageServer.folder.appending(path: name), encoding: .utf8)
        #expect(text.count > 100, "\(name) is empty")
        #expect(!text.contains("https://") && !text.contains("http://"), "\(name) names another place")
      }
    }
  }
#endif
