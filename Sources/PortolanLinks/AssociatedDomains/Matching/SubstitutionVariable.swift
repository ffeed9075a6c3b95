/// The texts that `$(name)` stands for, prepared for comparison.
///
/// Short texts without wildcards are kept in a trie, so that it takes one walk per place of a URL to find all of them that
/// stand there, however many there are.
final class SubstitutionVariable: Sendable {
  let name: String
  /// The longest text that is kept in the trie, which bounds the walks.
  private static let depth = 64

  /// The short texts without wildcards.
  let plain: ScalarTrie
  /// The other texts.
  let others: [[URLWildcard.Token]]
  /// The first text, as tokens.
  let sample: [URLWildcard.Token]
  /// A Boolean value that indicates whether the variable has no texts, so that a pattern that names it fits nothing.
  let isEmpty: Bool
  /// The most steps that comparing one mention of the variable takes, in those of a plain character.
  let cost: Int
  /// The most steps that the walks through a text take, in those of a plain character. They are taken once for each text.
  let walkCost: Int

  init(_ name: String, _ texts: [String], caseSensitive: Bool) {
    self.name = name
    isEmpty = texts.isEmpty
    var plain = ScalarTrie()
    var others: [[URLWildcard.Token]] = []
    var lengths: Set<Int> = []
    for text in texts {
      let tokens = URLWildcard.tokens(of: text.unicodeScalars, caseSensitive: caseSensitive)
      if tokens.count > Self.depth || tokens.contains(.one) || tokens.contains(.many) {
        others.append(tokens)
      } else {
        let scalars = URLWildcard.scalars(of: text, caseSensitive: caseSensitive)
        plain.insert(0, at: scalars)
        lengths.insert(scalars.count)
      }
    }
    self.plain = plain
    self.others = others
    sample = texts.first.map { URLWildcard.tokens(of: $0.unicodeScalars, caseSensitive: caseSensitive) } ?? []
    cost = lengths.count + others.reduce(0) { $0 + $1.count }
    // A walk looks a character up for each place of a text; a step handles 64 places at once.
    walkCost = 1_600 * (lengths.max() ?? 0)
  }
}

extension SubstitutionVariable: Hashable {
  /// Variables are shared: within a file, there is one for each name and each regard to case.
  static func == (one: SubstitutionVariable, other: SubstitutionVariable) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
