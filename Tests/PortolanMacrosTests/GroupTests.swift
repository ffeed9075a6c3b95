import Foundation
public import PortolanMacros
import PortolanTestTraits
import Testing

@Linkable
enum CardsScreen: Hashable {
  @Link("/") case list
  @Link("/{id}") case card(id: Int)
  case confirmDelete(id: Int)
}

/// A feature that consists of features, one of them in a deprecated case, and that has a case `links`.
@Linkable
public enum ServicesScreen: Hashable, Sendable {
  @Link("/links") case links
  @LinkGroup("/old") @available(*, deprecated) case old(HelpScreen)
  @LinkGroup("/help") case help(HelpScreen)
}

/// The innermost feature.
@Linkable
public enum HelpScreen: Hashable, Sendable {
  @Link("/{0}") case topic(String)
  @Link("/search?q={query}") case search(query: String)
}

@Linkable("https://bank.example", scheme: "bank")
enum BankScreen: Hashable {
  @Link("/") case home
  @LinkGroup("/cards") @LinkGroup("/c") case cards(CardsScreen)
  @LinkGroup("/accounts/{account}/cards") case accountCards(account: Int, CardsScreen)
  @LinkGroup("/{1}/{second}/cards") case placed(screen: CardsScreen, String, second: Int)
  @LinkGroup("/services") case services(ServicesScreen)
  @LinkGroup("/same") case same(CardsScreen)
  @LinkGroup("/other/{owner}") case same(owner: Int, CardsScreen)
}

@Suite("A linkable enum embeds the links of features")
struct GroupTests {
  @Test(
    "Each value of a feature is printed below the prefix of the app, and parsed as the same value",
    arguments: [
      (BankScreen.home, "https://bank.example/"),
      (.cards(.list), "https://bank.example/cards"),
      (.cards(.card(id: 7)), "https://bank.example/cards/7"),
      (.accountCards(account: 3, .card(id: 7)), "https://bank.example/accounts/3/cards/7"),
      (.placed(screen: .list, "x", second: 2), "https://bank.example/x/2/cards"),
      (.services(.links), "https://bank.example/services/links"),
      (.services(.help(.search(query: "pin"))), "https://bank.example/services/help/search?q=pin"),
      (.same(.card(id: 1)), "https://bank.example/same/1"),
      (.same(owner: 2, .card(id: 1)), "https://bank.example/other/2/1"),
    ])
  func roundTrip(screen: BankScreen, link: String) throws {
    let url = try #require(screen.url)
    #expect(url.absoluteString == link)
    #expect(try BankScreen(link: link) == screen)
  }

  @Test(
    "A second prefix and a deprecated case are parsed, and a screen of a feature without a link has none in the app")
  func others() throws {
    #expect(try BankScreen(link: "bank://c/7") == .cards(.card(id: 7)))
    #expect(BankScreen.cards(.confirmDelete(id: 1)).url == nil)
    #expect(try BankScreen(link: "bank://services/old/fees").url?.path == "/services/old/fees")
  }

  @Test("The table of an app with features is validated by one line, and a feature has a table for its own tests")
  func validation() throws {
    try BankScreen.links.validate()
    #expect(try CardsScreen.links.table(at: "https://a").print(.card(id: 7)) == "https://a/7")
    #expect(ServicesScreen.linkTable.links.count == 5)
  }
}

#if canImport(PortolanMacrosPlugin)
  @Suite("The macros report the faults of groups at their location")
  struct GroupDiagnosticTests {
    @Test("A prefix is a path with placeholders for all values but one")
    func prefixes() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @LinkGroup("cards") case a(Cards)
            @LinkGroup("/b?x=y") case b(Cards)
            @LinkGroup("/c/{id?}") case c(id: Int?, Cards)
            @LinkGroup("/d") case d
            @LinkGroup("/e/{id}") case e(id: Int)
            @LinkGroup("/f") case f(id: Int, Cards)
            @LinkGroup("/g/{id}") case g(Cards)
            @LinkGroup("/h/{a}/{b}/{c}") case h(a: Int, b: Int, c: Int, Cards)
            @LinkGroup(prefix) case i(Cards)
            @LinkGroup("/j/{id}") case j(id: [Int], Cards)
            @LinkGroup("/k") case k(Cards), l(Cards)
          }
          """) == """
            2:15 error a pattern must begin with a slash, at "cards": to fix, write "/" before it
              fix write "/" before it: "/cards"
            3:15 error a prefix has no query and no fragment: to fix, give them to the patterns of the feature
            4:15 error a prefix has no optional component and no rest: to fix, write {name}, or give it to the patterns of the feature
            5:15 error d has no value for the screens of a feature: to fix, add one, or write @Link
            6:15 error e has no value for the screens of a feature: to fix, add one, or write @Link
            7:15 error id and 1 of f are not in the prefix: to fix, write placeholders for all values except the screens of the feature
            8:18 error {id} is not a value of g: it has {0}
            9:15 error a prefix has at most two placeholders: to fix, group in steps
            10:3 error a pattern must be a plain string literal, as it is read at compile time
            11:18 error {id} stands for exactly one value, and id is of type [Int]
            12:3 error a link must belong to one case: to fix, declare k and l separately
            """)
    }

    @Test("A forgotten placeholder stays an error, which mentions groups only for a value that could be a feature")
    func forgotten() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("/cards") case cards(CardsScreen)
            @Link("/b") case b(Int)
            @Link("/c") case c(id: CardID)
          }
          """) == """
            2:16 error value 0 of cards is not in the link: if CardsScreen has links of its own, write @LinkGroup
              fix add 0 to the query: "/cards?0={0}"
            3:12 error value 0 of b is not in the link
              fix add 0 to the query: "/b?0={0}"
            4:12 error value id of c is not in the link
              fix add id to the query: "/c?id={id}"
            """)
    }
  }
#endif

#if os(macOS) || os(Linux)
  @Suite("The compiler explains what a feature and a group need", .limited)
  struct GroupCompileTests {
    @Test("A group of an enum without links is an error, which names Linkable")
    func noLinks() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        enum Cards { case list }
        @Linkable("https://a") enum S {
          @LinkGroup("/cards") case cards(Cards)
        }
        """)
      #expect(said.contains("requires that 'Cards' conform to 'Linkable'"), "\(said)")
    }

    @Test("A value of a feature has no URL and is not read from one: the error names both kinds of tables")
    func noURL() async throws {
      let said = try await compile(
        """
        import Foundation
        import PortolanMacros
        @Linkable enum Cards { @Link("/") case list }
        func use(_ url: URL) throws {
          _ = Cards.list.url
          _ = Cards(url: url)
          _ = try Cards(link: "a")
        }
        """)
      let lines = said.split(separator: "\n").filter { $0.contains("error:") }
      #expect(lines.count == 3, "\(said)")
      for line in lines {
        #expect(
          line.contains("requires the types 'FeatureLinks<Cards>' and 'LinkTable<Cards>' be equivalent"), "\(said)")
      }
    }

    @Test("Features compile with all kinds of access, isolation and nesting")
    func compiles() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        @MainActor @Linkable public enum Cards { @Link("/{id}") case card(id: Int) }
        public enum Outer {
          @Linkable package enum Inner { @LinkGroup("/x/{kind}") case cards(kind: String, Cards) }
        }
        @Linkable("https://a") enum App {
          #if os(Linux)
            @LinkGroup("/inner") case inner(Outer.Inner)
          #else
            @LinkGroup("/inner") case inner(Cards)
          #endif
        }
        """, options: ["-package-name", "p", "-warnings-as-errors"])
      #expect(said == "")
    }
  }
#endif
