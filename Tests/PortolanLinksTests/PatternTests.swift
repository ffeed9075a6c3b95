import PortolanLinks
import Testing

@Suite("Patterns and tables report their faults")
struct PatternTests {
  @Test(
    "A malformed pattern is reported with the location and the reason",
    arguments: [
      ("", 0, "a pattern must begin with a slash"),
      ("products", 0, "a pattern must begin with a slash"),
      ("https://store.example/", 0, "a pattern must begin with a slash"),
      ("/a//b", 3, "a component of the path is empty"),
      ("//", 1, "a component of the path is empty"),
      ("/a/..", 3, "systems remove \".\" and \"..\" from links"),
      ("/products/{id", 10, "a placeholder is not closed"),
      ("/products/{id/x}", 10, "a placeholder is not closed"),
      ("/a/{{id}}", 3, "a placeholder is not closed"),
      ("/products/id}", 12, "a closing brace has no opening brace"),
      ("/products/item-{id}", 15, "a placeholder takes a whole component or value and cannot stand beside other text"),
      ("/products/{id}.html", 10, "a placeholder takes a whole component or value and cannot stand beside other text"),
      ("/products/{}", 10, "\"\" is not a name for a placeholder"),
      ("/products/{product id}", 10, "\"product id\" is not a name for a placeholder"),
      ("/products/{1a}", 10, "\"1a\" is not a name for a placeholder"),
      ("/{id?}/x", 1, "an optional or rest placeholder must be the last of the path"),
      ("/{path...}/x", 1, "an optional or rest placeholder must be the last of the path"),
      ("/{tags*}", 1, "only an item of the query can be repeated"),
      ("/a?q={q...}", 5, "only the path has a rest"),
      ("/a#{q*}", 3, "only an item of the query can be repeated"),
      ("/a?", 2, "there is nothing after the question mark"),
      ("/a?{q}", 3, "an item of the query is written name={placeholder}"),
      ("/a?=x", 3, "an item of the query is written name={placeholder}"),
      ("/a?q={a}&&r={b}", 9, "an item of the query is written name={placeholder}"),
      ("/a?b%5Bc%5D={x}", 4, "literal text is written without percent-encoding, or it would be encoded twice"),
      ("/a?q={a}&q={b}", 9, "the item \"q\" occurs twice"),
      ("/{a}?q={a}", 7, "{a} occurs twice"),
      ("/caf%C3%A9", 4, "literal text is written without percent-encoding, or it would be encoded twice"),
      ("/a\n", 2, "no link may contain a control character"),
      ("/" + String(repeating: "a", count: 8192), 0, "the pattern is longer than 8192 bytes"),
      (String(repeating: "/a", count: 65), 129, "the path has more than 64 components"),
    ])
  func malformed(text: String, offset: Int, reason: String) throws {
    let error = try #require(#expect(throws: LinkPatternError.self) { try LinkPattern(text) })
    #expect(error.offset == offset)
    #expect(error.reason == reason)
    #expect(error.description.hasSuffix("To fix: \(error.fix)."))
  }

  @Test("A table reports all faults at once, each with a fix")
  func allAtOnce() {
    let error = #expect(throws: LinkTableError.self) {
      try LinkTable<Shop>(
        "store.example", "https://a/b", "store://x/y", "https://a:x", "https://good", "HTTPS://good:443", "good://",
        "good://good"
      ) {
        Link("/products/{id", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
        Link("/products/{id}/{x}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
        Link("/p/{id?}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
        Link("/q?n={number}", Shop.page) { if case .page(let number) = $0 { .some(number) } else { nil } }
        Link("/r?t={tags?}", Shop.tagged) { if case .tagged(let tags) = $0 { tags } else { nil } }
        Link("/p", .home)
      }
    }
    #expect(
      error?.description == """
        The table of links has 12 faults:
        - Origin "store.example": it does not begin with a scheme. To fix: write it as https://store.example or store://.
        - Origin "https://a/b": the two slashes are not followed by a host alone. To fix: write a host in ASCII there, and nothing after it.
        - Origin "store://x/y": the two slashes are not followed by a host alone. To fix: write a host in ASCII there, and nothing after it.
        - Origin "https://a:x": its port is not a number from 1 to 65535. To fix: correct or remove it.
        - Origin "HTTPS://good:443": it is listed twice. To fix: remove one of the two.
        - Origin "good://good": another origin has its scheme, and only one of the two has a host. To fix: remove one of them.
        - Pattern "/products/{id": byte 10: a placeholder is not closed. To fix: write "}" after its name.
        - Pattern "/products/{id}/{x}": it has 2 placeholders ({id}, {x}), and its closures have 1 values. To fix: give each value one placeholder, in the same order.
        - Pattern "/p/{id?}": {id} stands for one value or none, and its value is of type Int. To fix: write {id}, or change the type.
        - Pattern "/q?n={number}": {number} stands for exactly one value, and its value is of type Optional<Int>. To fix: write {number?}, or change the type.
        - Pattern "/r?t={tags?}": {tags} stands for one value or none, and its value is of type Array<String>. To fix: write {tags*}, or change the type.
        - Pattern "/p": it reads no link: "/p/{id?}" reads them all. To fix: give the two different paths or items, or remove one.
        """)
  }

  @Test(
    "Patterns in conflict are refused",
    arguments: [
      (["/a", "/a"], "reads no link: \"/a\""),
      (["/a", "/a/"], "reads no link: \"/a\""),
      (["/a/{x}", "/a/{y}"], "reads no link: \"/a/{x}\""),
      (["/a?q={x}&r={y}", "/a?r={x}&q={y}"], "reads no link"),
      (["/a?q={x?}", "/a?r={y?}"], "reads no link"),
      (["/a/{x?}", "/a/{y}"], "reads no link: \"/a/{x?}\""),
      (["/a", "/a/{x?}"], "with or without its optional values, its links are read by \"/a\""),
      (["/a?q={x}&r={y}", "/a?q={x}&r={y?}"], "with or without its optional values"),
      (["/a?q={x}", "/a?q={x?}"], "with or without its optional values"),
      (["/a#{x}", "/a#{x?}"], "with or without its optional values"),
      (["/{a...}", "/{b...}"], "reads no link"),
      (["/a?k=1", "/a?k=1#{x?}"], "reads no link"),
      (["/a#top", "/a#top"], "reads no link"),
    ])
  func conflicts(patterns: [String], reason: String) {
    let error = #expect(throws: LinkTableError.self) { try table(patterns) }
    #expect(error?.faults.count == 1)
    #expect(error?.faults.first?.reason.contains(reason) == true, "\(error?.faults.first?.reason ?? "")")
  }

  @Test(
    "Patterns that match the same link for some values only are not refused",
    arguments: [
      ["/a/b", "/a/{x}", "/a/{x...}", "/{x...}"],
      ["/a", "/a?q={x}", "/a?q={x}&r={y}", "/a?q=1", "/a#top", "/a#{x}"],
      ["/a?k=1", "/a?k=2", "/a?k={x}"],
      ["/a/{x?}", "/a/{x}/b"],
      ["/a", "/a/{x...}"],
      ["/caf\u{E9}", "/cafe\u{301}"],
      ["/a?\u{E9}={x}", "/a?e\u{301}={x}", "/a?\u{E9}={x}&e\u{301}={y}"],
      ["/a?k=\u{E9}", "/a?k=e\u{301}"],
      ["/a#\u{E9}", "/a#e\u{301}"],
    ])
  func noConflicts(patterns: [String]) {
    #expect(throws: Never.self) { try table(patterns) }
  }

  @Test("Two patterns are equal if their texts have the same bytes")
  func equality() throws {
    let texts = ["/caf\u{E9}", "/cafe\u{301}", "/cafe", "/{a}", "/{b}"]
    for (index, text) in texts.enumerated() {
      for (other, otherText) in texts.enumerated() {
        #expect(try (LinkPattern(text) == LinkPattern(otherText)) == (index == other), "\(index) and \(other)")
      }
      #expect(try LinkPattern(text).hashValue == LinkPattern(text).hashValue)
    }
  }

  /// Creates a table of patterns, independent of their values.
  private func table(_ patterns: [String]) throws {
    _ = try LinkTable<Int>(
      origins: ["https://a"],
      links: patterns.map { pattern in
        let kinds = try LinkPattern(pattern).placeholders.map(\.kind)
        return switch kinds {
        case []: Link(pattern, 0)
        case [.one], [.rest]: Link(pattern, { (_: String) in 0 }) { _ in nil }
        case [.optional]: Link(pattern, { (_: String?) in 0 }) { _ in nil }
        case [.one, .one]: Link(pattern, { (_: String, _: String) in 0 }) { _ in nil }
        default: Link(pattern, { (_: String, _: String?) in 0 }) { _ in nil }
        }
      })
  }

  @Test("A table in which literals and placeholders compete on every level is refused")
  func visits() {
    func table(levels: Int) throws(LinkTableError) {
      let links = (0..<levels).map { place in
        let path = (0..<levels).map { $0 == place ? "/{x}" : "/a" }.joined()
        return Link<Int>(path, { (_: String) in place }) { _ in nil }
      }
      _ = try LinkTable(origins: ["https://a"], links: links)
    }
    #expect(throws: Never.self) { try table(levels: 40) }
    let error = #expect(throws: LinkTableError.self) { try table(levels: 64) }
    #expect(
      error?.faults.first?.reason
        == "could make a search for one link try 2144 places, as literals and placeholders compete on many levels")
  }

  @Test("A table without an origin is refused")
  func noOrigin() {
    let error = #expect(throws: LinkTableError.self) { try LinkTable<Int>(origins: [], links: []) }
    #expect(
      error?.description == """
        The table of links has a fault:
        - The table: has no origin. To fix: give it one, such as "https://store.example".
        """)
  }
}
