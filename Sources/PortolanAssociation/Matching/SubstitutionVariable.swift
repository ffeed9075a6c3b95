/// The texts that `$(name)` stands for, prepared for comparison.
///
/// The short texts without wildcards are looked up at each position of a URL, once for each of their lengths, independent
/// of their number.
final class SubstitutionVariable: Sendable, Hashable {
  /// The maximum length of a short text.
  private static let depth = 64

  /// The short texts without wildcards, by their lengths.
  let plain: [Int: Set<ArraySlice<Unicode.Scalar>>]
  /// The other texts.
  let others: [[URLWildcard.Token]]
  /// The first text, as tokens.
  let sample: [URLWildcard.Token]
  /// The maximum number of steps for comparing one use of the variable, in units of a plain character.
  let cost: Int
  /// The maximum number of steps for finding the texts in a URL, in units of a plain character.
  ///
  /// They are found once for each URL.
  let walkCost: Int

  init(_ texts: [String], sample: String, caseSensitive: Bool) {
    var plain: [Int: Set<ArraySlice<Unicode.Scalar>>] = [:]
    var others: [[URLWildcard.Token]] = []
    for text in texts {
      let tokens = URLWildcard.tokens(of: text.unicodeScalars, caseSensitive: caseSensitive)
      if tokens.count > Self.depth || tokens.contains(.one) || tokens.contains(.many) {
        others.append(tokens)
      } else {
        let scalars = text.unicodeScalars.map { caseSensitive ? $0 : URLWildcard.folded($0) }
        plain[scalars.count, default: []].insert(scalars[...])
      }
    }
    self.plain = plain
    self.others = others
    self.sample = URLWildcard.tokens(of: sample.unicodeScalars, caseSensitive: caseSensitive)
    cost = plain.count + others.reduce(0) { $0 + $1.count }
    // Each position of a URL is looked up, and a step handles 64 positions at once.
    walkCost = 1_600 * (plain.keys.max() ?? 0)
  }

  /// Returns a Boolean value that indicates whether two variables are the same instance.
  ///
  /// Variables are shared: a file has one instance for each name and case option.
  static func == (one: SubstitutionVariable, other: SubstitutionVariable) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
