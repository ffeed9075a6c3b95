import Testing

@Suite("The examples in documentation comments", .needsCompiler, .limited)
struct ExampleTests {
  @Test("All examples compile as parts of the app in Tests/ExampleApp, without deprecated names")
  func compile() async throws {
    let examples = try Example.all(in: Catalogue.package).filter(\.compilesHere)
    #expect(!examples.isEmpty)
    let files = try Example.app(in: Catalogue.package) + examples.enumerated().map { $1.file(number: $0) }
    let diagnostics = try await Compiler.shared.get().diagnostics(of: files)
    // Few examples use the values that they declare.
    let faults = diagnostics.all.filter { $0.severity == .error || $0.message.contains("deprecated") }
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
  }

  @Test("Code in documentation comments is fenced, not indented")
  func fences() throws {
    #expect(try Example.indentedCode(in: Catalogue.package) == [])
  }

  @Test("A fault in an example is reported with its line in the source")
  func fault() async throws {
    let example = try #require(
      Example.examples(
        in: """
          import Portolan

          /// A bag.
          ///
          /// ```swift
          /// let bag = Step.found(by: ClassFinder<BagViewController, Any?>())
          /// let count: Int = bag
          /// ```
          public struct Bag {}
          """, at: "PortolanCore/Bag.swift"
      ).first)
    let files = try Example.app(in: Catalogue.package) + [example.file(number: 1)]
    let complaint = try #require(try await Acceptance(files: files).complaint())
    #expect(complaint.contains("Bag.swift:7: error: cannot convert value of type"))
  }

  @Test("Cases of a switch, extensions, types and statements each have their place")
  func places() async throws {
    let text = """
      /// ```swift
      /// enum ShopScreen: Screen { case home, product(id: Int) }
      ///
      /// extension ShopScreen {
      ///   var isHome: Bool { self == .home }
      /// }
      ///
      /// try await router.navigate(to: ShopScreen.product(id: 42))
      /// ```

      /// ```swift
      /// case .product: .push
      /// ```

      /// ```swift
      /// case .help: InlineAssembly { HelpViewController() }
      /// ```
      """
    let examples = Example.examples(in: text, at: "PortolanCore/Places.swift")
    #expect(examples.map(\.line) == [2, 12, 16])
    let app = try Example.app(in: Catalogue.package)
    try await mustCompile(files: app + examples.enumerated().map { $1.file(number: $0) })
  }
}
