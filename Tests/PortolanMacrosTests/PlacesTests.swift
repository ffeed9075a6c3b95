import Foundation
import PortolanMacros
import Testing

// The extension of the enum, which contains its table, must name the parent of the types beside the enum.
private enum Shop {
  enum Kind: String, LinkValue {
    case shoes, hats
  }

  @Linkable("https://shop.example")
  fileprivate enum Screen: Equatable {
    @Link("/") case none
    @Link("/kinds/{kind}") case kind(kind: Kind)
    @Link("/both/{second}/{first?}") case both(first: Kind?, second: Kind)
    @Link("/all/{0...}") case some([Kind])
    #if !NO_SUCH_CONDITION
      @Link("/debug/{level}") case debug(level: Int)
    #else
      @Link("/debug/{name}") case debug(name: String)
    #endif
    #if NO_SUCH_CONDITION
      @Link("/nothing") case nothing
    #endif
  }
}

@Suite("Enums in all places, with special case names")
struct PlacesTests {
  @Test(
    "Enums have links if they are nested, or if their cases have the names of Optional's cases",
    arguments: [
      ("https://shop.example/", .none),
      ("https://shop.example/kinds/hats", .kind(kind: .hats)),
      ("https://shop.example/both/hats/shoes", .both(first: .shoes, second: .hats)),
      ("https://shop.example/all/hats/shoes", .some([.hats, .shoes])),
      ("https://shop.example/debug/3", .debug(level: 3)),
    ] as [(String, Shop.Screen)])
  fileprivate func nested(link: String, screen: Shop.Screen) throws {
    #expect(try Shop.Screen(link: link) == screen)
    #expect(screen.url?.absoluteString == link)
  }

  @Test("A link in an inactive block of conditions does not exist")
  func conditions() {
    #expect(Shop.Screen.links.patterns.count == 5)
    #expect(Shop.Screen(url: URL(string: "https://shop.example/nothing")!) == nil)
  }
}

#if canImport(PortolanMacrosPlugin)
  @Suite("The macros report enums that cannot contain their table")
  struct PlaceDiagnosticTests {
    @Test("Private nested enums and enums in generic types are refused")
    func places() {
      #expect(
        diagnose(
          """
          enum A {
            @Linkable("https://a") private enum S { @Link("/") case a }
          }
          struct B<Value> {
            @Linkable("https://a") enum S { @Link("/") case a }
          }
          """) == """
            2:26 error an extension, which holds the table, cannot see a private enum in another type: to fix, write \
            fileprivate
            5:31 error an enum in a generic type cannot hold its table: to fix, declare it outside
            """)
    }

    @Test("The macros do not crash for two values with one name, as the compiler refuses them")
    func sameName() {
      #expect(
        diagnose("@Linkable(\"https://a\") enum S { @Link(\"/{by}/{to}\") case move(by: Int, by: Int, to: Int) }") == ""
      )
    }

    @Test("Links of two clauses do not conflict, and a conflict with a link outside of #if is reported once")
    func conditionalConflicts() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("/a") case a
            #if DEBUG
            @Link("/b/{x}") case b(x: Int)
            @Link("/a") case c
            #else
            @Link("/b/{y}") case b(y: Int)
            #endif
            @Link("/a") case d
          }
          """) == """
            9:10 error no link is read as d: "/a" reads them all; to fix, give the two different paths or items
              2:10 note it is read as a, here
            5:10 error no link is read as c: "/a" reads them all; to fix, give the two different paths or items
              2:10 note it is read as a, here
            """)
    }

    @Test("The table is available wherever the enum is")
    func availability() {
      let (source, diagnostics) = expand(
        """
        @available(iOS 17, macOS 14, *)
        @Linkable("https://a") enum S { @Link("/") case a }
        """)
      #expect(diagnostics == "")
      let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.count { $0 == "@available(iOS 17, macOS 14, *)" } == 2, "\(source)")
    }
  }
#endif
