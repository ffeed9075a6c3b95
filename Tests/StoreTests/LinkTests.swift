import Foundation
import PortolanLinks
import StoreLinks
import StoreTool
import Testing

@Suite("Links")
struct LinkTests {
  @Test(
    "A link opens its screen",
    arguments: [
      ("https://store.example", StoreScreen.home),
      ("https://store.example/", .home),
      ("HTTPS://Store.Example/bag/", .bag),
      ("https://store.example/products/42", .product(id: 42)),
      ("https://store.example/products/42?utm_source=letter#top", .product(id: 42)),
      ("https://store.example/catalogue", .catalogue),
      ("https://store.example/account", .account),
      ("https://store.example/settings", .settings),
      ("https://store.example/login", .login),
      ("https://store.example/forgot-password", .forgotPassword),
      ("https://store.example/onboarding", .onboarding),
      ("https://store.example/cities", .cities),
      ("https://store.example/cities/Genoa", .city(name: .genoa)),
      ("https://store.example/text-input", .textInput),
      ("https://store.example/text-confirmation/Ahoy%2C%20you%2Fall", .textConfirmation(text: "Ahoy, you/all")),
      ("store://bag", .bag),
      ("store:///bag", .bag),
      ("store://", .home),
      ("store://products/42", .product(id: 42)),
      ("store://products/0", .product(id: 0)),
      ("store://text-confirmation/👋", .textConfirmation(text: "👋")),
    ])
  func opens(link: String, screen: StoreScreen) throws {
    #expect(try StoreScreen(link: link) == screen)
    #expect(try StoreScreen(url: #require(URL(string: link))) == screen)
  }

  @Test(
    "An unknown link is reported on one line",
    arguments: [
      ("", LinkError.Code.malformed),
      ("bag", .malformed),
      ("https://store.example/a b", .malformed),
      ("https://store.example/%FF", .malformed),
      ("https://user@store.example/bag", .malformed),
      ("https://store.example:8443/bag", .foreign),
      ("store:bag", .malformed),
      ("store:/bag", .malformed),
      ("store://%zz", .malformed),
      ("https://store.example/" + String(repeating: "a", count: 9000), .malformed),
      ("http://store.example/bag", .foreign),
      ("https://example.com/bag", .foreign),
      ("https://store.example@example.com/bag", .malformed),
      ("https://store.example.com/bag", .foreign),
      ("javascript:alert(1)", .foreign),
      ("https://store.example/nothing", .unknown),
      ("https://store.example//bag", .unknown),
      ("https://store.example/products", .unknown),
      ("https://store.example/products/42/reviews", .unknown),
      ("https://store.example/products/+1", .badValue),
      ("https://store.example/products/4.2", .badValue),
      ("https://store.example/products/%D9%A4", .badValue),
      ("https://store.example/products/99999999999999999999", .badValue),
      ("https://store.example/cities/Atlantis", .badValue),
      ("https://store.example/cities/%1B%5B31m%0A", .malformed),
    ])
  func refused(link: String, code: LinkError.Code) throws {
    let error = #expect(throws: LinkError.self) { try StoreScreen(link: link) }
    #expect(error?.code == code)
    expectOneLine("\(try #require(error))")
  }

  @Test("No text causes a crash or more than one line", arguments: UInt64(1)...4)
  func hostile(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "https", "store", "://", ":", "/", "//", "?", "#", "@", "%", "%2", "%2F", "%00", "%FF", "%0A", "..",
      "store.example",
      "products", "42", "cities", "genoa", "text-confirmation", "[", "]", "[::1]", "\u{202E}", "\u{1B}[31m", "\n", "é",
      "👩‍👩‍👧",
      "\u{0}", " ", "{id}", "99999999999999999999",
    ]
    var opened = 0
    for _ in 0..<2000 {
      let count = Int.random(in: 0...9, using: &generator)
      let start = Bool.random(using: &generator) ? "https://store.example/" : ""
      let text = start + (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
      do {
        _ = try StoreScreen(link: text)
        opened += 1
      } catch {
        expectOneLine("\(error)")
      }
    }
    #expect(opened > 50)
  }

  @Test(
    "The error describes the fault, and not the scheme",
    arguments: [
      ("store://%zz", "a percent sign is not followed by two hexadecimal digits"),
      ("store:/bag", #"two slashes must follow the scheme. To fix: write "//" after the colon"#),
    ])
  func advice(link: String, words: String) throws {
    let error = #expect(throws: LinkError.self) { try StoreScreen(link: link) }
    #expect("\(try #require(error))".contains(words))
  }

  @Test("The link of every screen opens that screen")
  @MainActor
  func roundTrip() throws {
    for screen in StoreUnderTool.samples { #expect(try StoreScreen(url: #require(screen.url)) == screen) }
    for screen in [StoreScreen.launch, .tabs, .bagTab] { #expect(screen.url == nil) }
  }

  private func expectOneLine(_ text: String) {
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202E}" })
  }
}
