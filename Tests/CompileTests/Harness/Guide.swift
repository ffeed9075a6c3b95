import Foundation

/// A page of documentation with code.
struct Guide: CustomStringConvertible {
  /// The module that the page is about.
  let module: String
  let name: String
  let folder: URL

  /// All pages of all catalogues, and the page for agents.
  static let all =
    Catalogue.modules.flatMap { module in
      Catalogue.files(of: module, ending: ".md").map {
        Guide(module: module, name: String($0.dropLast(3)), folder: Catalogue.folder(of: module))
      }
    } + [Guide(module: "PortolanTool", name: "agents", folder: Catalogue.package.appendingPathComponent("docs"))]

  var description: String { "\(module)/\(name)" }

  /// A Boolean value that indicates whether the code is about the screens of the example app, and not about screens of its own.
  var usesReaderScreens: Bool { name != "agents" && !["HeadlessUIKit", "PortolanSketch"].contains(module) }

  /// Returns the Swift code blocks of the page, with the imports that it shows alone.
  func code() throws -> String {
    try blocks().map(\.code).joined(separator: "\n")
  }

  /// Returns the Swift code blocks of the page, with the line of the page, from 1, where each begins.
  func blocks() throws -> [(line: Int, code: String)] {
    let file = folder.appendingPathComponent("\(name).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var blocks: [(line: Int, code: String)] = []
    var code: [Substring]?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let code { blocks.append((index + 1 - code.count, code.joined(separator: "\n"))) }
        code = code == nil && line == "```swift" ? [] : nil
      } else {
        code?.append(line)
      }
    }
    return blocks
  }
}
