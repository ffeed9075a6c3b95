/// A namespace for functions that prepare text from outside for one line of a log.
package enum LinkText {
  /// Returns a text in quotes, shortened to 120 characters, with control characters and quotes escaped.
  package static func quoted(_ text: String) -> String {
    var shown = "\""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 120 { return shown + "…\"" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar == "\"" || scalar == "\\" { shown += "\\" }
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown + "\""
  }

  /// Returns a list of alternatives, each in quotes, such as `"a", "b" or one of 3 more`.
  static func choice(_ texts: [String], atMost count: Int) -> String {
    var shown = texts.prefix(count).map(quoted)
    let more = texts.count - shown.count
    if more > 0 { shown.append("one of \(more) more") }
    guard let last = shown.popLast() else { return "" }
    return shown.isEmpty ? last : "\(shown.joined(separator: ", ")) or \(last)"
  }
}
