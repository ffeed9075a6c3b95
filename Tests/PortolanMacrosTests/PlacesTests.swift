import Foundation
import PortolanMacros
import Testing

// An extension of the enum, which holds its table, does not find the types beside it without the name of their parent.
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

@Suite("Enums in all places, with cases of all names")
struct PlacesTests {
  @Test(
    "A nested enum has links with the types of its parent, and those whose cases are called as those of Optional are",
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

  @Test("A link within a condition that does not hold is none")
  func conditions() {
    #expect(Shop.Screen.links.patterns.count == 5)
    #expect(Shop.Screen(url: URL(string: "https://shop.example/nothing")!) == nil)
  }
}

#if canImport(PortolanMacrosPlugin)
  @Suite("The macros say where an enum cannot have its table")
  struct PlaceDiagnosticTests {
    @Test("Not where an extension cannot see it, and not in a generic type")
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

    @Test("Two values of one name are the compiler's to refuse, and nothing to fall over")
    func sameName() {
      #expect(
        diagnose("@Linkable(\"https://a\") enum S { @Link(\"/{by}/{to}\") case move(by: Int, by: Int, to: Int) }") == ""
      )
    }

    @Test("Links of two clauses do not conflict, and one within #if conflicts with one outside, told once")
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

    @Test("The table is there where the enum is")
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
