/// The texts that `$(name)` stands for, prepared for comparison.
///
/// A trie holds the short texts without wildcards. One walk for each position of a URL finds all texts that occur
/// there, independent of their number.
final class SubstitutionVariable: Sendable, Hashable {
  /// The maximum length of a text in the trie, which limits the length of a walk.
  private static let depth = 64

  /// The short texts without wildcards.
  let plain: ScalarTrie
  /// The other texts.
  let others: [[URLWildcard.Token]]
  /// The first text, as tokens.
  let sample: [URLWildcard.Token]
  /// The maximum number of steps for comparing one use of the variable, in units of a plain character.
  let cost: Int
  /// The maximum number of steps for the walks through a text, in units of a plain character.
  ///
  /// The walks are done once for each text.
  let walkCost: Int

  init(_ texts: [String], sample: String, caseSensitive: Bool) {
    var plain = ScalarTrie()
    var others: [[URLWildcard.Token]] = []
    var lengths: Set<Int> = []
    for text in texts {
      let tokens = URLWildcard.tokens(of: text.unicodeScalars, caseSensitive: caseSensitive)
      if tokens.count > Self.depth || tokens.contains(.one) || tokens.contains(.many) {
        others.append(tokens)
      } else {
        plain.insert(0, at: caseSensitive ? Array(text.unicodeScalars) : text.unicodeScalars.map(URLWildcard.folded))
        lengths.insert(tokens.count)
      }
    }
    self.plain = plain
    self.others = others
    self.sample = URLWildcard.tokens(of: sample.unicodeScalars, caseSensitive: caseSensitive)
    cost = lengths.count + others.reduce(0) { $0 + $1.count }
    // A walk looks up a character for each position of a text. A step handles 64 positions at once.
    walkCost = 1_600 * (lengths.max() ?? 0)
  }

  /// Returns a Boolean value that indicates whether two variables are the same instance.
  ///
  /// Variables are shared: a file has one instance for each name and case option.
  static func == (one: SubstitutionVariable, other: SubstitutionVariable) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
