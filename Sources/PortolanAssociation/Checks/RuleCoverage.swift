/// A rule that another rule covers if it matches every URL that this rule matches.
struct RuleCoverage {
  private let rule: CompiledRule
  private let path: PatternCoverage?
  private let query: PatternCoverage?
  private let fragment: PatternCoverage?
  private let items: [String: PatternCoverage]

  init(_ rule: CompiledRule) {
    self.rule = rule
    path = rule.path.map(PatternCoverage.init)
    query = rule.query.map(PatternCoverage.init)
    fragment = rule.fragment.map(PatternCoverage.init)
    items = Dictionary(rule.items.map { ($0.name, PatternCoverage($0.pattern)) }) { first, _ in first }
  }

  /// Returns a Boolean value that indicates whether another rule provably matches every URL that this rule matches.
  func isCovered(by other: CompiledRule, _ budget: inout WorkBudget) -> Bool {
    budget.spend(WorkBudget.comparison)
    let comparesAlike = rule.isPercentEncoded == other.isPercentEncoded
    guard comparesAlike || other.matchesAll else { return false }
    return Self.covers(other.path, path, &budget) && Self.covers(other.fragment, fragment, &budget)
      && coversQuery(other, &budget)
  }

  private func coversQuery(_ other: CompiledRule, _ budget: inout WorkBudget) -> Bool {
    if let pattern = other.query { return pattern.matchesAll || (query != nil && Self.covers(pattern, query, &budget)) }
    if other.items.isEmpty { return true }
    for item in other.items {
      budget.spend(WorkBudget.comparison)
      guard let own = items[item.name], Self.covers(item.pattern, own, &budget) else { return false }
    }
    return true
  }

  private static func covers(
    _ pattern: URLWildcard?, _ coverage: PatternCoverage?, _ budget: inout WorkBudget
  ) -> Bool {
    guard let pattern, !pattern.matchesAll else { return true }
    return coverage?.isCovered(by: pattern, &budget) ?? false
  }
}

extension CompiledRule {
  /// A Boolean value that indicates whether the rule matches every URL.
  fileprivate var matchesAll: Bool {
    (path?.matchesAll ?? true) && (fragment?.matchesAll ?? true) && (query?.matchesAll ?? true) && items.isEmpty
  }
}

/// A pattern that another pattern covers if it matches every text that this pattern matches.
final class PatternCoverage {
  private let pattern: URLWildcard
  /// The pattern as a text, or `nil` if it matches texts of different lengths.
  ///
  /// A wildcard for one character becomes a character that only wildcards match.
  private let text: WildcardText?

  /// A character that no URL has, which stands for any character.
  private static let one: Unicode.Scalar = "\u{10FFFF}"

  init(_ pattern: URLWildcard) {
    self.pattern = pattern
    var scalars: [Unicode.Scalar] = []
    for token in pattern.tokens {
      switch token {
      case .scalar(let scalar): scalars.append(scalar)
      case .one: scalars.append(Self.one)
      case .many, .variable, .optionalSlash, .optionalRest:
        text = nil
        return
      }
    }
    text = WildcardText(scalars)
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

  /// Returns a Boolean value that indicates whether another pattern covers this one, based on its beginning and its
  /// end.
  ///
  /// The texts have different lengths here. So only patterns with one wildcard for many characters are considered.
  private func isCovered(byBeginningOf other: URLWildcard) -> Bool {
    func isWide(_ token: URLWildcard.Token) -> Bool { token == .many || token == .optionalRest }
    guard let wide = other.tokens.firstIndex(where: isWide) else { return false }
    let (start, end) = (other.tokens[..<wide], other.tokens[(wide + 1)...])
    let isPlain = (start + end).allSatisfy { if case .scalar = $0 { true } else { false } }
    let own = other.isCaseSensitive || !pattern.isCaseSensitive ? pattern.tokens : pattern.tokens.map(Self.folded)
    guard isPlain, own.starts(with: start) else { return false }
    let rest = own[start.count...]
    if other.tokens[wide] == .optionalRest {
      // The path itself, or the part after a slash.
      return end.isEmpty && (rest.first == .optionalRest || rest.first == .scalar("/"))
    }
    return rest.count >= end.count && rest.suffix(end.count) == end
  }

  private static func folded(_ token: URLWildcard.Token) -> URLWildcard.Token {
    if case .scalar(let scalar) = token { .scalar(URLWildcard.folded(scalar)) } else { token }
  }
}
