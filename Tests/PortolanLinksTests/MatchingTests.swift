import Foundation
import PortolanLinks
import Testing

@Suite("Matching of links and patterns")
struct MatchingTests {
  @Test(
    "A link is parsed in all its forms",
    arguments: [
      ("https://store.example", Shop.home),
      ("https://store.example/", .home),
      ("https://store.example?utm_source=mail", .home),
      ("https://store.example#top", .home),
      ("HTTPS://STORE.EXAMPLE/products/42", .product(id: 42)),
      ("https://store.example:443/products/42", .product(id: 42)),
      ("https://store.example:/products/42", .product(id: 42)),
      ("https://www.store.example:8443/products/42", .product(id: 42)),
      ("https://store.example/products/42/", .product(id: 42)),
      ("https://store.example/%70roducts/%34%32", .product(id: 42)),
      ("https://store.example/products/42?utm_source=a&utm_source=b&&=x&flag", .product(id: 42)),
      ("https://store.example/products/new", .newProduct),
      ("https://store.example/products/n%65w", .newProduct),
      ("https://store.example/named/a%2Fb", .named("a/b")),
      ("https://store.example/named/a+b", .named("a+b")),
      ("https://store.example/named/a%252Fb", .named("a%2Fb")),
      ("https://store.example/named/日本", .named("日本")),
      ("https://store.example/%C3%BCber%20uns/x", .part(of: "x", nil)),
      ("https://store.example/search?sort=name&q=x", .search(query: "x", sort: .name)),
      ("https://store.example/search?%71=x", .search(query: "x", sort: nil)),
      ("https://store.example/search?q", .search(query: "", sort: nil)),
      ("https://store.example/search?q=a=b", .search(query: "a=b", sort: nil)),
      ("https://store.example/media?title=x&kind=film", .film(title: "x")),
      ("https://store.example/guide#a/b?c", .section("a/b?c")),
      ("https://store.example/guide#a#b", .section("a#b")),
      ("https://store.example/files/a/b/", .file(path: ["a", "b"])),
      ("store://products/42", .product(id: 42)),
      ("store:///products/42", .product(id: 42)),
      ("STORE://products/42", .product(id: 42)),
      ("store://", .home),
      ("store:///", .home),
      ("store://products/42?q#f", .product(id: 42)),
      ("store://search?q=x", .search(query: "x", sort: nil)),
      ("store://%70roducts/42", .product(id: 42)),
      ("shop://www.store.example/products/42", .product(id: 42)),
      ("SHOP://WWW.store.example:/products/42", .product(id: 42)),
      ("shop://www.store.example", .home),
      ("shop://www.store.example?utm_source=mail", .home),
    ])
  func reads(link: String, value: Shop) throws {
    #expect(try shopTable().parse(link) == value)
  }

  @Test("A literal precedes a placeholder, and a placeholder precedes the rest, with backtracking")
  func precedence() throws {
    func link(_ pattern: String) -> Link<String> {
      Link(pattern, { (_: String) in pattern }, extract: { $0 == pattern ? "" : nil })
    }
    let table = try LinkTable<String>("https://store.example") {
      link("/{path...}")
      link("/a/{x}")
      link("/a/b/c/{x}")
      link("/{x}/b/d")
      link("/a/{path...}")
      link("/a/{x}/d")
      link("/{x}/b/c/d/e")
    }
    for (path, pattern) in [
      ("/z", "/{path...}"), ("/a/z", "/a/{x}"), ("/a/b/c/z", "/a/b/c/{x}"), ("/q/b/d", "/{x}/b/d"),
      ("/a/b/d", "/a/{x}/d"), ("/a/b/c/z/z", "/a/{path...}"), ("/a", "/a/{path...}"), ("/", "/{path...}"),
      ("/q/b/c/d/e", "/{x}/b/c/d/e"), ("/a/q/e", "/a/{path...}"),
    ] { #expect(table.pattern(of: "https://store.example" + path)?.text == pattern, Comment(rawValue: path)) }
  }

  @Test("An empty component is never a value", arguments: ["//reviews", "/1//2", "//", "/1/reviews//"])
  func emptyComponents(path: String) throws {
    let table = try LinkTable<Int>("https://a") {
      Link("/{id}/reviews", { (_: String) in 1 }, extract: { _ in nil })
      Link("/{id}/{part}/{other}", { (_: String, _: String, _: String) in 2 }, extract: { _ in nil })
    }
    #expect(table.pattern(of: "https://a" + path) == nil)
  }

  @Test("If several patterns have the path and lack an item, the one with the earliest literal is reported")
  func incomplete() throws {
    let table = try LinkTable<String>("https://a") {
      Link("/{x}/b?second={y}", { (_: String, _: String) in "" }, extract: { _ in nil })
      Link("/a/{x}?third={y}", { (_: String, _: String) in "" }, extract: { _ in nil })
      Link("/a/b?first={x}", { (_: String) in "" }, extract: { _ in nil })
    }
    for (path, item) in [("/a/b", "first"), ("/a/c", "third"), ("/c/b", "second")] {
      let error = #expect(throws: LinkError.self) { try table.parse("https://a" + path) }
      #expect(error?.reason.hasPrefix("it lacks the item \(item)") == true, Comment(rawValue: path))
    }
  }

  @Test("Exactly the paths of a tree with many levels are found")
  func deepTable() throws {
    let names = (0..<6).map { "n\($0)" }
    var paths = names.map { "/" + $0 }
    for _ in 0..<3 { paths += paths.suffix(216).flatMap { path in names.map { path + "/" + $0 } } }
    paths = Array(Set(paths)).sorted()
    let table = try LinkTable<String>(origins: ["https://a"], links: paths.map { Link($0, $0) })
    for path in paths {
      #expect(try table.parse("https://a" + path) == path)
      #expect(table.pattern(of: "https://a" + path + "/n6") == nil)
    }
  }

  @Test("Among patterns with one path, the one with more requirements comes first")
  func demanding() throws {
    func link(_ pattern: String) -> Link<String> { Link(pattern, pattern) }
    let table = try LinkTable<String>("https://store.example") {
      link("/s")
      link("/s#top")
      link("/s?a=1")
      link("/s?a=1&b=2")
      Link("/s?a={a}", { (a: String) in "a: " + a }, extract: { $0.hasPrefix("a: ") ? String($0.dropFirst(3)) : nil })
    }
    for (link, value) in [
      ("/s", "/s"), ("/s?a=1", "/s?a=1"), ("/s?b=2&a=1", "/s?a=1&b=2"), ("/s?a=3", "a: 3"), ("/s#top", "/s#top"),
      ("/s#bottom", "/s"), ("/s?b=2", "/s"),
    ] { #expect(try table.parse("https://store.example" + link) == value, "\(link)") }
    #expect(throws: LinkError.self) { try table.print("a: 1") }
  }

  @Test("Among many patterns with one path, the items of the link select the pattern")
  func manyWithOnePath() throws {
    var links = (0..<2000).map { number in
      Link<String>(
        "/open?screen=s\(number)&id={id}", { (id: String) in "\(number) \(id)" },
        extract: { value in value.hasPrefix("\(number) ") ? String(value.dropFirst("\(number) ".count)) : nil })
    }
    links += (0..<20).map { number in Link("/open?key\(number)={key}", { (_: String) in "key\(number)" }) { _ in nil } }
    links += [Link("/open", "open"), Link("/open#top", "top")]
    links.append(Link("/open#{section}", { (_: String) in "section" }) { _ in nil })
    let table = try LinkTable(origins: ["https://a"], links: links)
    for (query, value) in [
      ("?screen=s1999&id=x", "1999 x"), ("?id=&screen=s0", "0 "), ("?screen=%730&id=x", "0 x"), ("?key7=", "key7"),
      ("?key7=&screen=s3&id=1", "3 1"), ("?screen=s0&screen=s1&id=1", "0 1"), ("?screen=s1", "open"), ("", "open"),
      ("#top", "top"), ("#x", "section"), ("?key3=&key2=", "key2"), ("?screen=s5&id=1#top", "5 1"),
    ] { #expect(try table.parse("https://a/open" + query) == value, Comment(rawValue: query)) }
    #expect(try table.print("1234 x") == "https://a/open?screen=s1234&id=x")
    let flood = (0..<1000).map { "a\($0)" }.joined(separator: "&")
    #expect(try table.parse("https://a/open?" + flood + "&screen=s7&id=1") == "7 1")
  }

  @Test("Literals with equal characters and different bytes are different, in a small group and in a large one")
  func composition() throws {
    let (nfc, nfd) = (("\u{E9}", "%C3%A9"), ("e\u{301}", "e%CC%81"))
    for fillers in [0, 8] {
      for (one, other) in [(nfc, nfd), (nfd, nfc)] {
        let table = try LinkTable<Int>(
          origins: ["https://a"],
          links: (0..<fillers).map { Link("/o?filler\($0)", -1 - $0) } + [
            Link("/\(one.0)", 0), Link("/\(other.0)", 1), Link("/o?\(one.0)=1", 2), Link("/o?\(other.0)=1", 3),
            Link("/o?k=\(one.0)", 4), Link("/o?k=\(other.0)", 5), Link("/o#\(one.0)", 6), Link("/o#\(other.0)", 7),
          ])
        for (link, value) in [
          ("/\(one.1)", 0), ("/\(other.1)", 1), ("/o?\(one.1)=1", 2), ("/o?\(other.1)=1", 3), ("/o?k=\(one.1)", 4),
          ("/o?k=\(other.1)", 5), ("/o#\(one.1)", 6), ("/o#\(other.1)", 7), ("/o?\(one.1)=x&\(other.1)=1", 3),
        ] { #expect(try table.parse("https://a" + link) == value, Comment(rawValue: link)) }
      }
    }
  }

  @Test(
    "Origins are parsed in all their forms, and are equal if their links begin equally",
    arguments: [
      ("https://store.example", "HTTPS://STORE.example:443/", "https://store.example/x"),
      ("http://store.example:8080", "http://store.example:08080", "http://store.example:8080/x"),
      ("http://[::1]", "http://[::1]:80", "http://[::1]/x"),
      ("http://[::1]:81", "http://[::1]:81/", "http://[::1]:81/x"),
      ("store", "STORE://", "store://x"),
      ("com.example.app://", "COM.example.app://", "com.example.app://x"),
      ("ksr://www.example.com", "KSR://WWW.example.com/", "ksr://www.example.com/x"),
      ("ksr://example:443", "ksr://EXAMPLE:443/", "ksr://example:443/x"),
    ])
  func origins(one: String, other: String, link: String) throws {
    #expect(LinkOrigin(one) == LinkOrigin(other))
    #expect(LinkOrigin(one).hashValue == LinkOrigin(other).hashValue)
    let table = try LinkTable<Int>(origins: [LinkOrigin(one)], links: [Link("/x", 1)])
    #expect(try table.print(1, at: LinkOrigin(other)) == link)
    #expect(try table.parse(link) == 1)
  }

  @Test("A match contains its pattern")
  func match() throws {
    let match = try shopTable().match("store://products/42")
    #expect(match.value == .product(id: 42))
    #expect(match.pattern.description == "/products/{id}")
    #expect(match.pattern.placeholders.map(\.name) == ["id"])
  }

  @Test("Matching among ten thousand patterns takes as long as among ten, and linear time in the length of the link")
  func manyPatterns() throws {
    let table = try LinkTable<Int>(
      origins: ["https://store.example"],
      links: (0..<10_000).map { (number: Int) -> Link<Int> in
        Link("/section\(number)/{id}", { (_: Int) in number }) { _ in nil }
      })
    #expect(try table.parse("https://store.example/section9999/1") == 9999)
    #expect(table.pattern(of: "https://store.example/section10000/1") == nil)
  }

  @Test("More components than fit on the stack are parsed correctly")
  func longPaths() throws {
    let path = (0..<2000).map { "c\($0 % 10)" }
    #expect(
      try shopTable().parse("https://store.example/files/" + path.joined(separator: "/")) == .file(path: path))
  }
}
