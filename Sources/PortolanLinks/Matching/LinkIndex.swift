/// What a search needs of a table, whatever its values are.
final class LinkIndex: Sendable {
  let origins: OriginSet
  let patterns: [LinkPattern]
  let places: [[LinkPlace]]
  let trie: LinkTrie
  private let readsItems: [Bool]

  init(origins: [LinkOrigin], patterns: [LinkPattern]) {
    self.origins = OriginSet(origins)
    self.patterns = patterns
    places = patterns.map(LinkPlace.of)
    readsItems = patterns.map { !$0.items.isEmpty }
    var builder = TrieBuilder()
    for (number, pattern) in patterns.enumerated() { builder.add(pattern, number: number) }
    trie = LinkTrie(builder)
  }

  /// Finds the pattern of a link.
  ///
  /// It is no generic function: metadata of types that are made at run time would cost more than the search.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - found: Is called with the pattern's number; it answers what is wrong with the values.
  /// - Returns: What is wrong.
  func match(_ text: String, found: (Int, inout LinkReader) -> LinkError.Fault?) -> LinkError.Fault? {
    var text = text
    guard text.utf8.count <= LinkLimits.length else { return .tooLong(text.utf8.count) }
    return text.withUTF8 { bytes in
      switch origins.locate(bytes) {
      case .fault(let fault): return fault
      case .path(let start):
        return LinkScan.of(bytes, from: start) { scan in
          switch trie.search(&scan) {
          case .nothing: return .noPattern
          case .incomplete(let candidate, let missing): return .missing(missing, pattern: patterns[candidate.pattern])
          case .found(let number):
            if readsItems[number] { _ = scan.cutItems() }
            var reader = LinkReader(scan, self, number)
            return found(number, &reader)
          }
        }
      }
    }
  }

  /// The number of the pattern of a link.
  func number(of text: String) -> Int? {
    var found: Int?
    _ = match(text) { number, _ in
      found = number
      return nil
    }
    return found
  }

  /// The patterns whose paths are most like that of a link that has none of them; see ``PatternLikeness``.
  func nearest(to text: String, atMost count: Int) -> [LinkPattern] {
    var nearest: [LinkPattern] = []
    var text = text
    text.withUTF8 { bytes in
      guard case .path(let start) = origins.locate(bytes) else { return }
      _ = LinkScan.of(bytes, from: start) { scan in
        nearest = PatternLikeness(scan).nearest(of: patterns, atMost: count)
        return nil
      }
    }
    return nearest
  }
}
