import PortolanLinks
import StoreLinks
import Testing

@Suite("Landing pages", .timeLimit(.minutes(2)))
struct LandingPageTests {
  @Test("Each link of the store has a page that opens the app", arguments: samples)
  func page(screen: StoreScreen) async throws {
    let link = try StoreScreen.links.print(screen)
    let answer = try await fetch(String(link.dropFirst("https://store.example".count)))
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
    #expect(answer.headers["cache-control"] == "public, max-age=300")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.body.contains(#"<html lang="en">"#))
    #expect(answer.body.contains("<title>"))
    #expect(answer.body.contains(#"<link rel="canonical" href="\#(link)">"#))
    #expect(answer.body.contains(#"<a href="\#(link)">\#(link)</a>"#))
    #expect(
      answer.body.contains(
        #"<meta name="apple-itunes-app" content="app-id=123456789, app-argument=\#(link.replacing(",", with: "%2C"))">"#
      ))
    let appLink = try #require(answer.body.firstMatch(of: #/<a class="button" href="([^"]*)">Open in the app</a>/#)?.1)
    #expect(appLink.hasPrefix("store://"))
    #expect(try StoreScreen(link: String(appLink)) == screen)
  }

  @Test("Every pattern of the table has a sample")
  func complete() throws {
    let read = try samples.map { try StoreScreen.links.match(StoreScreen.links.print($0)).pattern }
    #expect(Set(read) == Set(StoreScreen.links.patterns))
  }

  @Test("A comma of a link does not end the argument of the banner")
  func commas() async throws {
    let answer = try await fetch("/text-confirmation/a,app-id=1")
    #expect(answer.status == 200)
    #expect(answer.body.contains("app-argument=https://store.example/text-confirmation/a%2Capp-id%3D1\">"))
  }

  @Test("Tracking items stay out of the page's links")
  func tracking() async throws {
    let answer = try await fetch("/products/42/?utm_source=letter&x=%3Cscript%3E")
    #expect(answer.status == 200)
    #expect(answer.body.contains("https://store.example/products/42\""))
    #expect(!answer.body.contains("utm_source"))
  }

  @Test("Without the app's number in the App Store, a page has no banner")
  func banner() async throws {
    let answer = try await Server.start(["APP_IDS": appIDs[0]]).fetch("/bag")
    #expect(answer.status == 200)
    #expect(!answer.body.contains("apple-itunes-app"))
  }

  @Test("A link that is excluded has no page, in no spelling")
  func exclusions() async throws {
    var variables = environment
    variables["EXCLUDE"] = "/login,/cities/*"
    let server = try await Server.start(variables)
    for path in ["/login", "/login/", "/l%6Fgin", "/login?a=b", "/cities/genoa"] {
      let answer = try await server.fetch(path)
      #expect(answer.status == 404, "\(path)")
      #expect(answer.body.contains("The app does not open this link."), "\(path)")
    }
    #expect(try await server.fetch("/bag").status == 200)
  }

  @Test("The style sheet of the pages is served, at a path that is no link")
  func styleSheet() async throws {
    let path = try #require(try await fetch("/bag").body.firstMatch(of: #/<link rel="stylesheet" href="([^"]*)">/#)?.1)
    #expect(throws: LinkError.self) { try StoreScreen(link: "https://store.example\(path)") }
    let answer = try await fetch(String(path))
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "text/css; charset=utf-8")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.body.contains(".button"))
  }

  @Test("HEAD returns the headers of GET and no body", arguments: ["/products/42", "/nothing", "/products/%FF"])
  func head(path: String) async throws {
    let full = try await fetch(path)
    let head = try await fetch(path, method: "HEAD")
    #expect(head.status == full.status)
    #expect(head.headers["content-type"] == full.headers["content-type"])
    #expect(head.headers["content-length"] == full.headers["content-length"])
    #expect(head.body.isEmpty)
  }

  @Test("Other methods have no pages", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
  func otherMethods(method: String) async throws {
    let answer = try await fetch("/products/42", method: method)
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
  }
}
