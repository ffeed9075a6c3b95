import Testing

@Suite("The code of the guides compiles", .needsCompiler, .limited)
struct GuideTests {
  @Test("All code of a guide compiles together, with the imports that its page shows", arguments: Guide.all)
  func compiles(guide: Guide) async throws {
    let code = try guide.code()
    #expect(!code.isEmpty, "The guide shows no code.")
    try await mustCompile(guide.usesReaderScreens ? readerScreens : "", code)
  }

  @Test(
    "The guide to UIKit tests on Linux shows the files of Examples/UIKitTests as they are",
    arguments: [
      "Package.swift", "Sources/UIKit/UIKit.swift", "Sources/MainActorTesting/MainActorTesting.swift",
      "Tests/NotesUITests/Exports.swift", "Tests/NotesUITests/Screen.swift",
    ])
  func uikitTests(file: String) throws {
    let page = try Page(path: "Sources/HeadlessUIKit/HeadlessUIKit.docc/RunYourUIKitTestsOnLinux.md")
    let shown = try Page(path: "Examples/UIKitTests/\(file)").text.replacing("import UIKit\n\n", with: "")
    #expect(page.text.contains("\n\(shown)```"))
  }

  @Test("Every module has a landing page", arguments: Catalogue.modules)
  func landingPages(module: String) {
    #expect(Guide.all.contains { $0.module == module && $0.name == module })
  }
}
