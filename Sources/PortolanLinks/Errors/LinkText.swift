/// A namespace for functions that prepare text from outside for one line of a log.
package enum LinkText {
  /// Returns a text in quotes, shortened to 120 characters, with control characters and quotes escaped.
  package static func quoted(_ text: String) -> String {
    var shown = "\""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 120 { return shown + "…\"" }
      // Invisible characters, such as a joiner, matter in a link.
      if scalar.isControl || scalar.properties.generalCategory == .format {
        shown += scalar.escape
      } else {
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

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a terminal interprets the scalar instead of printing it.
  ///
  /// Control characters move the cursor and change colours, and direction marks reorder the words around them.
  package var isControl: Bool {
    // This is a shortcut for ASCII, which is the most frequent case.
    if value < 0x80 { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isBidiControl
    }
  }

  /// The scalar as Swift writes it, such as `\u{1B}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
