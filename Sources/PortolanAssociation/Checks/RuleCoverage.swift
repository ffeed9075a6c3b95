/// A rule that another rule covers if it matches every URL that this rule matches.
struct RuleCoverage {
  private let isPercentEncoded: Bool
  private let parts: [URLPart: PatternCoverage]

  init(_ rule: CompiledRule) {
    isPercentEncoded = rule.isPercentEncoded
    parts = Dictionary(rule.patterns.map { ($0.part, PatternCoverage($0.pattern)) }) { first, _ in first }
  }

  /// Returns a Boolean value that indicates whether another rule provably matches every URL that this rule matches.
  func isCovered(by other: CompiledRule, _ budget: inout WorkBudget) -> Bool {
    budget.spend(WorkBudget.comparison)
    for (part, pattern) in other.patterns where !pattern.matchesAll {
      budget.spend(WorkBudget.comparison)
      guard isPercentEncoded == other.isPercentEncoded, let own = parts[part], own.isCovered(by: pattern, &budget)
      else { return false }
    }
    return true
  }
}

/// A pattern that another pattern covers if it matches every text that this pattern matches.
private struct PatternCoverage {
  private let pattern: URLWildcard
  /// The pattern as a text, or `nil` if it matches texts of different lengths.
  ///
  /// A wildcard for one character becomes a character that only wildcards match.
  private let text: WildcardText?

  /// A character that no URL has, and that stands for any character.
  private static let one: Unicode.Scalar = "\u{10FFFF}"

  init(_ pattern: URLWildcard) {
    self.pattern = pattern
    let scalars = pattern.tokens.compactMap { token in
      switch token {
      case .scalar(let scalar): scalar
      case .one: Self.one
      case .many, .variable, .optionalSlash: nil
      }
    }
    text = scalars.count == pattern.tokens.count ? WildcardText(scalars) : nil
  }

  /// Returns a Boolean value that indicates whether another pattern provably matches every text that this pattern
  /// matches.
  func isCovered(by other: URLWildcard, _ budget: inout WorkBudget) -> Bool {
    guard pattern.isCaseSensitive == other.isCaseSensitive || !other.isCaseSensitive else { return false }
    if let text { return text.matches(other, &budget) }
    budget.spend(1 + (min(pattern.tokens.count, other.tokens.count) / 16))
    if pattern.tokens == other.tokens { return true }
    return isCovered(byBeginningOf: other)
  }

  /// Returns a Boolean value that indicates whether another pattern covers this pattern, based on its beginning and its end.
  ///
  /// The texts have different lengths here. So only patterns with one wildcard for many characters are considered.
  private func isCovered(byBeginningOf other: URLWildcard) -> Bool {
    guard let wide = other.tokens.firstIndex(of: .many) else { return false }
    let (start, end) = (other.tokens[..<wide], other.tokens[(wide + 1)...])
    let own =
      other.isCaseSensitive || !pattern.isCaseSensitive ? pattern.tokens : pattern.tokens.map(URLWildcard.folded)
    guard (start + end).allSatisfy(\.isScalar), own.starts(with: start) else { return false }
    let rest = own[start.count...]
    return rest.count >= end.count && rest.suffix(end.count) == end
  }
}
