/// Text from outside, made fit to be shown in a line of a terminal.
enum Printable {
  /// The text in quotation marks, bounded in length, with everything escaped that is not seen: line breaks, escape
  /// sequences, and marks that turn the direction of writing.
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
