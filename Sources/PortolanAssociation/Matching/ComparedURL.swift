import Foundation

/// A web link whose parts are compared with the rules of an association file.
///
/// Each part is prepared once.
struct ComparedURL {
  /// A text in percent-encoded and in decoded form.
  struct Text {
    let (sent, decoded): (WildcardText, WildcardText)

    init(_ text: String, isPath: Bool = false) {
      func prepared(_ text: String) -> WildcardText {
        var scalars = Array(text.unicodeScalars)
        while isPath, scalars.last == "/" { scalars.removeLast() }
        return WildcardText(isPath ? scalars + ["/"] : scalars)
      }
      let decoded = ComparedURL.decoded(text)
      sent = prepared(text)
      self.decoded = decoded == text ? sent : prepared(decoded)
    }
  }

  /// The path with one slash at its end, as patterns match it.
  let path: Text
  /// The query, the fragment and the distinct values of query items.
  private var others: [URLPart: [Text]]
  private static let ascii = CharacterSet(charactersIn: "\0"..."\u{7F}")

  /// Prepares a link, or returns `nil` if it is not a web link.
  init?(_ url: String) {
    guard url.utf8.count <= LinkLimits.length else { return nil }
    // Systems percent-encode other characters before they send a URL.
    let isASCII = url.utf8.allSatisfy { $0 < 0x80 }
    let url = isASCII ? url : url.addingPercentEncoding(withAllowedCharacters: Self.ascii) ?? url
    let (link, fragment) = Self.halves(url[...], at: UInt8(ascii: "#"))
    let (address, query) = Self.halves(link, at: UInt8(ascii: "?"))
    let pieces = address.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 3, omittingEmptySubsequences: false)
    guard pieces.count > 2, ["http:", "https:"].contains(Substring(pieces[0]).lowercased()), pieces[1].isEmpty,
      !pieces[2].isEmpty
    else { return nil }
    path = Text(pieces.count > 3 ? "/" + Substring(pieces[3]) : "", isPath: true)
    others = [.query: [Text(String(query))], .fragment: [Text(String(fragment))]]
    var values: [String: Set<String>] = [:]
    for item in query.utf8.split(separator: UInt8(ascii: "&")) {
      let (name, value) = Self.halves(Substring(item), at: UInt8(ascii: "="))
      values[Self.decoded(String(name)), default: []].insert(String(value))
    }
    for (name, values) in values { others[.item(name)] = values.sorted().map { Text($0) } }
  }

  private static func halves(_ text: Substring, at mark: UInt8) -> (Substring, Substring) {
    guard let index = text.utf8.firstIndex(of: mark) else { return (text, "") }
    return (text[..<index], text[text.utf8.index(after: index)...])
  }

  /// Returns a part with its escapes decoded once, or the part itself if they are not UTF-8.
  fileprivate static func decoded(_ part: String) -> String {
    guard part.utf8.contains(UInt8(ascii: "%")) else { return part }
    // Foundation would drop a byte order mark at the start, and keep all escapes if one is malformed.
    var (part, bytes, index) = (part, [UInt8](), 0)
    part.withUTF8 { while index < $0.count { bytes.append(EscapedText.next($0, &index)) } }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : part
  }

  /// Returns a Boolean value that indicates whether a pattern matches a part, or all values of a query item; a missing item has
  /// one empty value.
  func matches(_ pattern: URLWildcard, _ part: URLPart, _ isPercentEncoded: Bool, _ budget: inout WorkBudget) -> Bool {
    func matches(_ text: Text) -> Bool { (isPercentEncoded ? text.sent : text.decoded).matches(pattern, &budget) }
    if case .path = part { return matches(path) }
    return (others[part] ?? [Text("")]).allSatisfy(matches)
  }
}
