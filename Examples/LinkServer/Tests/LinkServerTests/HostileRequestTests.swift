import Testing

@Suite("Hostile requests", .timeLimit(.minutes(2)))
struct HostileRequestTests {
  @Test(
    "A damaged link has a page that names the fault, with the status 400",
    arguments: [
      ("/products/%zz", "a percent sign is not followed by two hexadecimal digits"),
      ("/text-confirmation/%", "a percent sign is not followed by two hexadecimal digits"),
      ("/text-confirmation/%FF", "the escapes are not UTF-8"),
      ("/text-confirmation/%C0%AF", "the escapes are not UTF-8"),
      ("/text-confirmation/%00", "it contains an escaped control character"),
      ("/text-confirmation/a%0D%0ASet-Cookie:%20a=b", "it contains an escaped control character"),
      ("/text-confirmation/%2E%2E", "lead to another path"),
      ("/text-confirmation/..", "lead to another path"),
    ])
  func damaged(path: String, words: String) async throws {
    let answer = try await fetch(path)
    #expect(answer.status == 400)
    #expect(answer.body.contains("<h1>This link is damaged</h1>"))
    #expect(answer.body.contains(words))
    #expect(answer.headers["set-cookie"] == nil)
  }

  @Test("A percent escape is decoded once")
  func decodedOnce() async throws {
    let answer = try await fetch("/text-confirmation/%253Cb%253E")
    #expect(answer.status == 200)
    #expect(answer.body.contains("<h1>A note: %3Cb%3E</h1>"))
  }

  @Test("A path that is too long is refused, and is not repeated", arguments: [8193, 60_000])
  func tooLong(count: Int) async throws {
    let answer = try await fetch("/" + String(repeating: "a", count: count))
    #expect(answer.status == 414)
    #expect(answer.body.isEmpty)
  }

  @Test("A long path is shortened in the page")
  func long() async throws {
    let answer = try await fetch("/" + String(repeating: "a", count: 8000))
    #expect(answer.status == 404)
    #expect(answer.body.utf8.count < 2000)
  }

  @Test(
    "Markup of a URL is text in the page",
    arguments: [
      "/text-confirmation/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "/text-confirmation/%22%3E%3Cimg%20src=x%3E",
      "/text-confirmation/%27%20onclick=alert(1)%20x=%27", "/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
      "/nothing?x=\"><script>alert(1)</script>", "/products/'\"><script>alert(1)</script>",
      "/product/\"><script>alert(1)</script>", "/city/%3Cscript%3E",
    ])
  func markup(path: String) async throws {
    let answer = try await fetch(path)
    #expect([200, 404, 400].contains(answer.status), "\(answer)")
    for tag in ["<script", "<img", " onclick=alert(1) x='"] { #expect(!answer.body.contains(tag), "\(answer)") }
  }

  @Test("A page can run no script")
  func policy() async throws {
    for path in ["/bag", "/nothing", "/%zz"] {
      let answer = try await fetch(path)
      #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true, "\(path)")
      #expect(answer.headers["x-content-type-options"] == "nosniff", "\(path)")
    }
  }

  @Test("The text of a link is shown as text, without marks that reverse it")
  func shown() async throws {
    let answer = try await fetch("/text-confirmation/%3Cb%3E%20%26%20%22%E2%80%AE")
    #expect(answer.status == 200)
    #expect(answer.body.contains("<h1>A note: &lt;b&gt; &amp; &quot;\u{FFFD}</h1>"))
  }

  @Test(
    "The host of a request does not reach a page",
    arguments: [
      ("/bag", ["Host: evil.example"]), ("/bag", ["Host: store.example@evil.example"]),
      ("/bag", ["Host: store.example", "X-Forwarded-Host: evil.example"]),
      ("http://evil.example/bag", ["Host: evil.example"]),
    ])
  func otherHost(target: String, headers: [String]) async throws {
    let answer = try await Server.shared.value.fetch(target, headers: headers)
    #expect([200, 400, 404].contains(answer.status))
    #expect(!answer.description.contains("evil"), "\(answer)")
  }

  @Test("No request stops the server")
  func anything() async throws {
    var state: UInt64 = 1
    let pieces = [
      "/", "//", "%", "%2", "%2F", "%00", "%FF", "..", ".", "?", "&", "=", "#", "@", ":", "*", "**", "{id}", "products",
      "42", "cities", "genoa", "text-confirmation", "<script>", "'", "\"", "é", ".well-known", "store://",
    ]
    let server = try await Server.shared.value
    for _ in 0..<200 {
      var path = "/"
      for _ in 0..<6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        path += pieces[Int(state >> 33) % pieces.count]
      }
      let answer = try await server.fetch(path)
      #expect([200, 400, 404].contains(answer.status), "\(path)")
      #expect(!answer.body.contains("<script"), "\(path)")
    }
    for request in [
      "\r\n\r\n", "GET\r\n\r\n", "GET /bag HTTP/9.9\r\n\r\n", "GET /a b HTTP/1.1\r\n\r\n", "\u{0}\u{1}\r\n\r\n",
      "GET /",
      "GET /bag HTTP/1.1\r\nHost: a\r\nHost\r\n\r\n", "GET /bag HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ] {
      try await server.send(request)
    }
    #expect(try await server.fetch("/bag").status == 200)
  }
}
