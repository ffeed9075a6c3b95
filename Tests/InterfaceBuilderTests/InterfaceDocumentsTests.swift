import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The documents that are kept")
struct InterfaceDocumentsTests {
  /// Reads a nib, and returns how many of its views are not known, of which each reading warns.
  private func warnings(of path: String) throws -> Int {
    var document: NibDocument?
    let warnings = try UIKitWarnings.collect { document = try InterfaceDocuments.document(at: path) }
    #expect(document?.objects.count == 1)
    return warnings.count
  }

  @Test("A file is read once, and again when it has changed")
  func changes() throws {
    let text = Fixtures.nibText("<mapView id=\"m\"/>")
    let files = try TemporaryBundle(["Map.xib": text])
    let path = try #require(files.bundle.path(forResource: "Map", ofType: "xib"))
    #expect(try warnings(of: path) == 1)
    #expect(try warnings(of: path) == 0)
    try Data((text + "\n").utf8).write(to: URL(filePath: path))
    #expect(try warnings(of: path) == 1)
  }

  @Test("A file that is missing or too large is an error, and nothing is kept")
  func unreadable() throws {
    let text = Fixtures.nibText("<view id=\"v\"/>")
    let files = try TemporaryBundle(["Large.xib": text])
    let path = try #require(files.bundle.path(forResource: "Large", ofType: "xib"))
    let missing = #expect(throws: InterfaceBuilderError.self) { try warnings(of: path + ".lost") }
    #expect(missing?.reason == .unreadableFile)
    try Data((text + String(repeating: " ", count: 8 << 20)).utf8).write(to: URL(filePath: path))
    let large = #expect(throws: InterfaceBuilderError.self) { try warnings(of: path) }
    #expect(large?.reason == .tooLarge)
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(try warnings(of: path) == 0)
  }
}
