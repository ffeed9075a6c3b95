/// A namespace for functions that make text safe for a terminal.
///
/// Control characters move the cursor and change colours, and direction marks reorder the words around them. With these
/// a link or a file name could falsify a report. File names may also contain bytes that are not UTF-8, see
/// ``ByteText``.
enum TerminalText {
  /// Returns text of several lines with escapes for all characters that a terminal would not print.
  static func lines(_ text: String, as escape: (Unicode.Scalar) -> String = escape) -> String {
    escaped(text, where: { $0 != "\n" && isUnsafe($0) }, as: escape)
  }

  /// Returns text for use inside a line, with line breaks escaped too.
  static func inline(_ text: String) -> String { escaped(text, where: isUnsafe, as: escape) }

  /// Returns a Boolean value that indicates whether a terminal would interpret a scalar instead of printing it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    // This is a shortcut for ASCII, which is the most frequent case.
    if scalar.value < 0x80 { return scalar.value < 0x20 || scalar.value == 0x7F }
    if scalar.properties.isBidiControl || ByteText.byte(of: scalar) != nil { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    if let byte = ByteText.byte(of: scalar) { return "\\x\(String(byte, radix: 16, uppercase: true))" }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
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
