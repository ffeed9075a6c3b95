import Foundation
import Testing

@Suite("What the guides show compiles", .needsCompiler)
struct GuideTests {
  /// The guides, by the names of their files.
  static let guides = [
    "Portolan", "WhatIsANavigation", "TenQuestions", "FromAnEmptyApp", "MovingFromComposedRouters",
    "MovingFromCoordinators", "MovingFromScreenEnums",
  ]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Portolan/Portolan.docc")

  @Test("All the code of a guide, taken together", arguments: guides)
  func compiles(guide: String) async throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("\(guide).md"), encoding: .utf8)
    let code = Self.code(in: text)
    #expect(!code.isEmpty)
    try await mustCompile(readerScreens, "import Portolan\n" + code)
  }

  @Test("Every guide is tried")
  func all() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".md") }.sorted() == Self.guides.map { "\($0).md" }.sorted())
  }

  /// What stands between the fences of Swift code.
  private static func code(in text: String) -> String {
    var code: [Substring] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode {
        code.append(line)
      }
    }
    return code.joined(separator: "\n")
  }
}
