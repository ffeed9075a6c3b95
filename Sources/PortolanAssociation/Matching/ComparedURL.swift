/// A web link whose parts are compared with the rules of an association file.
///
/// Each part is prepared once.
final class ComparedURL {
  private struct Part {
    let text: String
    private(set) lazy var sent = WildcardText(Array(text.unicodeScalars))
    private(set) lazy var decoded = WildcardText(Array(URLParts.decoded(text).unicodeScalars))

    init(_ text: String) { self.text = text }

    mutating func compared(_ isPercentEncoded: Bool) -> WildcardText { isPercentEncoded ? sent : decoded }
  }

  /// The paths without slashes at their ends, as patterns match them.
  let sentPath: [Unicode.Scalar]
  let decodedPath: [Unicode.Scalar]

  private lazy var pathAsSent = WildcardText(sentPath)
  private lazy var pathDecoded = WildcardText(decodedPath)
  private var query: Part
  private var fragment: Part
  private let values: [String: [String]]
  private var sentValues: [String: [WildcardText]] = [:]
  private var decodedValues: [String: [WildcardText]] = [:]

  /// Prepares a link, or returns `nil` if it is not a web link.
  init?(_ url: String) {
    guard let parts = URLParts(url) else { return nil }
    sentPath = Self.withoutLastSlashes(parts.path)
    decodedPath = Self.withoutLastSlashes(URLParts.decoded(parts.path))
    query = Part(parts.query)
    fragment = Part(parts.fragment)
    var values: [String: Set<String>] = [:]
    for (name, value) in parts.items { values[name, default: []].insert(value) }
    self.values = values.mapValues { $0.sorted() }
  }

  private static func withoutLastSlashes(_ path: String) -> [Unicode.Scalar] {
    var scalars = Array(path.unicodeScalars)
    while scalars.last == "/" { scalars.removeLast() }
    return scalars
  }

  func path(_ isPercentEncoded: Bool) -> WildcardText { isPercentEncoded ? pathAsSent : pathDecoded }

  func query(_ isPercentEncoded: Bool) -> WildcardText { query.compared(isPercentEncoded) }

  func fragment(_ isPercentEncoded: Bool) -> WildcardText { fragment.compared(isPercentEncoded) }

  /// Returns the distinct values of a query item, or one empty value if the item is missing.
  func values(of name: String, _ isPercentEncoded: Bool) -> [WildcardText] {
    if let known = isPercentEncoded ? sentValues[name] : decodedValues[name] { return known }
    let texts = (values[name] ?? [""]).map { value in
      WildcardText(Array((isPercentEncoded ? value : URLParts.decoded(value)).unicodeScalars))
    }
    if isPercentEncoded { sentValues[name] = texts } else { decodedValues[name] = texts }
    return texts
  }
}
