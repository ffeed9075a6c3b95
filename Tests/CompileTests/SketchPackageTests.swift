import Foundation
@testable import PortolanSketch
import Testing

@Suite("A package of a sketch compiles outside of Portolan's", .needsCompiler, .limited)
struct SketchPackageTests {
  @Test("The shop's navigation and its sketch compile as they are in Examples")
  func shop() async throws {
    func source(_ name: String) throws -> String {
      let file = Catalogue.package.appendingPathComponent("Examples/Shop/Sources/\(name)")
      return try String(contentsOf: file, encoding: .utf8)
    }
    try await mustCompile(
      source("shop-sketch/ShopSketch.swift"),
      importing: SourceModule(name: "ShopNavigation", source: source("ShopNavigation/ShopScreen.swift")))
  }

  @Test("The files of the command init compile at once")
  func written() async throws {
    let pages = try ["home=/", "menu", "dish=/dishes/{id}", "in=/in/{a}/{b}", "note=/notes/{text?}"].map {
      try SketchPackage.Page($0)
    }
    let files = SketchPackage(name: "Cafe", pages: pages, portolan: "../portolan").files.map(\.value)
    try await mustCompile(files[2], importing: SourceModule(name: "CafeNavigation", source: files[1]))
  }
}
