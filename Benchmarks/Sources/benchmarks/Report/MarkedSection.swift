import Foundation

/// A part of a document between two comments, for a program to replace.
struct MarkedSection {
  let name: String

  private var start: String { "<!-- \(name): written by Scripts/benchmark.sh -->" }
  private var end: String { "<!-- end of \(name) -->" }

  /// Replaces the text between the comments.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - text: The new text.
  /// - Throws: ``Missing`` if the document lacks one of the comments.
  func replace(in file: URL, with text: String) throws {
    let document = try String(contentsOf: file, encoding: .utf8)
    guard let opening = document.range(of: start), let closing = document.range(of: end),
      opening.upperBound <= closing.lowerBound
    else { throw Missing(file: file.path, start: start, end: end) }
    let replaced = document[..<opening.upperBound] + "\n" + text + document[closing.lowerBound...]
    try String(replaced).write(to: file, atomically: true, encoding: .utf8)
  }

  struct Missing: Error, CustomStringConvertible {
    let file: String
    let start: String
    let end: String
    var description: String { "\(file) has no section between the lines\n\(start)\n\(end)" }
  }
}
