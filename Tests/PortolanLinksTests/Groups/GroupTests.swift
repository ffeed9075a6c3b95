import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

@Suite("A table has the links of features as groups")
struct GroupTests {
  @Test(
    "Every printed value of an app with features, below any prefixes, is parsed as the same value",
    arguments: 0..<30 as Range<UInt64>)
  func randomValues(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = try LinkTable(
      origins: ["https://mall.example", "mall://"], links: mallLinks(shopBelow: generator.prefix()))
    var printed = 0
    for _ in 0..<500 {
      let value = generator.mall()
      do throws(LinkError) {
        let link = try table.print(value, at: table.origins.randomElement(using: &generator))
        printed += 1
        let parsed = try table.parse(link)
        #expect(parsed == value, "\(link)")
      } catch {
        #expect(error.code == .unprintable)
        #expect(Self.mayBeUnprintable(value), "\(value): \(error)")
      }
    }
    #expect(printed > 200)
  }

  /// Returns a Boolean value that indicates whether a value contains text that no link can have.
  private static func mayBeUnprintable(_ value: Mall) -> Bool {
    func isNoComponent(_ text: String) -> Bool {
      ["", ".", ".."].contains(text) || text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
    return switch value {
    case .entrance: false
    case .shop(let shop): RoundTripTests.mayBeUnprintable(shop)
    case .branch(let city, let shop): isNoComponent(city) || RoundTripTests.mayBeUnprintable(shop)
    case .hall(let wing, _, .shop(let shop)): isNoComponent(wing) || RoundTripTests.mayBeUnprintable(shop)
    case .hall(let wing, _, _): isNoComponent(wing)
    }
  }

  @Test(
    "A link of a group begins with its prefix",
    arguments: [
      (Mall.shop(.home), "https://mall.example/best%20shop/%C3%A9"),
      (.shop(.search(query: "a", sort: nil)), "https://mall.example/best%20shop/%C3%A9/search?q=a"),
      (.branch(city: "Genoa", .home), "https://mall.example/branches/Genoa"),
      (.branch(city: "Genoa", .section("x")), "https://mall.example/branches/Genoa/guide#x"),
      (.hall(wing: "A", floor: 2, .map), "https://mall.example/halls/A/2"),
      (.hall(wing: "A", floor: 2, .lift(to: nil)), "https://mall.example/halls/A/2/lift"),
      (.hall(wing: "A", floor: 2, .shop(.product(id: 7))), "https://mall.example/halls/A/2/shop/products/7"),
    ])
  func spelling(value: Mall, link: String) throws {
    #expect(value.url?.absoluteString == link)
    #expect(try Mall(link: link) == value)
  }

  @Test(
    "The prefix and the pattern are joined by one slash, and the prefix / adds nothing",
    arguments: [
      ("/", "/x", "/x"), ("/", "/", "/"), ("/a", "/", "/a"), ("/a/", "/", "/a"), ("/a/", "/x", "/a/x"),
      ("/a", "/?q={value}", "/a?q={value}"), ("/a", "/#{value}", "/a#{value}"), ("/a", "/{value?}", "/a/{value?}"),
      ("/a/b/", "/{value...}", "/a/b/{value...}"),
    ])
  func joined(prefix: String, pattern: String, expected: String) throws {
    #expect(Inner.patterns(pattern, below: prefix) == [expected])
  }

  /// A feature whose only pattern is set by a test.
  private struct Inner: Linkable, Equatable, Sendable {
    @TaskLocal static var pattern = "/"

    static var links: FeatureLinks<Inner> { FeatureLinks { Link(pattern, Inner()) } }

    static func patterns(_ pattern: String, below prefix: String) -> [String] {
      $pattern.withValue(pattern) {
        FeatureLinks<Inner> { LinkGroup(prefix, { (inner: Inner) in inner }, extract: { $0 }) }.links.map(\.text)
      }
    }
  }

  @Test("The error for an unknown path suggests patterns of features, with their prefixes")
  func hints() throws {
    let error = #expect(throws: LinkError.self) { try Mall(link: "mall://halls/A/2/shop/product/7") }
    #expect(error?.fix == "write it as \"/halls/{wing}/{floor}/shop/products/{id}\", or add a pattern")
    let value = #expect(throws: LinkError.self) { try Mall(link: "mall://halls/A/second/shop") }
    #expect(value?.reason == "{floor} of \"/halls/{wing}/{floor}/shop\" is not of type Int")
    let inner = #expect(throws: LinkError.self) { try Mall(link: "mall://branches/Genoa/products/x") }
    #expect(inner?.reason == "{id} of \"/branches/{city}/products/{id}\" is not of type Int")
  }

  @Test("The links of a feature are tested without an app")
  func alone() throws {
    let table = try Hall.links.table(at: "https://hall.example")
    #expect(try table.print(.shop(.product(id: 7))) == "https://hall.example/shop/products/7")
    #expect(try table.parse("https://hall.example/lift?to=3") == .lift(to: 3))
  }

  @Test(
    "The association file of an app opens every link of each feature, whatever the others exclude",
    arguments: 0..<10 as Range<UInt64>)
  func association(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = try LinkTable(origins: ["https://mall.example"], links: mallLinks(shopBelow: generator.prefix()))
    let app = "ABCDE12345.example.mall"
    let matcher = AssociationMatcher(table.appSiteAssociation(appIDs: [app]), appID: app)
    var opened = 0
    for _ in 0..<500 {
      // An item that is required must not be empty in an association file.
      guard let link = try? table.print(generator.mall()), !link.contains("=&"), !link.hasSuffix("="),
        !link.hasSuffix("#"), !link.contains("=#")
      else { continue }
      opened += 1
      #expect(matcher.decision(for: link).opens, "\(link)")
    }
    #expect(opened > 100)
  }
}
