/// The part of a URL that a pattern is compared with.
enum URLPart: Hashable, Sendable {
  case path, query, item(String), fragment
}

/// A rule with its parsed patterns and the parts that it inherits from the defaults.
struct CompiledRule: Sendable {
  /// The rule as written in the file.
  let rule: AppSiteAssociation.Rule
  /// The rule with the defaults of its app and of the file.
  let resolved: AppSiteAssociation.Rule
  let patterns: [(part: URLPart, pattern: URLWildcard)]
  let isPercentEncoded: Bool

  var excludes: Bool { resolved.excludes }

  init(
    _ rule: AppSiteAssociation.Rule, resolved: AppSiteAssociation.Rule, _ variables: inout SubstitutionVariables
  ) throws(URLWildcard.Fault) {
    self.rule = rule
    self.resolved = resolved
    isPercentEncoded = resolved.defaults.percentEncoded ?? true
    var patterns: [(URLPart, URLWildcard)] = []
    for (part, text) in resolved.patterns {
      let caseSensitive = resolved.defaults.caseSensitive ?? true
      patterns.append((part, try URLWildcard(text, of: part, &variables, caseSensitive: caseSensitive)))
    }
    self.patterns = patterns
  }

  /// The characters of the path before the first wildcard.
  var beginning: [Unicode.Scalar] { patterns.first { $0.part == .path }?.pattern.beginning ?? [] }

  /// The maximum number of steps for a comparison with a short URL.
  var cost: Int { patterns.reduce(0) { $0 + 1 + $1.pattern.cost } }

  /// Returns a Boolean value that indicates whether all parts of a URL match.
  func matches(_ url: ComparedURL, _ budget: inout WorkBudget) -> Bool {
    for (part, pattern) in patterns where !url.matches(pattern, part, isPercentEncoded, &budget) { return false }
    return true
  }
}

extension AppSiteAssociation.Rule {
  /// The patterns of the parts of a URL, with the path first and the query items ordered by name.
  var patterns: [(part: URLPart, text: String)] {
    var patterns = path.map { [(part: URLPart.path, text: $0)] } ?? []
    switch query {
    case .pattern(let pattern): patterns.append((.query, pattern))
    case .items(let items): patterns += items.sorted { $0.key < $1.key }.map { (.item($0.key), $0.value) }
    case nil: break
    }
    return patterns + (fragment.map { [(.fragment, $0)] } ?? [])
  }

  /// Returns the rule with its missing parts taken from another rule.
  func inheriting(from other: Self) -> Self {
    var rule = self
    rule.path = path ?? other.path
    rule.query = query ?? other.query
    rule.fragment = fragment ?? other.fragment
    rule.exclusion = exclusion ?? other.exclusion
    rule.defaults.caseSensitive = defaults.caseSensitive ?? other.defaults.caseSensitive
    rule.defaults.percentEncoded = defaults.percentEncoded ?? other.defaults.percentEncoded
    return rule
  }
}
