/// Returns a text in the form in which it is text or a quoted attribute of an HTML page.
///
/// Control characters, and the marks that reverse the direction of text, are replaced.
func escaped(_ text: String) -> String {
  var html = ""
  html.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": html += "&amp;"
    case "<": html += "&lt;"
    case ">": html += "&gt;"
    case "\"": html += "&quot;"
    case "'": html += "&#39;"
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": html += "\u{FFFD}"
    case _ where scalar.properties.generalCategory == .control: html += "\u{FFFD}"
    default: html.unicodeScalars.append(scalar)
    }
  }
  return html
}
