import Foundation
public import PortolanMacros
import Testing

enum SortOrder: String, LinkValue, CaseIterable { case price, name }

@Linkable("https://store.example", "https://www.store.example", scheme: "store")
enum StoreScreen: Hashable {
  @Link("/") case home
  @Link("/products/{id}")
  @Link("/p/{id}")
  case product(id: Int)
  @Link("/search?q={query}&sort={sort?}") case search(query: String, sort: SortOrder?)
  @Link("/tagged?tag={tags*}") case tagged(tags: [String])
  @Link("/files/{path...}") case file(path: [String])
  @Link("/swapped/{second}/{first}") case swapped(first: Int, second: String)
  @Link("/pair/{0}?second={named}") case pair(Int, named: String)
  @Link("/under/{name}") case under(_ name: String)
  @Link("/default/{class}") case `default`(class: String)
  @Link("/maybe/{number?}") case maybe(number: Int?)
  case confirmDelete(itemID: UUID)
}

/// An enum that tests the generated members: access, and names that do not conflict.
@Linkable("https://public.example")
public enum PublicScreen: Sendable {
  @Link("/") case home
}

@Linkable("https://same.example")
enum SameNames: Hashable {
  @Link("/item/{id}") case item(id: Int)
  @Link("/item?name={name}") case item(name: String)
  @Link("/text/{0}") case item(String)
  @Link("/pair/{0}/{z}") case item(Int, z: Int)
  @Link("/links") case links
  @available(*, deprecated) @Link("/old/{id}") case old(id: Int)
}

/// An enum in another type, whose closures have inferred types.
enum Outer {
  enum Kind: String, LinkValue { case shoes, hats }

  @Linkable("https://nested.example")
  enum Screen: Hashable {
    @Link("/kind/{kind}/{size?}") case item(kind: Kind, size: Int?)
    @Link("/size/{size}") case item(size: Int)
  }
}

/// An enum with cases that only some builds have.
@Linkable("https://conditional.example")
enum ConditionalScreen: Hashable {
  @Link("/") case home
  #if NEVER
    case never
  #elseif !NEVER
    @Link("/now") case now
    case later
  #else
    case neither
  #endif
}

@Suite("A linkable enum has links")
struct LinkableTests {
  @Test("The macro writes the names of all cases of the build, also of those without a link")
  func names() {
    #expect(
      StoreScreen.caseNames == [
        "home", "product", "search", "tagged", "file", "swapped", "pair", "under", "default", "maybe", "confirmDelete",
      ])
    #expect(PublicScreen.caseNames == ["home"])
    #expect(ConditionalScreen.caseNames == ["home", "now", "later"])
  }

  @Test(
    "Each case is printed and parsed as the same value",
    arguments: [
      (StoreScreen.home, "https://store.example/"),
      (.product(id: 42), "https://store.example/products/42"),
      (.search(query: "a b", sort: nil), "https://store.example/search?q=a%20b"),
      (.search(query: "", sort: .price), "https://store.example/search?q=&sort=price"),
      (.tagged(tags: ["a", "b"]), "https://store.example/tagged?tag=a&tag=b"),
      (.file(path: ["a", "b"]), "https://store.example/files/a/b"),
      (.swapped(first: 1, second: "2"), "https://store.example/swapped/2/1"),
      (.pair(1, named: "x"), "https://store.example/pair/1?second=x"),
      (.under("x"), "https://store.example/under/x"),
      (.default(class: "x"), "https://store.example/default/x"),
      (.maybe(number: nil), "https://store.example/maybe"),
      (.maybe(number: 3), "https://store.example/maybe/3"),
    ])
  func roundTrip(screen: StoreScreen, link: String) throws {
    let url = try #require(screen.url)
    #expect(url.absoluteString == link)
    #expect(StoreScreen(url: url) == screen)
    #expect(try StoreScreen(link: link) == screen)
  }

  @Test("A link is read, a value is printed, and a link that imitates another site is refused, with these texts")
  func texts() {
    #expect((try? StoreScreen(link: "store://products/42?utm_source=mail")).map { "\($0)" } == "product(id: 42)")
    #expect(
      (try? StoreScreen.links.print(.search(query: "1 + 1", sort: .price)))
        == "https://store.example/search?q=1%20%2B%201&sort=price")
    let error = #expect(throws: LinkError.self) {
      try StoreScreen(link: "https://store.example@evil.example/products/42")
    }
    #expect(
      error?.description == """
        Cannot open "https://store.example@evil.example/products/42", byte 21: there is a user before the host, as in links \
        that imitate another site. To fix: remove everything up to "@". Code: malformed.
        """)
  }

  @Test("All patterns of a case and all origins are parsed, and a case without a pattern has no link")
  func others() throws {
    #expect(try StoreScreen(link: "store://p/42") == .product(id: 42))
    #expect(try StoreScreen(link: "https://www.store.example/p/42") == .product(id: 42))
    #expect(StoreScreen.confirmDelete(itemID: UUID()).url == nil)
    #expect(StoreScreen(url: try #require(URL(string: "https://evil.example/"))) == nil)
    #expect(throws: LinkError.self) { try StoreScreen(link: "store://unknown") }
    #expect(PublicScreen.home.url?.absoluteString == "https://public.example/")
    #expect(
      StoreScreen.links.patterns.map(\.text) == [
        "/", "/products/{id}", "/p/{id}", "/search?q={query}&sort={sort?}", "/tagged?tag={tags*}", "/files/{path...}",
        "/swapped/{second}/{first}", "/pair/{0}?second={named}", "/under/{name}", "/default/{class}",
        "/maybe/{number?}",
      ])
  }

  @Test(
    "Cases with one name are distinguished by their labels",
    arguments: [
      (SameNames.item(id: 1), "https://same.example/item/1"), (.item(name: "1"), "https://same.example/item?name=1"),
      (.item("a/b"), "https://same.example/text/a%2Fb"), (.item(3, z: 4), "https://same.example/pair/3/4"),
      (.links, "https://same.example/links"),
    ])
  func sameNames(value: SameNames, link: String) throws {
    #expect(value.url?.absoluteString == link)
    #expect(try SameNames(link: link) == value)
    #expect(try SameNames.linkTable.print(value) == link)
  }

  @Test("Cases with one name are distinguished in a nested enum, too")
  func sameNamesNested() throws {
    for value in [Outer.Screen.item(kind: .hats, size: nil), .item(kind: .shoes, size: 3), .item(size: 3)] {
      #expect(try Outer.Screen(link: Outer.Screen.links.print(value)) == value)
    }
  }

  @Test("Generic code finds the table of an enum with a case of that name")
  func genericTable() {
    func count<Value: Linkable>(of type: Value.Type) -> Int { Value.links.links.count }
    #expect(count(of: SameNames.self) == SameNames.linkTable.patterns.count)
  }
}
