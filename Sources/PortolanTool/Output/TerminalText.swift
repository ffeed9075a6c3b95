/// A namespace for functions that make text safe for a terminal.
///
/// With control characters a link or a file name could falsify a report. File names may also contain bytes that are not UTF-8, see
/// ``ByteText``. All output of a command goes through ``lines(_:as:)``. A text that must stay on its line goes through
/// ``inline(_:)`` before.
enum TerminalText {
  /// Returns text of several lines with escapes for all characters that a terminal would not print.
  static func lines(_ text: String, as escape: (Unicode.Scalar) -> String = escape) -> String {
    escaped(text, where: { $0 != "\n" && isUnsafe($0) }, as: escape)
  }

  /// Returns text for use inside a line, with line breaks escaped too.
  static func inline(_ text: String) -> String { escaped(text, where: isUnsafe, as: escape) }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || ByteText.byte(of: scalar) != nil
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    ByteText.byte(of: scalar).map { "\\x\(String($0, radix: 16, uppercase: true))" } ?? scalar.escape
  }

  private static func escaped(
    _ text: String, where isEscaped: (Unicode.Scalar) -> Bool, as escape: (Unicode.Scalar) -> String
  ) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) { shown.append(contentsOf: escape(scalar).unicodeScalars) } else { shown.append(scalar) }
    }
    return String(shown)
  }
}
