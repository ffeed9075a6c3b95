import PortolanTestTraits
import Testing

#if os(macOS) || os(Linux)
  @Suite("The compiler refuses faults that the macros cannot see", .limited)
  struct CompileTests {
    @Test("A type that cannot be read from text does not compile, and the error names it")
    func noLinkValue() async throws {
      let said = try await compile(
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
    func noOptionalLinkValue() async throws {
      let said = try await compile(
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

    // Current compilers show the error at the start of the literal. So the message must name the location in it.
    @Test("The compiler shows a fault at the pattern, with its location")
    func place() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        @Linkable("https://a") enum S {
          @Link("/products/{number}") case product(id: Int)
          @Link("/é/{id") case other(id: Int)
        }
        """)
      #expect(
        said.split(separator: "\n").contains {
          $0 == "Source.swift:3:9: error: {number} is not a value of product: it has {id} (from macro 'Linkable')"
        }, "\(said)")
      #expect(
        said.contains(
          "Source.swift:4:9: error: a placeholder is not closed, at \"{id\": to fix, write \"}\" after its name"),
        "\(said)")
    }

    @Test("An app's own type becomes a link value by declaration, and a large enum compiles")
    func compiles() async throws {
      let cases = (0..<100).map {
        "@Link(\"/c\($0)/{id}?q={query?}&t={tags*}\") case c\($0)(id: Int, query: String?, tags: [Order])"
      }
      let said = try await compile(
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

    @Test("An enum in an extension is as accessible as the extension, or as it declares itself")
    func accessOfExtension() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        public enum Outer {}
        package enum Inner {}
        public extension Outer {
          @Linkable("https://a") enum S { @Link("/") case home }
          @Linkable("https://b") enum T { @Link("/") case links }
          @Linkable("https://c") internal enum U { @Link("/") case home }
          @Linkable("https://d") fileprivate enum V { @Link("/") case home }
          enum Between { @Linkable("https://e") enum S { @Link("/") case home } }
        }
        package extension Inner { @Linkable("https://f") indirect enum S { @Link("/") case home } }
        extension Outer { @Linkable("https://g") enum W { @Link("/") case home } }
        """, options: ["-package-name", "p"])
      #expect(said == "")
    }

    @Test("Types of values may have the names that the table uses, and be written with Self")
    func namesOfTypes() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        struct Value: RawRepresentable, LinkValue { var rawValue: Int }
        @Linkable("https://a") enum S {
          typealias ID = Int
          @Link("/v/{value}") case v(value: Value)
          @Link("/w?w={values*}") case w(values: [Value])
          @Link("/s/{id}") case s(id: Self.ID)
          @Link("/t/{value}/{id?}") case t(value: Value, id: Optional<Self.ID>)
        }
        """)
      #expect(said == "")
    }

    /// Returns the lines of an expansion that did not compile, with the error before each.
    private func faultyLines(_ said: String) -> Set<String> {
      Set(
        said.split(separator: "\n").filter { $0.contains("in expansion of macro 'Link'") }.map {
          String($0.prefix { $0 != " " })
        })
    }

    @Test("A type alias must fit its placeholder, and every fault is shown at its link")
    func aliases() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        typealias MaybeInt = Int?
        typealias Numbers = [Int]
        struct Price {}
        @Linkable("https://a") enum S {
          @Link("/a/{id}") case a(id: MaybeInt)
          @Link("/b?b={ids}") case b(ids: Numbers)
          @Link("/c/{id?}") case c(id: Numbers)
          @Link("/d?d={id*}") case d(id: MaybeInt)
          @Link("/e/{id...}") case e(id: MaybeInt)
          @Link("/f/{price}") case f(price: Price)
          @Link("/g/{id?}") case g(id: MaybeInt)
          @Link("/h/{ids...}") case h(ids: Numbers)
        }
        """)
      #expect(
        faultyLines(said).map { $0.split(separator: ":")[1] }.sorted() == ["10", "11", "6", "7", "8", "9"], "\(said)")
    }

    @Test("Links in conflict in two #if blocks compile only if no build contains both")
    func conditionalConflicts() async throws {
      func source(_ first: String, _ second: String) -> String {
        """
        import PortolanMacros
        @Linkable("https://a") enum S {
          #if \(first)
            @Link("/x/{id}") case a(id: Int)
          #elseif NEVER
            @Link("/y") case n
          #endif
          #if \(second)
            @Link("/x/{name}") case b(name: String)
          #else
            @Link("/y") case c
          #endif
        }
        """
      }
      #expect(try await compile(source("A", "!A"), options: ["-D", "A"]) == "")
      #expect(try await compile(source("A", "B"), options: ["-D", "A"]) == "")
      #expect(try await compile(source("A", "B"), options: ["-D", "B"]) == "")
      let said = try await compile(source("A", "B"), options: ["-D", "A", "-D", "B"])
      #expect(
        said.contains(
          #"error: no link is read as b: "/x/{id}" reads them all; to fix, give the two different paths or items"#),
        "\(said)")
    }

    @Test("Cases with one name and different labels have links, and so does a case with the name of the table")
    func names() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        @Linkable("https://a") enum S: Equatable {
          @Link("/a/x/{x}") case a(x: Int)
          @Link("/a/y/{y}") case a(y: Int)
          @Link("/a/z/{0}/{z}") case a(Int, z: Int)
          @available(*, deprecated) @Link("/a/{old}") case a(old: Int)
          @Link("/links") case links
          @Link("/url") case url
        }
        func test() throws {
          print(S.linkTable.patterns, try S(link: "https://a/links") == S.links, S.a(y: 1).url as Any)
        }
        """)
      #expect(said == "")
    }

    @Test("Deprecated cases and types cause no warnings in the table, which is not deprecated")
    func deprecated() async throws {
      let said = try await compile(
        """
        import PortolanMacros
        @Linkable("https://a") enum S: Hashable {
          @Link("/new/{id}") case new(id: Int)
          @available(*, deprecated, message: "use new") @Link("/old/{id}") case old(id: Int)
          @available(*, deprecated) @Link("/older") case older
          #if DEBUG
            @available(*, deprecated) @Link("/oldest") case oldest
          #elseif os(Linux) || os(macOS)
            @available(*, deprecated) @Link("/oldest/{id?}") case oldest(id: Int?)
          #endif
        }
        func test() { print(S.links.patterns) }
        """, options: ["-warnings-as-errors"])
      #expect(said == "")
    }

    @Test(
      "Links of main-actor enums can be used anywhere",
      arguments: [
        ("@MainActor", []), ("", ["-default-isolation", "MainActor"]),
        ("", ["-default-isolation", "MainActor", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]),
      ])
    func mainActor(attribute: String, options: [String]) async throws {
      let said = try await compile(
        """
        import PortolanMacros
        enum Order: String, LinkValue { case price, name }
        @Linkable("https://a") \(attribute) enum S: Equatable {
          @Link("/") case home
          @Link("/a/{id}?order={order?}") case a(id: Int, order: Order?)
        }
        nonisolated func read() throws -> [LinkPattern] {
          _ = try S(link: "https://a/")
          _ = S.home.url
          return S.links.patterns
        }
        """, options: options)
      #expect(said == "")
    }
  }
#endif
