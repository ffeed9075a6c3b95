/// A rule with its parsed patterns and the parts that it inherits from the defaults.
struct CompiledRule: Sendable {
  /// The rule as written in the file.
  let rule: AppSiteAssociation.Rule
  /// The rule with the defaults of its app and of the file.
  let resolved: AppSiteAssociation.Rule
  let path: URLWildcard?
  let query: URLWildcard?
  /// The patterns of query items, ordered by name.
  let items: [(name: String, pattern: URLWildcard)]
  let fragment: URLWildcard?
  let isPercentEncoded: Bool

  var excludes: Bool { resolved.excludes }

  init(
    _ rule: AppSiteAssociation.Rule, resolved: AppSiteAssociation.Rule, _ variables: inout SubstitutionVariables
  ) throws(URLWildcard.Fault) {
    let caseSensitive = resolved.defaults.caseSensitive ?? true
    self.rule = rule
    self.resolved = resolved
    isPercentEncoded = resolved.defaults.percentEncoded ?? true
    path =
      if let path = resolved.path {
        try URLWildcard(path: path, &variables, caseSensitive: caseSensitive)
      } else {
        nil
      }
    fragment =
      if let fragment = resolved.fragment {
        try URLWildcard(fragment, &variables, caseSensitive: caseSensitive)
      } else {
        nil
      }
    var query: URLWildcard?
    var items: [(name: String, pattern: URLWildcard)] = []
    switch resolved.query {
    case .pattern(let pattern): query = try URLWildcard(pattern, &variables, caseSensitive: caseSensitive)
    case .items(let patterns):
      for (name, pattern) in patterns.sorted(by: { $0.key < $1.key }) {
        items.append((name, try URLWildcard(pattern, &variables, caseSensitive: caseSensitive)))
      }
    case nil: break
    }
    self.query = query
    self.items = items
  }

  /// The maximum number of steps for a comparison with a short URL.
  var cost: Int {
    (path?.cost ?? 0) + (query?.cost ?? 0) + (fragment?.cost ?? 0) + items.reduce(0) { $0 + 1 + $1.pattern.cost }
  }

  /// Returns a Boolean value that indicates whether all parts of a URL match.
  func matches(_ url: ComparedURL, _ budget: inout WorkBudget) -> Bool {
    if let path, !url.path(isPercentEncoded).matches(path, &budget) { return false }
    if let fragment, !url.fragment(isPercentEncoded).matches(fragment, &budget) { return false }
    if let query, !url.query(isPercentEncoded).matches(query, &budget) { return false }
    for (name, pattern) in items {
      for value in url.values(of: name, isPercentEncoded) where !value.matches(pattern, &budget) { return false }
    }
    return true
  }
}

extension AppSiteAssociation.Rule {
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
