import Testing

#if os(macOS) || os(Linux)
  @Suite("The compiler refuses what the macros cannot see")
  struct CompileTests {
    @Test("A type that cannot be read from text does not compile, and is named")
    func noLinkValue() throws {
      let said = try compile(
        """
        import PortolanMacros
        struct Price { var cents: Int }
        @Linkable("https://a") enum S {
          @Link("/a/{price}") case a(price: Price)
        }
        """)
      #expect(
        said.contains("error: initializer 'init(_:_:extract:)' requires that 'Price' conform to 'LinkPart'"), "\(said)")
      #expect(said.contains("Source.swift:3:1: note: in expansion of macro 'Linkable' on enum 'S' here"), "\(said)")
    }

    @Test("A link of an optional that cannot be read does not compile either")
    func noOptionalLinkValue() throws {
      let said = try compile(
        """
        import PortolanMacros
        struct Price { var cents: Int }
        @Linkable("https://a") enum S {
          @Link("/a/{price?}") case a(price: Price?)
        }
        """)
      #expect(said.contains("error: "), "\(said)")
      #expect(said.contains("'Price' conform to 'LinkValue'"), "\(said)")
    }

    // Today's compilers show it at the start of the literal, so that the words must say where in it.
    @Test("The compiler shows a fault at the pattern, and says where in it")
    func place() throws {
      let said = try compile(
        """
        import PortolanMacros
        @Linkable("https://a") enum S {
          @Link("/products/{number}") case product(id: Int)
          @Link("/é/{id") case other(id: Int)
        }
        """)
      #expect(
        said.split(separator: "\n").contains {
          $0 == "Source.swift:3:9: error: {number} is no value of product: it has {id} (from macro 'Linkable')"
        }, "\(said)")
      #expect(
        said.contains(
          "Source.swift:4:9: error: a placeholder is not closed, at \"{id\": to fix, write \"}\" after its name"),
        "\(said)")
    }

    @Test("An app's own type becomes a link value by declaration, and a large enum compiles")
    func compiles() throws {
      let cases = (0..<100).map {
        "@Link(\"/c\($0)/{id}?q={query?}&t={tags*}\") case c\($0)(id: Int, query: String?, tags: [Order])"
      }
      let said = try compile(
        """
        import PortolanMacros
        enum Order: String, LinkValue { case price, name }
        struct Code: RawRepresentable, LinkValue { var rawValue: Int }
        @Linkable("https://a", scheme: "b") enum S: Hashable {
          @Link("/") case home
          @Link("/code/{0}") case code(Code)
          \(cases.joined(separator: "\n  "))
        }
        extension Code: Hashable {}
        """)
      #expect(said == "")
    }
  }
#endif
