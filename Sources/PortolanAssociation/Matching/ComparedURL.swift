import Foundation

/// A web link whose parts are compared with the rules of an association file.
///
/// Each part is prepared once.
final class ComparedURL {
  private struct Form: Hashable {
    let part: URLPart
    let isPercentEncoded: Bool
  }

  /// The path with one slash at its end, as patterns match it.
  let (sentPath, decodedPath): (WildcardText, WildcardText)
  /// The other parts in percent-encoded form: one text, or the distinct values of a query item.
  private var parts: [URLPart: [String]]
  private var prepared: [Form: [WildcardText]] = [:]

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
    let path = pieces.count > 3 ? "/" + Substring(pieces[3]) : ""
    sentPath = Self.withLastSlash(path)
    let decoded = Self.decoded(path)
    decodedPath = decoded == path ? sentPath : Self.withLastSlash(decoded)
    parts = [.query: [String(query)], .fragment: [String(fragment)]]
    var values: [String: Set<String>] = [:]
    for item in query.utf8.split(separator: UInt8(ascii: "&")) {
      let (name, value) = Self.halves(Substring(item), at: UInt8(ascii: "="))
      values[Self.decoded(String(name)), default: []].insert(String(value))
    }
    for (name, values) in values { parts[.item(name)] = values.sorted() }
  }

  private static func halves(_ text: Substring, at mark: UInt8) -> (Substring, Substring) {
    guard let index = text.utf8.firstIndex(of: mark) else { return (text, "") }
    return (text[..<index], text[text.utf8.index(after: index)...])
  }

  private static func withLastSlash(_ path: String) -> WildcardText {
    var scalars = Array(path.unicodeScalars)
    while scalars.last == "/" { scalars.removeLast() }
    return WildcardText(scalars + ["/"])
  }

  /// Returns a part with its escapes decoded once, or the part itself if they are not UTF-8.
  private static func decoded(_ part: String) -> String {
    part.utf8.contains(UInt8(ascii: "%")) ? part.removingPercentEncoding ?? part : part
  }

  /// Returns a Boolean value that indicates whether a pattern matches a part, or all values of a query item, of which a missing one
  /// has one empty value.
  func matches(_ pattern: URLWildcard, _ part: URLPart, _ isPercentEncoded: Bool, _ budget: inout WorkBudget) -> Bool {
    if case .path = part { return (isPercentEncoded ? sentPath : decodedPath).matches(pattern, &budget) }
    let form = Form(part: part, isPercentEncoded: isPercentEncoded)
    let texts: [WildcardText]
    if let known = prepared[form] {
      texts = known
    } else {
      texts = (parts[part] ?? [""]).map {
        WildcardText(Array((isPercentEncoded ? $0 : Self.decoded($0)).unicodeScalars))
      }
      prepared[form] = texts
    }
    for text in texts where !text.matches(pattern, &budget) { return false }
    return true
  }
}
