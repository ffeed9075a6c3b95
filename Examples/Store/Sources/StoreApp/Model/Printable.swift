/// A namespace for functions that make text from outside safe for one line of a terminal.
enum Printable {
  /// Returns the text in quotes, shortened, with all invisible characters escaped.
  ///
  /// These are line breaks, escape sequences and direction marks.
  static func quoted(_ text: String, limit: Int = 80) -> String {
    var result = "\""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    if text.unicodeScalars.dropFirst(limit).first != nil { result += "…" }
    return result + "\""
  }
}
