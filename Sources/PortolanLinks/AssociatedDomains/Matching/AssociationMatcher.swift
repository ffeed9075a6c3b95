/// Decides of URLs as a device does that has read an association file.
///
/// The rules are looked through in their order, and the first that fits decides; where none fits, the URL stays in the
/// browser. In a rule, every part that is given must fit (WWDC 2019, session 717, and `applinks.Details.Components`):
/// - the path, of which an empty one is `/`;
/// - the query as a whole, or its items: where a name stands more than once all its values must fit, and an item that is not
///   there, or has no value, counts as empty;
/// - the fragment.
///
/// With `percentEncoded`, patterns are compared with the URL as it is sent. Without, the URL's part is decoded first, so that
/// a pattern has the characters themselves and `?` is one of them (WWDC 2020, session 10098, does not say more).
public struct AssociationMatcher: Sendable {
  /// What is done with a URL.
  public struct Decision: Hashable, Sendable {
    /// Whether it is opened in the app.
    public let opens: Bool
    /// The rule that decided, or `nil` where none fits.
    public let rule: AppSiteAssociation.Rule?
  }

  struct Compiled: Sendable {
    let rule: AppSiteAssociation.Rule
    let path: URLWildcard?
    let query: URLWildcard?
    let items: [(name: String, pattern: URLWildcard)]
    let fragment: URLWildcard?
    let percentEncoded: Bool
  }

  let rules: [Compiled]

  /// Prepares the rules of one app.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - appID: The app, as `<prefix>.<bundle identifier>`.
  /// - Complexity: O(n) in the size of the file.
  public init(_ file: AppSiteAssociation, appID: String) {
    let variables = SubstitutionVariables(file.substitutionVariables)
    var rules: [Compiled] = []
    for details in file.details where details.appIDs.contains(appID) {
      for rule in details.rules ?? [] {
        // A rule that cannot be understood fits nothing; the issues of the file name it.
        do throws(URLWildcard.Fault) {
          rules.append(try Compiled(rule, details.defaults, file.defaults, variables))
        } catch {
          continue
        }
      }
    }
    self.rules = rules
  }

  /// What is done with a URL.
  ///
  /// - Parameter url: A URL of the site. Its host is not looked at; what is no web link is not opened.
  /// - Returns: Whether the app opens it, and the rule that says so.
  /// - Complexity: O(n·m) in the length of the URL and the length of the rules.
  public func decision(for url: String) -> Decision {
    guard let parts = URLParts(url) else { return Decision(opens: false, rule: nil) }
    for compiled in rules where compiled.fits(parts) {
      return Decision(opens: !compiled.rule.excludes, rule: compiled.rule)
    }
    return Decision(opens: false, rule: nil)
  }
}

extension AssociationMatcher.Compiled {
  init(
    _ rule: AppSiteAssociation.Rule, _ app: AppSiteAssociation.Defaults, _ file: AppSiteAssociation.Defaults,
    _ variables: SubstitutionVariables
  ) throws(URLWildcard.Fault) {
    let caseSensitive = rule.defaults.caseSensitive ?? app.caseSensitive ?? file.caseSensitive ?? true
    func wildcard(_ pattern: String) throws(URLWildcard.Fault) -> URLWildcard {
      try URLWildcard(pattern, variables, caseSensitive: caseSensitive)
    }
    func given(_ pattern: String?) throws(URLWildcard.Fault) -> URLWildcard? {
      guard let pattern else { return nil }
      return try wildcard(pattern)
    }
    self.rule = rule
    percentEncoded = rule.defaults.percentEncoded ?? app.percentEncoded ?? file.percentEncoded ?? true
    path = try given(rule.path)
    fragment = try given(rule.fragment)
    var items: [(String, URLWildcard)] = []
    switch rule.query {
    case .pattern(let pattern): query = try wildcard(pattern)
    case .items(let patterns):
      query = nil
      for (name, pattern) in patterns.sorted(by: { $0.key < $1.key }) { items.append((name, try wildcard(pattern))) }
    case nil: query = nil
    }
    self.items = items
  }

  func fits(_ parts: URLParts) -> Bool {
    if let path, !path.fits(text(parts.path)) { return false }
    if let fragment, !fragment.fits(text(parts.fragment)) { return false }
    if let query, !query.fits(text(parts.query)) { return false }
    for (name, pattern) in items {
      let values = parts.items.filter { $0.name == name }.map(\.value)
      guard (values.isEmpty ? [""] : values).allSatisfy({ pattern.fits(text($0)) }) else { return false }
    }
    return true
  }

  private func text(_ part: String) -> String.UnicodeScalarView {
    percentEncoded ? part.unicodeScalars : URLParts.decoded(part).unicodeScalars
  }
}

extension AppSiteAssociation {
  /// What is done with a URL on a device that has the app.
  ///
  /// For many URLs make an ``AssociationMatcher`` once.
  ///
  /// - Parameters:
  ///   - url: A URL of the site.
  ///   - appID: The app.
  /// - Returns: Whether the app opens it, and the rule that says so.
  /// - Complexity: O(n·m) in the length of the URL and the length of the rules, which are read first.
  public func decision(for url: String, appID: String) -> AssociationMatcher.Decision {
    AssociationMatcher(self, appID: appID).decision(for: url)
  }
}
