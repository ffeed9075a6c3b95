/// An index of rules by the beginnings of their paths, which limits a comparison to the rules that begin like a URL.
struct RuleIndex: Sendable {
  /// The maximum number of characters of a beginning that are indexed.
  private static let depth = 64

  /// The rules whose paths are compared in encoded form, and those whose paths are decoded first.
  private var sent = ScalarTrie()
  private var decoded = ScalarTrie()

  mutating func insert(_ number: Int, _ rule: CompiledRule) {
    // The index ignores case. The comparison takes it into account.
    let beginning = (rule.path?.beginning ?? []).prefix(Self.depth).map(URLWildcard.folded)
    if rule.isPercentEncoded { sent.insert(number, at: beginning) } else { decoded.insert(number, at: beginning) }
  }

  /// Returns the rules that may match a URL, in their order.
  func candidates(for url: ComparedURL) -> [Int] {
    var numbers = candidates(sent, url.sentPath)
    numbers += candidates(decoded, url.decodedPath)
    return numbers.sorted()
  }

  /// Returns the rules whose paths begin with a part of the beginning of a pattern, in no particular order.
  func candidates(beginning: [Unicode.Scalar]) -> [Int] {
    candidates(sent, beginning) + candidates(decoded, beginning)
  }

  private func candidates(_ trie: ScalarTrie, _ path: [Unicode.Scalar]) -> [Int] {
    var numbers: [Int] = []
    trie.walk(path.prefix(Self.depth).map(URLWildcard.folded)[...]) { numbers += $1 }
    return numbers
  }
}
