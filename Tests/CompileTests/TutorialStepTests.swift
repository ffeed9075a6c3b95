import Foundation
import Testing

/// The behaviour of the app after the last step is tested by its own tests, in the target TutorialTests.
@Suite("The tutorial", .needsCompiler, .limited)
struct TutorialStepTests {
  @Test("The app compiles after each step", arguments: try Tutorial.read.get().steps)
  func compiles(step: Tutorial.Step) async throws {
    try await mustCompile(files: Tutorial.sources(after: step))
  }

  @Test("The last step results in the files of TutorialTests, under their own names")
  func last() throws {
    let last = try #require(Tutorial.read.get().steps.last)
    let final = Tutorial.resources.filter { $0.hasPrefix("Shop/") }.map { String($0.dropFirst("Shop/".count)) }
    #expect(last.files == Dictionary(uniqueKeysWithValues: final.map { ($0, $0) }))
  }

  @Test("Every file is shown in a step")
  func all() throws {
    let shown = Set(try Tutorial.read.get().steps.flatMap(\.files.values))
    #expect(Set(Tutorial.resources.map { String($0.drop { $0 != "/" }.dropFirst()) }) == shown)
  }

  @Test("A step that changes a file refers to the reader's current file")
  func predecessors() throws {
    #expect(try Tutorial.read.get().wrongPredecessors == [])
  }

  @Test("The initial package has a manifest that depends on our products")
  func manifest() throws {
    #expect(try Tutorial.read.get().pagesWithManifest == ["ListTheScreens"])
    let package = try ReaderPackage(manifest: Tutorial.manifest())
    #expect(
      package.targets == [
        "Shop": ["Portolan", "PortolanLinks"], "ShopTests": ["Shop", "Portolan", "PortolanTesting"],
      ])
    #expect(package.dependencies == ["portolan"])

    let ours = try String(contentsOf: Catalogue.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    for product in ["Portolan", "PortolanLinks", "PortolanTesting"] {
      #expect(ours.contains(".library(name: \"\(product)\""))
    }
    let version = try #require(ours.split(separator: "\n").first)
    #expect(try Tutorial.manifest().hasPrefix(version))
  }
}
