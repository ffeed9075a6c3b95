/// Decides of URLs as a device does that has read an association file.
///
/// The rules are looked through in their order, and the first that fits decides; if none fits, the URL stays in the
/// browser. In a rule, every part that is given must fit (WWDC 2019, session 717, and `applinks.Details.Components`):
/// - the path, without regard to slashes at its end: `/buy/*` fits `/buy`, and `buy` fits `/buy/`;
/// - the query as a whole, or its items: if a name stands more than once all its values must fit, and an item that is not
///   there, or has no value, counts as empty;
/// - the fragment.
///
/// Parts that a rule does not give are those of the `defaults` of its app, and then of the file.
///
/// With `percentEncoded`, patterns are compared with the URL as it is sent. Without, the URL's part is decoded first, so that
/// a pattern has the characters themselves and `?` is one of them. What Apple does not document follows what `swcutil` of
/// macOS 27.0 decides; the tests of this module list each decision with its source.
public struct AssociationMatcher: Sendable {
  /// The outcome for a URL.
  public struct Decision: Hashable, Sendable {
    /// A Boolean value that indicates whether the URL is opened in the app.
    public let opens: Bool
    /// The rule that decided, or `nil` if none fits.
    public let rule: AppSiteAssociation.Rule?
  }

  let rules: [CompiledRule]
  private var index = RuleIndex()

  /// Prepares the rules of one app.
  ///
  /// A rule that cannot be understood fits nothing; ``AppSiteAssociation/issues`` names it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - appID: The app, as `<prefix>.<bundle identifier>`.
  /// - Complexity: O(n) in the size of the file.
  public init(_ file: AppSiteAssociation, appID: String) { self.init(CompiledAssociation(file), file, appID: appID) }

  init(_ compiled: CompiledAssociation, _ file: AppSiteAssociation, appID: String) {
    rules = zip(file.details, compiled.details).filter { $0.0.appIDs.contains(appID) }.flatMap { entry in
      entry.1.compactMap { try? $0.get() }
    }
    for (number, rule) in rules.enumerated() { index.insert(number, rule) }
  }

  /// Returns what is done with a URL.
  ///
  /// - Parameter url: A URL of the site. Its host is not looked at; what is no web link is not opened.
  /// - Complexity: O(n·m) in the length of the URL and the length of the rules whose paths begin as its path does.
  public func decision(for url: String) -> Decision {
    var budget = WorkBudget.unlimited
    return decision(for: url, &budget)
  }

  func decision(for url: String, _ budget: inout WorkBudget) -> Decision {
    guard let url = ComparedURL(url) else { return Decision(opens: false, rule: nil) }
    let candidates = index.candidates(for: url)
    budget.pay(url.sentPath.count + candidates.count)
    for number in candidates where rules[number].fits(url, &budget) {
      return Decision(opens: !rules[number].excludes, rule: rules[number].rule)
    }
    return Decision(opens: false, rule: nil)
  }
}

extension AppSiteAssociation {
  /// Returns what is done with a URL on a device that has the app.
  ///
  /// For many URLs make an ``AssociationMatcher`` once.
  ///
  /// - Parameters:
  ///   - url: A URL of the site.
  ///   - appID: The app.
  /// - Complexity: O(n·m) in the length of the URL and the length of the rules, which are read first.
  public func decision(for url: String, appID: String) -> AssociationMatcher.Decision {
    AssociationMatcher(self, appID: appID).decision(for: url)
  }
}
