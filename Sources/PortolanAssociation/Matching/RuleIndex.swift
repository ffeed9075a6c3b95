/// An index of rules by the beginnings of their paths that limits a comparison to the rules that begin like a URL.
struct RuleIndex: Sendable {
  /// The maximum number of characters of a beginning that are indexed.
  private static let depth = 64

  private var rules: [ArraySlice<Unicode.Scalar>: [Int]] = [:]

  mutating func insert(_ number: Int, _ rule: CompiledRule) {
    rules[Self.key(rule.beginning)[...], default: []].append(number)
  }

  /// Returns the rules that may match a URL, in their order.
  ///
  /// A rule that is found for the path as it is sent and for the decoded path occurs twice.
  func candidates(for url: ComparedURL) -> [Int] {
    let others = url.path.sent === url.path.decoded ? [] : candidates(beginning: url.path.decoded.scalars)
    return (candidates(beginning: url.path.sent.scalars) + others).sorted()
  }

  /// Returns the rules whose paths begin with a part of the beginning of a pattern, in no particular order.
  func candidates(beginning: [Unicode.Scalar]) -> [Int] {
    let key = Self.key(beginning)
    return (0...key.count).flatMap { rules[key[..<$0]] ?? [] }
  }

  /// Returns the beginning of a path without its case; only the comparison takes the case into account.
  private static func key(_ path: [Unicode.Scalar]) -> [Unicode.Scalar] {
    path.prefix(depth).map(URLWildcard.folded)
  }
}
