import PortolanLinks
import Testing

@Suite("An error suggests what was probably intended")
struct HintTests {
  private func fix(_ link: String, in table: LinkTable<Shop>) throws -> String {
    try #require(#expect(throws: LinkError.self) { try table.parse(link) }).fix
  }

  private func suggestions(_ link: String) throws -> [String] {
    try #require(#expect(throws: LinkError.self) { try shopTable().parse(link) }).suggestions.map(\.text)
  }

  @Test(
    "An error with another cause suggests no patterns",
    arguments: ["https://evil.example/product/42", "https://store.example/products/x"])
  func otherCauses(link: String) throws {
    #expect(try suggestions(link).isEmpty)
  }

  @Test(
    "The error for a link with another origin lists the origins of the table",
    arguments: [
      "ftp://store.example/", "https://evil.example/products/42", "https://store.example:8443/", "shop://products",
    ])
  func origins(link: String) throws {
    #expect(
      try fix(link, in: shopTable())
        == "begin it with \"https://store.example\", \"https://www.store.example:8443\", \"store://\" or "
        + "\"shop://www.store.example\"")
  }

  @Test("The error lists only some of many origins")
  func manyOrigins() throws {
    let table = try shopTable((1...9).map { LinkOrigin("https://store\($0).example") })
    let named = (1...5).map { "\"https://store\($0).example\"" }.joined(separator: ", ")
    #expect(try fix("https://store.example/", in: table) == "begin it with \(named) or one of 4 more")
    #expect(try fix("https://store.example/", in: shopTable(["store"])) == "begin it with \"store://\"")
  }

  @Test("The error for printing at another origin lists the origins of the table")
  func originToPrint() throws {
    let table = try shopTable(["https://store.example", "store"])
    let error = #expect(throws: LinkError.self) { try table.print(.home, at: "other://") }
    #expect(error?.fix == "use \"https://store.example\" or \"store://\"")
  }

  @Test(
    "The error for an unknown path lists the most similar patterns",
    arguments: [
      // The link has an additional, a missing, a wrong or two swapped letters, or capitals.
      ("/productss/42", ["/products/{id}"]), ("/product/42", ["/products/{id}"]), ("/prodacts/42", ["/products/{id}"]),
      ("/prodcuts/42", ["/products/{id}"]), ("/PRODUCTS/42", ["/products/{id}"]), ("/%70roduct/42", ["/products/{id}"]),
      // The literal comes before the placeholder, and both are equally similar if a component is missing.
      ("/product/new", ["/products/new", "/products/{id}"]), ("/products", ["/products/new", "/products/{id}"]),
      // The link has an additional component at the start, in the middle or at the end.
      ("/en/named/x", ["/named/{name}"]), ("//named/x", ["/named/{name}"]), ("/named/x/y", ["/named/{name}"]),
      ("/shelves//1", ["/shelves/{shelf}"]),
      // The pattern has a rest or an optional component.
      ("/file/a/b/c/d", ["/files/{path...}"]), ("/page/7", ["/pages/{number?}"]), ("/page", ["/pages/{number?}"]),
      ("/%C3%BCber%20un/x", ["/über uns/{name}#{part?}"]),
    ])
  func paths(path: String, patterns: [String]) throws {
    let quoted = patterns.map { "\"\($0)\"" }.joined(separator: " or ")
    #expect(try fix("https://store.example" + path, in: shopTable()) == "write it as \(quoted), or add a pattern")
    #expect(try suggestions("https://store.example" + path) == patterns)
  }

  @Test(
    "The error for a path without similar patterns lists none",
    arguments: ["/unknown", "/unknown/42", "/pdcts/42", "/en/shop/named/x", "/named/x/y/z", "//", "/42"])
  func unlikePaths(path: String) throws {
    #expect(try suggestions("https://store.example" + path).isEmpty)
    #expect(try fix("https://store.example" + path, in: shopTable()) == "use one of the table's patterns, or add one")
  }

  @Test("Only the most similar pattern is listed, independent of its position in the table", arguments: [false, true])
  func closest(isReversed: Bool) throws {
    let links = [
      Link<Int>("/order/{a}/{b}", { (_: Int, _: Int) in 1 }, extract: { _ in nil }),
      Link("/orders/{a}", { (_: Int) in 2 }, extract: { _ in nil }),
    ]
    let table = try LinkTable(origins: ["https://a"], links: isReversed ? links.reversed() : links)
    let error = #expect(throws: LinkError.self) { try table.parse("https://a/order/7") }
    #expect(error?.fix == "write it as \"/orders/{a}\", or add a pattern")
  }

  @Test("At most three similar patterns are listed, and a placeholder alone is not similar")
  func manyPatterns() throws {
    var links = (0..<1_000).map { (number: Int) -> Link<Int> in
      Link("/section/\(number)/{id}", { (_: Int) in number }) { _ in nil }
    }
    links.append(Link("/{a}/{b}/{c}/{d}/{e}", { (_: Int, _: Int, _: Int, _: Int, _: Int) in 0 }) { _ in nil })
    let table = try LinkTable(origins: ["https://store.example"], links: links)
    for path in ["/section/x/1", "/section/x/" + String(repeating: "a", count: 8000)] {
      let error = #expect(throws: LinkError.self) { try table.parse("https://store.example" + path) }
      #expect(
        error?.fix
          == "write it as \"/section/0/{id}\", \"/section/1/{id}\" or \"/section/2/{id}\", or add a pattern")
    }
    let error = #expect(throws: LinkError.self) { try table.parse("https://store.example/1/2/3/4") }
    #expect(error?.fix == "use one of the table's patterns, or add one")
    let long = "https://store.example" + String(repeating: "/a", count: 4000)
    #expect(#expect(throws: LinkError.self) { try table.parse(long) }?.fix == error?.fix)
  }
}
