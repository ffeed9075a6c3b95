/// The words of a view, made fit for lines of text.
///
/// What is not seen on a screen (control characters, and marks that turn the direction of writing) is written as an
/// escape, so that no label can act on the terminal that the text is printed to.
enum SeenText {
  /// The lines of a text, none where there is no text.
  static func lines(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line(String($0)) }
  }

  /// A text in one line.
  static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isSeen) { return text }
    var result = ""
    for character in text {
      if character.isNewline {
        result.append(" ")
        continue
      }
      for scalar in character.unicodeScalars {
        if isSeen(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return result
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    // Joiners make up emoji and are part of several scripts.
    if scalar.value == 0x200C || scalar.value == 0x200D { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
