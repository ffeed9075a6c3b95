/// The text of a view in a form that is safe to print.
///
/// Invisible characters (control characters, and marks that change the direction of writing) are written as escapes, so
/// that no label can act on the terminal that prints the text.
enum SeenText {
  /// The edge between a bar and the content.
  static let edge = "----"

  /// Returns the lines of a text, or none if there is no text.
  static func lines(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line(String($0)) }
  }

  /// Returns a text in one line.
  static func line(_ text: String) -> String {
    // Most texts are ASCII, whose categories need no lookup.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) || text.unicodeScalars.allSatisfy(isSeen) { return text }
    return text.map { character in
      if character.isNewline { return " " }
      return character.unicodeScalars.map { isSeen($0) ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
    }.joined()
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // Joiners are parts of emoji and of several scripts.
    if scalar.value == 0x200C || scalar.value == 0x200D { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
