#if !canImport(UIKit)
  import Testing

  @testable import PortolanSimulator

  @Suite("Requests to the server")
  struct RequestTests {
    private let keeper = Gatekeeper(token: "secret", port: 80)

    private func head(_ lines: String...) throws -> RequestHead {
      try #require(RequestHead(lines.joined(separator: "\r\n")))
    }

    @Test("A head has a path, a query and headers in lower case")
    func parse() throws {
      let head = try head("GET /socket?token=a%20b&session HTTP/1.1", "Host: x", "X-Odd:  spaces  ")
      #expect(head.path == "/socket" && head.query == ["token": "a b", "session": ""])
      #expect(head.headers == ["host": "x", "x-odd": "spaces"])
    }

    @Test(
      "Malformed heads are refused",
      arguments: [
        "", "GET /", "GET  / HTTP/1.1", "GET http://x/ HTTP/1.1", "GET / HTTP/2", "GET / HTTP/1.1\r\nno colon",
        "GET / HTTP/1.1\r\n: empty", "GET / HTTP/1.1\r\nHost: a\r\nhost: b", "GET / HTTP/1.1\r\nHost : a",
      ])
    func malformed(text: String) {
      #expect(RequestHead(text) == nil)
    }

    @Test("Only this machine's own names are answered", arguments: ["127.0.0.1:80", "localhost:80"])
    func host(name: String) throws {
      #expect(keeper.check(try head("GET / HTTP/1.1", "Host: \(name)")) == .welcome)
    }

    @Test("Another host, no host and another method are refused")
    func refusals() throws {
      for lines in [
        ["GET / HTTP/1.1", "Host: evil.example"], ["GET / HTTP/1.1"], ["POST / HTTP/1.1", "Host: 127.0.0.1:80"],
      ] {
        #expect(keeper.check(try #require(RequestHead(lines.joined(separator: "\r\n")))) != .welcome)
      }
    }

    @Test("The token must be the one that was printed", arguments: [("secret", true), ("Secret", false), ("", false)])
    func token(token: String, isRight: Bool) throws {
      #expect((keeper.checkToken(try head("GET /?token=\(token) HTTP/1.1")) == .welcome) == isRight)
    }

    @Test(
      "Only the page itself may connect",
      arguments: [
        ("http://127.0.0.1:80", true), ("http://localhost:80", true), ("https://127.0.0.1:80", false), ("null", false),
        ("http://127.0.0.1:8080", false),
      ])
    func origin(origin: String, isRight: Bool) throws {
      #expect((keeper.checkOrigin(try head("GET / HTTP/1.1", "Origin: \(origin)")) == .welcome) == isRight)
    }

    @Test("Two tokens differ and are long")
    func tokens() {
      #expect(Gatekeeper.newToken() != Gatekeeper.newToken())
      #expect(Gatekeeper.newToken().count == 52)
    }

    @Test("Every file of the page is in the bundle, and loads nothing from elsewhere")
    func files() {
      #expect(PageFiles.files.count == 12)
      for (name, bytes) in PageFiles.files {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.count > 100, "\(name) is empty")
        #expect(!text.contains("https://") && !text.contains("http://"), "\(name) names another place")
      }
      #expect(PageFiles.file("/")?.type == "text/html; charset=utf-8")
      #expect(PageFiles.file("/../secret") == nil)
    }
  }
#endif
