import Foundation
public import PortolanLinks
import Testing

@Suite("Printed links are parsed as the same values")
struct RoundTripTests {
  @Test("Every printed value is parsed as the same value", arguments: 0..<20 as Range<UInt64>)
  func randomValues(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = try generator.table()
    var printed = 0
    for _ in 0..<1000 {
      let value = generator.shop()
      let origin = table.origins.randomElement(using: &generator)
      do {
        let link = try table.print(value, at: origin)
        printed += 1
        #expect(try table.parse(link) == value, "\(link)")
        let url = try #require(URL(string: link), "\(link)")
        #expect(try table.parse(url) == value, "\(url)")
      } catch let error as LinkError {
        #expect(error.code == .unprintable)
        #expect(Self.mayBeUnprintable(value), "\(value): \(error)")
      }
    }
    #expect(printed > 500)
  }

  /// Returns a Boolean value that indicates whether a value contains text that no link can have.
  ///
  /// All other values must be printed.
  static func mayBeUnprintable(_ value: Shop) -> Bool {
    func hasControl(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
    func isNoComponent(_ text: String) -> Bool { hasControl(text) || ["", ".", ".."].contains(text) }
    return switch value {
    case .file(let path): path.contains(where: isNoComponent)
    case .document(let path):
      !path.isEmpty
        && path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).contains {
          isNoComponent(String($0))
        }
    case .named(let text), .search(let text, _), .book(let text), .film(let text), .section(let text): hasControl(text)
    case .tagged(let texts): texts.contains(where: hasControl)
    case .part(let name, let part): isNoComponent(name) || hasControl(part ?? "")
    case .price(let price, _): !price.isFinite
    case .prices(let prices): prices.contains { !$0.isFinite }
    case .item(_, let since, _): since.linkText == nil
    case .initial(let initial): hasControl(String(initial))
    default: false
    }
  }

  @Test(
    "Links are printed in one form",
    arguments: [
      (Shop.home, "https://store.example/"),
      (.product(id: 42), "https://store.example/products/42"),
      (.named("a b"), "https://store.example/named/a%20b"),
      (.named(""), "https://store.example/named?name="),
      (.named(".."), "https://store.example/named?name=.."),
      (.file(path: []), "https://store.example/files"),
      (.file(path: ["a", "b/c"]), "https://store.example/files/a/b%2Fc"),
      (.document("a/b"), "https://store.example/documents/a/b"),
      (.document("a/\u{301}b"), "https://store.example/documents/a/%CC%81b"),
      (.page(nil), "https://store.example/pages"),
      (.search(query: "1+1=2", sort: .price), "https://store.example/search?q=1%2B1%3D2&sort=price"),
      (.tagged([]), "https://store.example/tagged"),
      (.tagged(["", "x&y"]), "https://store.example/tagged?tag=&tag=x%26y"),
      (.book(title: "?"), "https://store.example/media?kind=book&title=%3F"),
      (.part(of: "é", "#"), "https://store.example/%C3%BCber%20uns/%C3%A9#%23"),
      (.price(0.5, isNet: true), "https://store.example/price/0.5?net=true"),
    ])
  func spelling(value: Shop, link: String) throws {
    #expect(try shopTable().print(value) == link)
  }

  @Test("Links are printed for the first origin, or for the one that is given, with the host that it has")
  func atOrigins() throws {
    let table = try LinkTable<Shop>(
      origins: ["ksr://www.kickstarter.com", "https://www.kickstarter.com"], links: shopLinks())
    #expect(try table.print(.product(id: 42)) == "ksr://www.kickstarter.com/products/42")
    #expect(try table.print(.home) == "ksr://www.kickstarter.com/")
    #expect(
      try table.print(.named("a"), at: "https://www.kickstarter.com") == "https://www.kickstarter.com/named/a")
    #expect(try table.parse("ksr://www.kickstarter.com/products/42") == .product(id: 42))
  }

  @Test(
    "With a custom scheme, the first component is printed as host only if systems do not change it",
    arguments: [
      ("", "store://"), ("products", "store://products"), ("a-1.b", "store://a-1.b"), ("Products", "store:///Products"),
      ("pRoducts", "store:///pRoducts"), ("a_b", "store:///a_b"), ("é", "store:///%C3%A9"), ("a b", "store:///a%20b"),
      ("a:1", "store:///a:1"), ("a@b", "store:///a@b"),
    ])
  func firstComponent(text: String, link: String) throws {
    let table = try LinkTable<String>("store://") {
      Link("/{name?}", { (name: String?) in name ?? "" }, extract: { $0.isEmpty ? .some(nil) : $0 })
    }
    #expect(try table.print(text) == link + (text.isEmpty ? "/" : ""))
    #expect(try table.parse(link) == text)
  }

  @Test("A value is not printed if another pattern would read its link")
  func takenByAnother() throws {
    let table = try LinkTable<Shop>("https://store.example") {
      Link("/named/new", .newProduct)
      Link("/named/{name}", Shop.named) { if case .named(let name) = $0 { name } else { nil } }
    }
    #expect(try table.print(.named("old")) == "https://store.example/named/old")
    let error = #expect(throws: LinkError.self) { try table.print(.named("new")) }
    #expect(
      error?.description == """
        Cannot write a link: the link that "/named/{name}" prints for these values is read by "/named/new". To fix: keep such \
        values out of the pattern, or add a second pattern for the case. Code: unprintable.
        """)
    #expect(table.url(for: .named("new")) == nil)
  }

  @Test(
    "Values that a path component cannot contain are refused with a fix",
    arguments: [
      ("", "is empty, and a path has no empty components"),
      ("..", "is \".\" or \"..\", which systems remove from paths"),
      ("a\u{7F}", "has a control character, which no link may have"),
      ("a\0", "has a control character, which no link may have"),
      (String(repeating: "é", count: 4000), "has 24028 bytes"),
    ])
  func unprintable(text: String, reason: String) throws {
    let table = try LinkTable<Shop>("https://store.example") {
      Link("/named/{name}", Shop.named) { if case .named(let name) = $0 { name } else { nil } }
    }
    let error = #expect(throws: LinkError.self) { try table.print(.named(text)) }
    #expect(error?.code == .unprintable)
    #expect(error?.reason.hasSuffix(reason) == true, "\(error?.reason ?? "")")
  }

  @Test("A value without a pattern and an origin of another table are reported")
  func noLink() throws {
    let table = try LinkTable<Shop>("https://store.example") { Link("/", .home) }
    #expect(
      #expect(throws: LinkError.self) { try table.print(.newProduct) }?.reason == "this value of Shop has no pattern")
    #expect(
      #expect(throws: LinkError.self) { try table.print(.home, at: "other://") }?.reason
        == "\"other://\" is not an origin of the table")
  }

  @Test("Dates are parsed without loss, with any fraction", arguments: 0..<10 as Range<UInt64>)
  func dates(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (printed, read) = (0, 0)
    for _ in 0..<2000 {
      let date = generator.date()
      if let text = date.linkText {
        printed += 1
        #expect(Date(linkText: text) == date, "\(text)")
      }
      let text = generator.dateText()
      if let date = Date(linkText: text) {
        read += 1
        #expect(date.linkText.flatMap { Date(linkText: $0) } == date, "\(text)")
      }
    }
    #expect(printed > 1500 && read > 1700, "\(printed) \(read)")
    #expect(Date(timeIntervalSinceReferenceDate: 0).linkText == "2001-01-01T00:00:00Z")
    #expect(Date(timeIntervalSinceReferenceDate: -0.5).linkText == "2000-12-31T23:59:59.500Z")
    #expect(Date(timeIntervalSince1970: 1_763_728_019.25).linkText == "2025-11-21T12:26:59.250Z")
    #expect(Date(linkText: "2025-11-21T14:26:59.25+02:00") == Date(timeIntervalSince1970: 1_763_728_019.25))
    #expect(Date(linkText: "2025-11-21T09:56:59.25-02:30") == Date(timeIntervalSince1970: 1_763_728_019.25))
    for text in [
      "2025-11-21", "2025-11-21T12:26:59", "2025-02-29T00:00:00Z", "2025-11-21T24:00:00Z", "2025-11-21T12:26:59.Z",
      "2025-11-21T12:26:59Zx", "2025-11-21t12:26:59z", "", "\u{661}025-11-21T12:26:59Z",
      "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "9999-12-31T23:59:59.999999999999999999Z",
    ] { #expect(Date(linkText: text) == nil, "\(text)") }
  }

  @Test("Integers of each type are read as Swift reads them, without a plus")
  func integers() {
    func check<Number: LinkValue & FixedWidthInteger>(_ type: Number.Type) {
      let limits = [Number.min, .max].flatMap { limit in
        ["\(limit)", "\(limit)0", "\(String(limit).dropLast())", "\(String(limit).dropLast())9", "0\(limit)"]
      }
      for text in limits + ["", "-", "--1", "0", "-0", "007", "-1", "1-", "1 ", " 1", "1e3", "0x1", "1.0", "\u{661}"] {
        let number = Number(linkText: text)
        #expect(number == Number(text, radix: 10), "\(text) as \(type)")
        if let number { #expect(number.linkText == String(number)) }
      }
      #expect(Number(linkText: "+1") == nil)
    }
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
    if #available(iOS 18, macCatalyst 18, macOS 15, *) {
      check(Int128.self)
      check(UInt128.self)
    }
  }

  @Test("Days follow the calendar, from the year 1 to 9999")
  func days() throws {
    var day = try #require(LinkDay("0001-01-01"))
    var count = 0
    while let next = LinkDay(dayAfter: day) {
      day = next
      count += 1
    }
    #expect(day.description == "9999-12-31")
    #expect(count == 3_652_058)
    for text in ["2026-2-01", "2026-02-30", "0000-01-01", "2026-13-01", "1900-02-29", "+026-01-01", "2026-01-01 "] {
      #expect(LinkDay(text) == nil, "\(text)")
    }
  }
}

@available(iOS 18, macCatalyst 18, macOS 15, *)
extension Int128: LinkValue {}
@available(iOS 18, macCatalyst 18, macOS 15, *)
extension UInt128: LinkValue {}

extension LinkDay {
  /// Creates the day after another day, from the instant 24 hours after noon.
  init?(dayAfter day: LinkDay) {
    if day.day < 28 {
      self.init(year: day.year, month: day.month, day: day.day + 1)
    } else if let noon = Date(linkText: "\(day)T12:00:00Z"),
      let text = noon.addingTimeInterval(86_400).linkText
    {
      self.init(String(text.prefix(10)))
    } else {
      return nil
    }
  }
}
