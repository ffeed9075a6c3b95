/// Text from anywhere, made fit for a terminal.
///
/// Control characters move the cursor and change colours, and marks of direction reorder the words around them, so that a link
/// or the name of a file could make a report say something else. The names of files may also have bytes that are no UTF-8,
/// see ``ByteText``.
enum ShownText {
  /// Returns text of several lines with everything escaped that a terminal would not print.
  static func lines(_ text: String) -> String { escaped(text) { $0 != "\n" && isUnsafe($0) } }

  /// Returns text for a place inside a line, with line breaks escaped, too.
  static func inline(_ text: String) -> String { escaped(text, where: isUnsafe) }

  /// A Boolean value that indicates whether a terminal does something else with the scalar than print it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    // Most text is ASCII.
    if scalar.value < 0x80 { return scalar.value < 0x20 || scalar.value == 0x7F }
    if scalar.properties.isBidiControl || ByteText.byte(of: scalar) != nil { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func escaped(_ text: String, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isEscaped(scalar) {
        shown.append(scalar)
      } else if let byte = ByteText.byte(of: scalar) {
        shown.append(contentsOf: "\\x\(String(byte, radix: 16, uppercase: true))".unicodeScalars)
      } else {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      }
    }
    return String(shown)
  }
}
