import Foundation
import Testing

/// The settings of an app's target.
///
/// A nightly run, with `PORTOLAN_BUILD_SETTINGS=all`, tries all of them.
@Suite("Code that readers copy compiles with the build settings of an app", .needsCompiler, .limited)
struct BuildSettingTests {
  @Test(
    "The guides, the README and the tutorial compile with the build settings of an app", arguments: BuildSetting.tested)
  func pages(setting: BuildSetting) async throws {
    let errors = try await Self.errors(in: PageCode.files(), with: setting)
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }

  @Test(
    "The examples in documentation comments compile with the build settings of an app", arguments: BuildSetting.tested)
  func examples(setting: BuildSetting) async throws {
    let examples = try Example.all(in: Catalogue.package).filter(\.compilesHere)
    let files = try Example.app(in: Catalogue.package) + examples.enumerated().map { $1.file(number: $0) }
    let errors = try await Self.errors(in: files, with: setting)
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }

  @Test("The page about build settings has a row for each combination that is tried")
  func table() throws {
    let file = Catalogue.folder(of: "Portolan").appendingPathComponent("BuildSettings.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| Swift") }
    #expect(rows.map(String.init).sorted() == BuildSetting.all.map(\.row).sorted())
    #expect(BuildSetting.tested.count >= 2)
  }

  @Test("An isolated conformance, which only some settings infer, is reported with its place")
  func fault() async throws {
    let file = SourceFile(
      name: "Links.swift",
      text: """
        import PortolanLinks

        enum ShopLink: Equatable { case home }

        extension ShopLink: Linkable {
          static let links = LinkTable<ShopLink>.trusting("https://shop.example") { Link("/", .home) }
        }
        """)
    var refused: [String] = []
    for setting in BuildSetting.all where setting.mode == 6 {
      let errors = try await Self.errors(in: [file], with: setting)
      #expect(errors.isEmpty == !setting.isOnMainActor, "\(setting): \(errors)")
      refused += errors
    }
    #expect(refused.allSatisfy { $0.hasPrefix("Links.swift:") })
  }

  @Test("Declarations at the top of a page become private, and those inside of them stay")
  func privacy() {
    let code = PageCode.privately(
      """
      @MainActor
      final class Shop {
        func open() {}
      }
      extension Shop: Equatable {}
      extension Shop {}
      @MainActor func open() {}
      #if !canImport(UIKit)
        let shop = Shop()
      #endif
      """)
    #expect(
      code == """
        @MainActor
        private final class Shop {
          func open() {}
        }
        extension Shop: Equatable {}
        private extension Shop {}
        @MainActor private func open() {}
        #if !canImport(UIKit)
          private let shop = Shop()
        #endif
        """)
  }

  /// Returns the errors of the type checker for files that form one module.
  private static func errors(in files: [SourceFile], with setting: BuildSetting) async throws -> [String] {
    try await Compiler.shared.get().diagnostics(of: files, with: setting).errors.map(\.description)
  }
}
