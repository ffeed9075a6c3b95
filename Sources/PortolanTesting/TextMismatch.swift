/// An error for a text that differs from the expected one, with a comparison of the lines.
///
/// ```text
/// The text is not as expected (- expected, + actual):
///   Product 42
/// - [Buy]
/// + [Sold out]
/// ```
public struct TextMismatch: Error, Hashable, CustomStringConvertible {
  /// The expected text.
  public let expected: String
  /// The actual text.
  public let actual: String
  /// The path of the file with the expected text, or `nil` if it stands in the test.
  public let file: String?

  /// Creates an error, or returns `nil` if the texts are equal.
  ///
  /// - Parameters:
  ///   - expected: The expected text.
  ///   - actual: The actual text.
  ///   - file: The path of the file with the expected text, or `nil` if it stands in the test.
  public init?(expected: String, actual: String, file: String? = nil) {
    if expected == actual { return nil }
    self.expected = expected
    self.actual = actual
    self.file = file
  }

  /// The lines of both texts, with `-` before those that are only expected and `+` before those that are only actual.
  ///
  /// Spaces at the end of such a line are printed as `·`.
  public var description: String {
    guard let file else {
      return (["The text is not as expected (- expected, + actual):"] + comparison).joined(separator: "\n")
    }
    let lines = ["The text is not as in \"\(file)\" (- expected, + actual):"] + comparison
    return (lines + ["To fix: if the new text is right, delete the file, run the test, and commit the new file."])
      .joined(separator: "\n")
  }

  private var comparison: [String] {
    let old = Self.lines(of: expected)
    let changes = Self.lines(of: actual).difference(from: old)
    var lines = old.map { "  \($0)" }
    for case .remove(let offset, let line, _) in changes.removals { lines[offset] = "- \(Self.marked(line))" }
    for case .insert(let offset, let line, _) in changes.insertions {
      let kept = lines.indices.filter { !lines[$0].hasPrefix("- ") }
      lines.insert("+ \(Self.marked(line))", at: offset < kept.count ? kept[offset] : lines.count)
    }
    return lines
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns a line whose trailing spaces are visible.
  private static func marked(_ line: Substring) -> String {
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return line[..<end] + String(repeating: "·", count: line.distance(from: end, to: line.endIndex))
  }
}
