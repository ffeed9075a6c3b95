import Testing

#if canImport(PortolanMacrosPlugin)

  @Suite("The macros report faults at their location in the pattern")
  struct DiagnosticTests {
    @Test("The error for a placeholder without a value lists the values, and suggests the remaining one")
    func placeholderWithoutValue() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("/products/{id}") case product(number: Int)
            @Link("/home/{id}") case home
            @Link("/pair/{a}/{c?}") case pair(a: Int, b: Int?)
          }
          """) == """
            2:20 error {id} is not a value of product: it has {number}
              fix write {number}: "/products/{number}"
            2:24 error value number of product is not in the link
            3:16 error {id} is not a value of home: it has none
            4:20 error {c} is not a value of pair: it has {a}, {b}
              fix write {b?}: "/pair/{a}/{b?}"
            4:24 error value b of pair is not in the link
            """)
    }

    @Test("The error for a value without a placeholder is at the end, and suggests a query item")
    func valueWithoutPlaceholder() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("/a") case a(id: Int)
            @Link("/b?q={q}#x") case b(q: Int, sort: String?)
            @Link("/c/{0}") case c(Int, [String])
          }
          """) == """
            2:12 error value id of a is not in the link
              fix add id to the query: "/a?id={id}"
            3:20 error value sort of b is not in the link
              fix add sort to the query: "/b?q={q}&sort={sort?}#x"
            4:16 error value 1 of c is not in the link
              fix add 1 to the query: "/c/{0}?1={1*}"
            """)
    }

    @Test("A placeholder of another kind than its type is corrected")
    func kind() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("/a/{id}") case a(id: Int?)
            @Link("/b?id={id?}") case b(id: Int)
            @Link("/c?id={id}") case c(id: [Own])
            @Link("/d/{path...}") case d(path: Int?)
            @Link("/e/{id?}") case e(id: Own)
            @Link("/f/{id}") case f(id: (Int?))
            @Link("/g/{id}") case g(id: Swift.Array<Int>)
            @Link("/h/{id?}") case h(id: Foundation.UUID)
            @Link("/i/{id}") case i(id: ((Swift.Optional<Own>)))
          }
          """) == """
            2:13 error {id} stands for exactly one value, and id is of type Int?
              fix write {id?}: "/a/{id?}"
            3:16 error {id} stands for one value or none, and id is of type Int
              fix write {id}: "/b?id={id}"
            4:16 error {id} stands for exactly one value, and id is of type [Own]
              fix write {id*}: "/c?id={id*}"
            5:13 error {path} stands for the rest of the path, and path is of type Int?
              fix write {path?}: "/d/{path?}"
            7:13 error {id} stands for exactly one value, and id is of type (Int?)
              fix write {id?}: "/f/{id?}"
            8:13 error {id} stands for exactly one value, and id is of type Swift.Array<Int>
              fix write {id...}: "/g/{id...}"
            9:13 error {id} stands for one value or none, and id is of type Foundation.UUID
              fix write {id}: "/h/{id}"
            10:13 error {id} stands for exactly one value, and id is of type ((Swift.Optional<Own>))
              fix write {id?}: "/i/{id?}"
            """)
    }

    @Test("A malformed pattern is marked at the fault")
    func malformed() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("products") case a
            @Link("/é/{id") case b(id: Int)
            @Link("/c/x{id}") case c(id: Int)
            @Link("") case d
            @Link(pattern) case e
            @Link("/f\\(x)") case f
            @Link(\"\"\"
              /g//h
              \"\"\") case g
          }
          """) == """
            2:10 error a pattern must begin with a slash, at "products": to fix, write "/" before it
              fix write "/" before it: "/products"
            3:14 error a placeholder is not closed, at "{id": to fix, write "}" after its name
            4:14 error a placeholder takes a whole component or value and cannot stand beside other text, at "{id}": to fix, put a slash \
            between them, or read the whole as one value
            5:10 error a pattern must begin with a slash, at "": to fix, write "/" before it
              fix write "/" before it: "/"
            6:3 error a pattern must be a plain string literal, as it is read at compile time
            7:3 error a pattern must be a plain string literal, as it is read at compile time
            9:8 error a component of the path is empty, at "/h": to fix, remove one of the two slashes
            """)
    }

    @Test("For patterns in conflict, the later one has the error and the earlier one a note")
    func conflicts() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") enum S {
            @Link("/a/{id}") case a(id: Int)
            @Link("/a/{name}") case b(name: String)
            @Link("/c") case c
            @Link("/c/{x?}") case d(x: Int?)
            @Link("/a/new") case new
          }
          """) == """
            3:10 error no link is read as b: "/a/{id}" reads them all; to fix, give the two different paths or items
              2:10 note it is read as a, here
            5:10 error with or without its optional values, a link of d is read by "/c"; to fix, give the two different paths or \
            items
              4:10 note it is read as c, here
            """)
    }

    @Test("All faults are reported at once")
    func allAtOnce() {
      #expect(
        diagnose(
          """
          @Linkable("a.example") enum S<Value> {
            @Link("x") case a, b
            @Link("/c/{größe}") case c(größe: Int)
            @Link("/d/{id}") case d(id: Int?)
            @Link("/d/{name}") case e(name: String)
            #if A
            @Link("/f") case f
            #endif
            #if A
            @Link("/f") case g
            #endif
          }
          """) == """
            1:30 error a generic enum cannot hold its table: to fix, write one by hand for each type
            1:12 error it does not begin with a scheme: to fix, write it as https://store.example or store://
              fix write "https://a.example": "https://a.example"
            2:3 error a link must belong to one case: to fix, declare a and b separately
            2:10 error a pattern must begin with a slash, at "x": to fix, write "/" before it
              fix write "/" before it: "/x"
            3:13 error "größe" is not a name for a placeholder, as names are written in ASCII, at "{größe}": to fix, write the label of the \
            value, and the placeholder, in letters from a to z
            4:13 error {id} stands for exactly one value, and id is of type Int?
              fix write {id?}: "/d/{id?}"
            5:10 error no link is read as e: "/d/{id}" reads them all; to fix, give the two different paths or items
              4:10 note it is read as d, here
            10:10 error no link is read as g: "/f" reads them all; to fix, give the two different paths or items
              7:10 note it is read as f, here
            """)
    }

    @Test("Origins are checked")
    func origins() {
      #expect(
        diagnose(
          """
          @Linkable("store.example", "https://a/b", "https://c:x", "https://D", "HTTPS://d", scheme: "store://") enum S {}
          @Linkable(scheme: "a b") enum T {}
          @Linkable(scheme: "https") enum U {}
          @Linkable() enum V {}
          @Linkable(host) enum W {}
          @Linkable("x://x.example", scheme: "x") enum X {}
          @Linkable(scheme: "x://x.example") enum Y {}
          """) == """
            1:12 error it does not begin with a scheme: to fix, write it as https://store.example or store://
              fix write "https://store.example": "https://store.example"
            1:29 error the two slashes are not followed by a host alone: to fix, write a host in ASCII there, and nothing after it
            1:44 error its port is not a number from 1 to 65535: to fix, correct or remove it
            1:72 error it is listed twice: to fix, remove one of the two
            1:98 error the scheme must be written without "://"
              fix write "store": "store"
            2:20 error it does not begin with a scheme: to fix, write it as https://store.example or store://
            3:20 error https links have a host: to fix, write it as an origin
            5:11 error an origin must be a plain string literal, as it is read at compile time
            6:37 error another origin has its scheme, and only one of the two has a host: to fix, remove one of them
            7:20 error x://x.example links have a host: to fix, write it as an origin
            """)
    }

    @Test("Only cases of an enum that can contain its table have links, one case at a time")
    func places() {
      #expect(
        diagnose(
          """
          @Linkable("https://a") struct S {}
          @Linkable("https://a") enum T<Value> {}
          @Linkable("https://a") enum U {
            @Link("/") case a, b
            @Link("/f") func f() {}
          }
          enum V {
            @Link("/") case a
          }
          @Link("/") struct W {}
          """) == """
            1:1 error only an enum can have links, one for each case: to fix, write the table by hand
            2:30 error a generic enum cannot hold its table: to fix, write one by hand for each type
            5:3 error only a case of an enum can have a link
            4:3 error a link must belong to one case: to fix, declare a and b separately
            8:3 error this link is not part of a table: to fix, write @Linkable("https://…") before the enum, or @Linkable for a feature
            10:1 error only a case of an enum can have a link
            """)
    }

    @Test("A table with a slow search is refused at compile time")
    func visits() {
      let cases = (0..<64).map { place in
        "@Link(\"" + (0..<64).map { $0 == place ? "/{x}" : "/a" }.joined() + "\") case c\(place)(x: Int)"
      }
      #expect(
        diagnose("@Linkable(\"https://a\") enum S {\n\(cases.joined(separator: "\n"))\n}")
          == "65:8 error a search for one link could try 2144 places: to fix, let fewer patterns have a literal and a "
          + "placeholder in the same place")
    }
  }

  @Suite("The macros generate code like handwritten code")
  struct ExpansionTests {
    @Test("The table is a constant of an extension, as accessible as the enum")
    func expansion() {
      let (source, diagnostics) = expand(
        """
        @Linkable("https://a", scheme: "s")
        public enum S {
          @Link("/") case home
          @Link("/b/{second}?f={0?}") case b(Int?, second: String)
          case c
        }
        """)
      #expect(diagnostics == "")
      #expect(
        words(source.replacing(/__macro_local_\w+/, with: "check"))
          == words(
            """
            public enum S {
              case home
              case b(Int?, second: String)
              private nonisolated static func check() {
                PortolanLinks.LinkCheck.oneValue((String).self)
                PortolanLinks.LinkCheck.oneValueOrNone((Int?).self)
              }
              case c
            }

            extension S: PortolanLinks.Linkable {
              public nonisolated static let links: PortolanLinks.LinkTable<S> = PortolanLinks.LinkTable<S>.trusting("https://a", "s://") { check.self }
              public nonisolated static var caseNames: [Swift.String] {
                var names: [Swift.String] = []
                names.append("home")
                names.append("b")
                names.append("c")
                return names
              }
              private nonisolated enum check: PortolanLinks.LinkSource {
                @available(*, deprecated) static var links: [PortolanLinks.Link<S>] {
                  var links: [PortolanLinks.Link<S>] = []
                  append(PortolanLinks.Link("/", { () -> S? in .home }) { (screen: S) -> ()? in
                    guard case .home = screen else { return nil }
                    return .some(())
                  }, to: &links)
                  append(PortolanLinks.Link("/b/{second}?f={0?}", { (v1: String, v0: Int?) -> S? in .b(v0, second: v1) }) { (screen: S) -> (String, Int?)? in
                    guard case .b(let v0, second: let v1) = screen else { return nil }
                    return .some((v1, v0))
                  }, to: &links)
                  return links
                }
              }
            }
            """))
    }

    /// Returns the words of a source without its layout, since the formatter determines that.
    private func words(_ source: String) -> [Substring] { source.split(whereSeparator: \.isWhitespace) }
  }
#endif
