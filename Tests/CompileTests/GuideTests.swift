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
    "The code of a page about a command compiles beside the app that the page of the tool shows",
    arguments: ["PortolanSimulator", "PortolanVerifier"])
  func commands(module: String) async throws {
    let tool = Guide(module: "PortolanTool", name: "PortolanTool", folder: Catalogue.folder(of: "PortolanTool"))
    let code = try #require(tool.blocks().first).code
    let end = try #require(code.firstRange(of: "// For the command verify.")).lowerBound
    let page = Guide(module: module, name: module, folder: Catalogue.folder(of: module))
    try await mustCompile(readerScreens, String(code[..<end]), page.code())
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

  @Test("The page of the tool has each code of a failure that the commands can print")
  func codes() throws {
    let page = try Page(path: "Sources/PortolanTool/PortolanTool.docc/PortolanTool.md").text
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    var codes: Set<Substring> = []
    for module in ["PortolanTool", "PortolanVerifier", "PortolanSimulator"] {
      for file in try Catalogue.sources(of: module) {
        codes.formUnion(file.matches(of: /ToolFault\(\s*"(\w+)"/).map(\.1))
        codes.formUnion(file.matches(of: /case is [\w.]+: "(\w+)"/).map(\.1))
      }
    }
    #expect(codes.contains("file") && codes.contains("table"))
    for code in codes { #expect(rows.contains { $0.contains("`\(code)`") }, "There is no row for \(code).") }
  }

  @Test("Every module has a landing page", arguments: Catalogue.modules)
  func landingPages(module: String) {
    #expect(Guide.all.contains { $0.module == module && $0.name == module })
  }
}
