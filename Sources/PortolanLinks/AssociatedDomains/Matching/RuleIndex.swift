/// Rules by what their paths begin with, so that a URL is compared with the few that begin as it does.
struct RuleIndex: Sendable {
  /// The most characters of a beginning that are looked at.
  private static let depth = 64

  /// The rules whose paths are compared as they are sent, and those whose paths are decoded first.
  private var sent = ScalarTrie()
  private var decoded = ScalarTrie()

  mutating func insert(_ number: Int, _ rule: CompiledRule) {
    // Regard to case is left to the comparison.
    let beginning = (rule.path?.beginning ?? []).prefix(Self.depth).map(URLWildcard.folded)
    if rule.isPercentEncoded { sent.insert(number, at: beginning) } else { decoded.insert(number, at: beginning) }
  }

  /// The rules that may fit a URL, in their order.
  func candidates(for url: ComparedURL) -> [Int] {
    var numbers = candidates(sent, url.sentPath)
    numbers += candidates(decoded, url.decodedPath)
    return numbers.sorted()
  }

  /// The rules whose paths begin with a beginning of a pattern's, in no order.
  func candidates(beginning: [Unicode.Scalar]) -> [Int] {
    candidates(sent, beginning) + candidates(decoded, beginning)
  }

  private func candidates(_ trie: ScalarTrie, _ path: [Unicode.Scalar]) -> [Int] {
    var numbers: [Int] = []
    trie.walk(path.prefix(Self.depth).map(URLWildcard.folded)[...]) { numbers += $1 }
    return numbers
  }
}
