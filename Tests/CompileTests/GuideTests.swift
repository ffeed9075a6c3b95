import Testing

@Suite("The code of the guides compiles", .needsCompiler, .limited)
struct GuideTests {
  @Test("All code of a guide compiles together, with the imports that its page shows", arguments: Guide.all)
  func compiles(guide: Guide) async throws {
    let code = try guide.code()
    #expect(!code.isEmpty, "The guide shows no code.")
    try await mustCompile(guide.usesReaderScreens ? readerScreens : "", code)
  }

  @Test("Every module has a landing page", arguments: Catalogue.modules)
  func landingPages(module: String) {
    #expect(Guide.all.contains { $0.module == module && $0.name == module })
  }
}
