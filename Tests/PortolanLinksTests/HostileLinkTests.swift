import Foundation
import PortolanLinks
import Testing

@Suite("Links are untrusted input")
struct HostileLinkTests {
  @Test(
    "Each fault is reported with its location and a fix",
    arguments: [
      ("", "malformed", 0, "it does not begin with a scheme"),
      ("products/42", "malformed", 0, "it does not begin with a scheme"),
      ("1https://store.example/", "malformed", 0, "it does not begin with a scheme"),
      (" https://store.example/", "malformed", 0, "it does not begin with a scheme"),
      ("ftp://store.example/", "foreign", 0, "the table has no origin with its scheme"),
      ("http://store.example/", "foreign", 0, "the table has no origin with its scheme"),
      ("javascript://store.example/%0Aalert(1)", "foreign", 0, "the table has no origin with its scheme"),
      ("https:store.example/", "malformed", 6, "two slashes must follow the scheme"),
      ("https:/store.example/", "malformed", 6, "two slashes must follow the scheme"),
      ("store:products/42", "malformed", 6, "two slashes must follow the scheme"),
      ("https://", "malformed", 8, "the two slashes are not followed by a host and a port"),
      ("https:///products/42", "malformed", 8, "the two slashes are not followed by a host and a port"),
      ("https://evil.example/products/42", "foreign", 8, "the table has no origin with its host and port"),
      ("https://store.example.evil.example/", "foreign", 8, "the table has no origin with its host and port"),
      ("https://evilstore.example/", "foreign", 8, "the table has no origin with its host and port"),
      ("https://store.example./", "foreign", 8, "the table has no origin with its host and port"),
      ("https://store%2Eexample/", "foreign", 8, "the table has no origin with its host and port"),
      ("https://store.example:8443/", "foreign", 8, "the table has no origin with its host and port"),
      ("https://www.store.example/", "foreign", 8, "the table has no origin with its host and port"),
      ("https://store.example:0/", "malformed", 21, "the two slashes are not followed by a host and a port"),
      ("https://store.example:443443/", "malformed", 21, "the two slashes are not followed by a host and a port"),
      ("https://store.example:+443/", "malformed", 21, "the two slashes are not followed by a host and a port"),
      ("https://[::1]:443/", "foreign", 8, "the table has no origin with its host and port"),
      (
        "https://store.example@evil.example/", "malformed", 21,
        "there is a user before the host, as in links that imitate another site"
      ),
      (
        "https://store.example:443@evil.example/", "malformed", 25,
        "there is a user before the host, as in links that imitate another site"
      ),
      (
        "store://user@products/42", "malformed", 12,
        "there is a user before the host, as in links that imitate another site"
      ),
      ("store://products:80/42", "malformed", 16, "the two slashes are not followed by a host and a port"),
      ("shop://products/42", "foreign", 7, "the table has no origin with its host and port"),
      ("shop://www.store.example:80/", "foreign", 7, "the table has no origin with its host and port"),
      ("shop:///products/42", "malformed", 7, "the two slashes are not followed by a host and a port"),
      (
        "shop://www.store.example@evil.example/", "malformed", 24,
        "there is a user before the host, as in links that imitate another site"
      ),
      ("https://store.example\\@evil.example/", "malformed", 21, "the byte 0x5C is not allowed in a link"),
      ("https://store.example/a\\b", "malformed", 23, "the byte 0x5C is not allowed in a link"),
      ("https://store.example/a b", "malformed", 23, "the byte 0x20 is not allowed in a link"),
      ("https://store.example/a\u{0}", "malformed", 23, "the byte 0x0 is not allowed in a link"),
      ("https://store.example/?a\nb", "malformed", 24, "the byte 0xA is not allowed in a link"),
      ("https://store.example/#\u{7F}", "malformed", 23, "the byte 0x7F is not allowed in a link"),
      (
        "https://store.example/documents/..%2F..%2Fetc/passwd", "badValue", 32,
        "{path...} of \"/documents/{path...}\" contains an escaped slash, and it reads the components of the path as one text"
      ),
      (
        "https://store.example/documents/a/b%2fc", "badValue", 34,
        "{path...} of \"/documents/{path...}\" contains an escaped slash, and it reads the components of the path as one text"
      ),
      ("https://store.example/named/%", "malformed", 28, "a percent sign is not followed by two hexadecimal digits"),
      ("https://store.example/named/%4", "malformed", 28, "a percent sign is not followed by two hexadecimal digits"),
      ("https://store.example/named/%4/1", "malformed", 28, "a percent sign is not followed by two hexadecimal digits"),
      ("https://store.example/named/%G0", "malformed", 28, "a percent sign is not followed by two hexadecimal digits"),
      ("https://store.example/?utm=%zz", "malformed", 27, "a percent sign is not followed by two hexadecimal digits"),
      (
        "https://store.example/?utm=%4&1=2", "malformed", 27, "a percent sign is not followed by two hexadecimal digits"
      ),
      ("https://store.example/#%", "malformed", 23, "a percent sign is not followed by two hexadecimal digits"),
      ("https://store.example/named/%00", "malformed", 28, "it contains an escaped control character"),
      ("https://store.example/named/%1F", "malformed", 28, "it contains an escaped control character"),
      ("https://store.example/named/%7f", "malformed", 28, "it contains an escaped control character"),
      ("https://store.example/search?q=%0D%0A", "malformed", 31, "it contains an escaped control character"),
      ("https://store.example/named/%FF", "malformed", 28, "the escapes are not UTF-8"),
      ("https://store.example/named/%C3", "malformed", 28, "the escapes are not UTF-8"),
      ("https://store.example/named/%C0%AF", "malformed", 28, "the escapes are not UTF-8"),
      ("https://store.example/named/%ED%A0%80", "malformed", 31, "the escapes are not UTF-8"),
      ("https://store.example/named/%F5%80%80%80", "malformed", 28, "the escapes are not UTF-8"),
      ("https://store.example/named/%E0%9F%BF", "malformed", 31, "the escapes are not UTF-8"),
      ("https://store.example/named/%F0%8F%BF%BF", "malformed", 31, "the escapes are not UTF-8"),
      ("https://store.example/named/%F4%90%80%80", "malformed", 31, "the escapes are not UTF-8"),
      ("https://store.example/search?q%C3=%A9", "malformed", 29, "the escapes are not UTF-8"),
      ("https://store.example/../products/42", "malformed", 22, "\".\" and \"..\" in a path lead to another path"),
      ("https://store.example/a/%2E%2e", "malformed", 24, "\".\" and \"..\" in a path lead to another path"),
      ("https://store.example/.", "malformed", 22, "\".\" and \"..\" in a path lead to another path"),
      ("store://../products/42", "malformed", 8, "\".\" and \"..\" in a path lead to another path"),
      (
        "https://store.example/search?q=a&q=b", "badValue", 33,
        "the item q occurs more than once, and \"/search?q={query}&sort={sort?}\" reads one value"
      ),
      ("https://store.example/products/x", "badValue", 31, "{id} of \"/products/{id}\" is not of type Int"),
      ("https://store.example/products/+1", "badValue", 31, "{id} of \"/products/{id}\" is not of type Int"),
      (
        "https://store.example/products/99999999999999999999", "badValue", 31,
        "{id} of \"/products/{id}\" is not of type Int"
      ),
      (
        "https://store.example/price/nan?net=true", "badValue", 28,
        "{price} of \"/price/{price}?net={isNet}\" is not of type Double"
      ),
      (
        "https://store.example/price/1e999?net=true", "badValue", 28,
        "{price} of \"/price/{price}?net={isNet}\" is not of type Double"
      ),
      (
        "https://store.example/price/0x1p3?net=true", "badValue", 28,
        "{price} of \"/price/{price}?net={isNet}\" is not of type Double"
      ),
      (
        "https://store.example/price/1?net=1", "badValue", 34,
        "{isNet} of \"/price/{price}?net={isNet}\" is not of type Bool"
      ),
      ("https://store.example/shelves/3", "badValue", 30, "{shelf} of \"/shelves/{shelf}\" is not of type Shelf"),
      (
        "https://store.example/search?q=x&sort=x", "badValue", 38,
        "{sort} of \"/search?q={query}&sort={sort?}\" is not of type SortOrder"
      ),
      ("https://store.example/pages/x", "badValue", 28, "{number} of \"/pages/{number?}\" is not of type Int"),
      (
        "https://store.example/prices?p=1&p=x", "badValue", 35,
        "{prices} of \"/prices?p={prices*}\" is not of type Double"
      ),
      (
        "https://store.example/initial?c=", "badValue", 32,
        "{initial} of \"/initial?c={initial}\" is not of type Character"
      ),
      (
        "https://store.example/initial?c=ab", "badValue", 32,
        "{initial} of \"/initial?c={initial}\" is not of type Character"
      ),
      (
        "https://store.example/search", "missingItem", -1,
        "it lacks the item q, which \"/search?q={query}&sort={sort?}\" needs"
      ),
      ("https://store.example/guide", "missingItem", -1, "it lacks a fragment, which \"/guide#{section}\" needs"),
      (
        "https://store.example/media?kind=cd&title=x", "missingItem", -1,
        "it lacks the item kind=film, which \"/media?kind=film&title={title}\" needs"
      ),
      ("https://store.example/unknown", "unknown", -1, "no pattern matches its path"),
      ("https://store.example//", "unknown", -1, "no pattern matches its path"),
      ("https://store.example//products/42", "unknown", -1, "no pattern matches its path"),
      ("https://store.example/files/a//b", "unknown", -1, "no pattern matches its path"),
      ("https://store.example/Products/42", "unknown", -1, "no pattern matches its path"),
    ])
  func refuses(link: String, code: String, offset: Int, reason: String) throws {
    let error = try #require(#expect(throws: LinkError.self) { try shopTable().parse(link) })
    #expect(error.code.description == code)
    #expect(error.offset == (offset < 0 ? nil : offset))
    #expect(error.reason == reason)
    #expect(error.link == link)
  }

  @Test("An error is one printable line, independent of the link")
  func description() throws {
    let link = "https://store.example/\u{202E}\"" + String(repeating: "x", count: 300)
    let error = try #require(#expect(throws: LinkError.self) { try shopTable().parse(link) })
    #expect(error.description.hasPrefix("Cannot open \"https://store.example/\\u{202E}\\\"xxx"))
    #expect(
      error.description.hasSuffix(
        "x…\", byte 25: the byte 0x22 is not allowed in a link. To fix: write %22 if it is part of a value. Code: malformed."
      ))
  }

  @Test("A link beyond the maximum length is refused, and parsing takes linear time")
  func length() throws {
    let table = try shopTable()
    let fits = "https://store.example/named/" + String(repeating: "x", count: LinkLimits.length - 28)
    #expect(fits.utf8.count == LinkLimits.length)
    #expect(throws: Never.self) { try table.parse(fits) }
    let error = #expect(throws: LinkError.self) { try table.parse(fits + "x") }
    #expect(error?.reason == "it has 8193 bytes")
    #expect(error?.link.utf8.count == 200)
    for filler in ["/", "a/", "%", "%41", "?", "&", "a=b&", "#", "é", ":", "@", "/..", "\\"] {
      let link = "https://store.example/" + String(repeating: filler, count: 1_000_000 / filler.utf8.count)
      #expect(throws: LinkError.self) { try table.parse(link) }
      let scheme = String(repeating: filler, count: 1_000_000 / filler.utf8.count)
      #expect(throws: LinkError.self) { try table.parse(scheme) }
    }
  }

  @Test(
    "Random text is refused or parsed, and a parsed value prints a link of the same value",
    arguments: 0..<10 as Range<UInt64>)
  func randomText(seed: UInt64) throws {
    let table = try shopTable()
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "https://", "store.example", "store://", "/", "/", "products", "named", "files", "search", "?", "#", "&", "=",
      "q", "tag", "documents", "documents/", "initial?c=", "%CC%81",
      "%2F", "%2f", "%2E%2E", "%", "%C3%A9", "é", "..", "42", "@", ":", "443", "\\", " ", "x",
    ]
    var opened = 0
    for _ in 0..<3000 {
      let start = Bool.random(using: &generator) ? "https://store.example/" : ""
      let text = start + (0..<8).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      do {
        let value = try table.parse(text)
        opened += 1
        #expect(try table.parse(try table.print(value)) == value, "\(text)")
      } catch {
        #expect(error.code != .unprintable)
        #expect(!error.description.isEmpty)
      }
    }
    #expect(opened > 30)
  }
}
