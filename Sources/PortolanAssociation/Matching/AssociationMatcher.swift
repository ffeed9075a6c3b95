/// A matcher that decides whether a URL opens in an app, as a device with the association file does.
///
/// The first rule that matches decides. If no rule matches, the URL stays in the browser. A rule matches if all its
/// parts match (WWDC 2019, session 717, and `applinks.Details.Components`):
/// - the path, without slashes at its end: `/buy/*` matches `/buy`, and `buy` matches `/buy/`;
/// - the query as a whole, or its items: if a name occurs more than once, all its values must match, and an item that
///   is missing or has no value counts as empty;
/// - the fragment.
///
/// A rule inherits its missing parts from the `defaults` of its app, and then from the file's `defaults`.
///
/// With `percentEncoded`, patterns are compared with the URL as it is sent. Without it, the URL's part is decoded
/// first. The pattern then contains the characters themselves, including `?`. Cases that Apple does not document follow
/// the decisions of `swcutil` of macOS 27.0. The tests of this module list each decision with its source.
///
/// ```swift
/// let matcher = AssociationMatcher(try AppSiteAssociation(data), appID: "ABCDE12345.example.store")
/// for url in ["https://shop.example/bag", "https://shop.example/help"] {
///   if !matcher.decision(for: url).opens { print("\(url) stays in the browser") }
/// }
/// ```
public struct AssociationMatcher: Sendable {
  /// The decision about a URL.
  public struct Decision: Hashable, Sendable {
    /// A Boolean value that indicates whether the URL opens in the app.
    public let opens: Bool
    /// The rule that decided, or `nil` if no rule matches.
    public let rule: AppSiteAssociation.Rule?
  }

  let rules: [CompiledRule]
  private var index = RuleIndex()

  /// Creates a matcher for the rules of one app.
  ///
  /// A rule that cannot be understood matches nothing, and ``AppSiteAssociation/issues`` names it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - appID: The app, as `<prefix>.<bundle identifier>`.
  /// - Complexity: O(n) in the size of the file.
  public init(_ file: AppSiteAssociation, appID: String) {
    rules = zip(file.details, file.compiled()).filter { $0.0.appIDs.contains(appID) }.flatMap { entry in
      entry.1.compactMap { try? $0.get() }
    }
    for (number, rule) in rules.enumerated() { index.insert(number, rule) }
  }

  /// Returns the decision about a URL.
  ///
  /// - Parameter url: A URL of the site. Its host is ignored. A URL with another scheme than HTTP or HTTPS does not
  ///   open.
  /// - Returns: The decision, with the rule that matched.
  /// - Complexity: O(n·m) in the length of the URL and the length of the rules whose paths begin like its path.
  public func decision(for url: String) -> Decision {
    var budget = WorkBudget.unlimited
    return decision(for: url, &budget)
  }

  func decision(for url: String, _ budget: inout WorkBudget) -> Decision {
    guard let url = ComparedURL(url) else { return Decision(opens: false, rule: nil) }
    let candidates = index.candidates(for: url)
    budget.spend(url.path.sent.scalars.count + candidates.count)
    for number in candidates where rules[number].matches(url, &budget) {
      return Decision(opens: !rules[number].excludes, rule: rules[number].rule)
    }
    return Decision(opens: false, rule: nil)
  }
}

extension AppSiteAssociation {
  /// Returns the decision about a URL on a device that has the app.
  ///
  /// If you check many URLs, create an ``AssociationMatcher`` once.
  ///
  /// ```swift
  /// let file = try AppSiteAssociation(data)
  /// let decision = file.decision(for: "https://shop.example/bag", appID: "ABCDE12345.example.store")
  /// #expect(decision.opens)
  /// ```
  ///
  /// - Parameters:
  ///   - url: A URL of the site.
  ///   - appID: The identifier of the app.
  /// - Returns: The decision, with the rule that matched.
  /// - Complexity: O(n·m) in the length of the URL and the length of the rules. They are read first.
  public func decision(for url: String, appID: String) -> AssociationMatcher.Decision {
    AssociationMatcher(self, appID: appID).decision(for: url)
  }
}
