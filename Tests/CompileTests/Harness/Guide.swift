import Foundation

/// A page of documentation with code.
struct Guide: CustomStringConvertible {
  let module: String
  let name: String

  /// All pages of all catalogues.
  static let all = Catalogue.modules.flatMap { module in
    Catalogue.files(of: module, ending: ".md").map { Guide(module: module, name: String($0.dropLast(3))) }
  }

  var description: String { "\(module)/\(name)" }

  /// Returns the Swift code blocks of the page, with the imports that it shows alone.
  func code() throws -> String {
    let file = Catalogue.folder(of: module).appendingPathComponent("\(name).md")
    let text = try String(contentsOf: file, encoding: .utf8)
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
