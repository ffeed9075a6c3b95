/// The parts of a table that a search needs, independent of the type of its values.
final class LinkIndex: Sendable {
  let origins: OriginSet
  let patterns: [LinkPattern]
  let places: [[LinkPlace]]
  let trie: LinkTrie
  /// The maximum number of nodes of the tree that a search can visit.
  let visits: Int
  private let readsItems: [Bool]

  init(origins: [LinkOrigin], patterns: [LinkPattern]) {
    self.origins = OriginSet(origins)
    self.patterns = patterns
    places = patterns.map(LinkPlace.of)
    readsItems = patterns.map { !$0.items.isEmpty }
    let builder = TrieBuilder(patterns)
    visits = builder.visits()
    trie = LinkTrie(builder)
  }

  /// Finds the pattern of a link.
  ///
  /// The function is not generic: metadata of types that are created at run time would cost more than the search.
  ///
  /// - Parameters:
  ///   - text: The text of the link.
  ///   - found: A closure that reads the values. It receives the number of the pattern, and returns the fault of the
  ///     values.
  /// - Returns: The fault, or `nil` if the link was read.
  func match(_ text: String, found: (Int, inout LinkReader) -> LinkFault?) -> LinkFault? {
    var text = text
    guard text.utf8.count <= LinkLimits.length else { return .tooLong(text.utf8.count) }
    return text.withUTF8 { bytes in
      switch origins.locate(bytes) {
      case .fault(let fault): return fault
      case .path(let start):
        return LinkTokenizer.of(bytes, from: start) { tokens in
          var lack: LinkTrie.Lack?
          guard let number = trie.search(&tokens, &lack) else {
            return lack.map { .missing($0.requirement, pattern: patterns[$0.pattern]) } ?? .noPattern
          }
          if readsItems[number] { _ = tokens.splitItems() }
          var reader = LinkReader(tokens, self, number)
          return found(number, &reader)
        }
      }
    }
  }

  /// Returns the patterns whose paths are most similar to the path of an unknown link.
  func nearest(to text: String, atMost count: Int) -> [LinkPattern] {
    var nearest: [LinkPattern] = []
    var text = text
    text.withUTF8 { bytes in
      guard case .path(let start) = origins.locate(bytes) else { return }
      _ = LinkTokenizer.of(bytes, from: start) { tokens in
        nearest = PatternSimilarity(tokens).nearest(of: patterns, atMost: count)
        return nil
      }
    }
    return nearest
  }
}
