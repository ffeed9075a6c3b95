import Foundation
import Testing

/// The README, and the pages beside the sources that it leads to.
@Suite("The README", .needsCompiler, .limited)
struct ReadmeTests {
  @Test(
    "Each snippet of the README compiles as it is pasted, in a file of its own",
    arguments: try Page.readme.get().snippets)
  func compiles(snippet: String) async throws {
    try await mustCompile(files: [SourceFile(name: "Snippet.swift", text: snippet)])
  }

  @Test("The README shows one program and the two commands of a fresh machine, in at most 150 lines")
  func contents() throws {
    let readme = try Page.readme.get()
    #expect(readme.snippets.count == 1)
    #expect(readme.snippets.first?.contains(": Screen {") == true)
    #expect(readme.text.contains("\n    swift run store open https://store.example/products/42 "))
    #expect(readme.text.contains("\n    swift test "))
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("The tests in the manifest of the tool's page see the app under the tool")
  func toolManifest() throws {
    let page = try Page(path: "Sources/PortolanTool/PortolanTool.docc/PortolanTool.md")
    let manifest = try #require(page.text.firstMatch(of: /```text\n(\/\/ swift-tools-version[^`]*)```/)).1
    let needed = try ReaderPackage(manifest: String(manifest)).targets["ShopTests"]
    #expect(needed?.contains("ShopTool") == true && needed?.contains("PortolanVerifier") == true)
  }

  @Test("A page of the documentation links to no file that does not exist", arguments: try Page.all.get())
  func links(page: Page) {
    #expect(page.missingFiles == [])
  }

  @Test("The picture of the store's map has the screens and the arrows of the map")
  func map() throws {
    let map = try Page(path: "Examples/Store/Map.mmd").text
    let arrows = map.matches(of: /(s_\w+) (?:-->|==>)[^ ]*.* (s_\w+)/).map { "\($0.1)->\($0.2)" }
    let screens = map.matches(of: /^  (s_\w+)[\[({]/.anchorsMatchLineEndings()).map { String($0.1) }
    let picture = try Page(path: "docs/store-map.svg").text.replacing("&#45;&gt;", with: "->")
    let titles = picture.matches(of: /<title>(s_[^<]*)<\/title>/).map { String($0.1) }
    #expect(arrows.count > 10 && screens.count > 10)
    #expect(
      titles.sorted() == (arrows + screens).sorted(), "Draw it again: store map --format svg > docs/store-map.svg")
  }
}
