/// The file with which a site says what links which apps may open: `/.well-known/apple-app-site-association`.
///
///     let file = links.appSiteAssociation(appIDs: ["ABCDE12345.example.store"])
///     print(file.json)
///     file.decision(for: "https://store.example/products/42", appID: "ABCDE12345.example.store").opens   // true
///
/// The form is that of Apple's "Supporting associated domains" and `applinks` (developer.apple.com/documentation/
/// bundleresources/applinks), with what older files have in its place.
public struct AppSiteAssociation: Sendable {
  /// The entries of apps, in the order in which they are looked through.
  public var details: [Details]
  /// The parts of rules that neither they nor their app give: the file's `defaults`.
  ///
  /// Beside the ways to compare, `defaults` can have all parts of a rule: with the path `/foo/*` there, a rule without a path
  /// only fits below `/foo`.
  public var defaultRule = Rule()
  /// Texts that stand for `$(name)` in patterns, beside those that the system has.
  public var substitutionVariables: [String: [String]]
  /// The apps of the other services in the file, by its name: `webcredentials`, `appclips`, `activitycontinuation`.
  public var services: [String: [String]]

  /// The file as it was read, if it was.
  var source: AssociationSource?

  /// The way patterns are compared if neither a rule nor its app says so.
  public var defaults: Defaults {
    get { defaultRule.defaults }
    set { defaultRule.defaults = newValue }
  }

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - details: What apps open.
  ///   - defaults: How patterns are compared.
  ///   - substitutionVariables: Texts that stand for `$(name)` in patterns.
  ///   - services: The apps of other services, by the service's name.
  public init(
    details: [Details], defaults: Defaults = Defaults(), substitutionVariables: [String: [String]] = [:],
    services: [String: [String]] = [:]
  ) {
    self.details = details
    defaultRule = Rule(defaults: defaults)
    self.substitutionVariables = substitutionVariables
    self.services = services
  }

  /// The rules of some apps.
  public struct Details: Hashable, Sendable {
    /// The apps, as `<prefix>.<bundle identifier>`.
    public var appIDs: [String]
    /// The rules, of which the first that fits a URL decides; `nil` where the file has none. Then nothing is opened here,
    /// which Apple does not document.
    public var rules: [Rule]?
    /// The parts of these rules that they do not give: the entry's `defaults`.
    public var defaultRule = Rule()

    /// The way patterns of these rules are compared.
    public var defaults: Defaults {
      get { defaultRule.defaults }
      set { defaultRule.defaults = newValue }
    }

    /// The rules of some apps.
    ///
    /// - Parameters:
    ///   - appIDs: The apps, as `<prefix>.<bundle identifier>`.
    ///   - rules: The rules, the first of which that fits decides.
    ///   - defaults: The way patterns of these rules are compared.
    public init(appIDs: [String], rules: [Rule]?, defaults: Defaults = Defaults()) {
      self.appIDs = appIDs
      self.rules = rules
      defaultRule = Rule(defaults: defaults)
    }
  }

  /// The way patterns are compared; `nil` leaves it to what stands above.
  public struct Defaults: Hashable, Sendable {
    /// A Boolean value that indicates whether case counts, as it does if nothing says otherwise.
    public var caseSensitive: Bool?
    /// A Boolean value that indicates whether patterns are written with percent escapes, as they are if nothing says otherwise.
    public var percentEncoded: Bool?

    /// Makes a way to compare patterns.
    ///
    /// - Parameters:
    ///   - caseSensitive: Whether case counts.
    ///   - percentEncoded: Whether patterns are written with percent escapes.
    public init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// A dictionary of `components`, or a string of the older `paths`.
  ///
  /// A URL fits where all the parts that are given fit.
  public struct Rule: Hashable, Sendable {
    /// The pattern of a query.
    public enum Query: Hashable, Sendable {
      /// A pattern for the whole query.
      case pattern(String)
      /// A pattern for each item of that name. Items that are not there count as empty.
      case items([String: String])
    }

    /// The pattern of the path.
    public var path: String?
    /// The pattern of the query.
    public var query: Query?
    /// The pattern of the fragment.
    public var fragment: String?
    /// A Boolean value that indicates whether URLs that fit stay in the browser, or `nil` to leave that to the defaults.
    public var exclusion: Bool?
    /// A remark for people, which devices ignore.
    public var comment: String?
    /// The way the patterns are compared.
    public var defaults: Defaults

    /// A rule. A part that is `nil` fits whatever stands there.
    ///
    /// - Parameters:
    ///   - path: The pattern of the path.
    ///   - query: The pattern of the query.
    ///   - fragment: The pattern of the fragment.
    ///   - excludes: Whether URLs that fit stay in the browser. For a rule that opens although the defaults exclude, set
    ///     ``exclusion`` to `false`.
    ///   - comment: A remark for people.
    ///   - defaults: The way the patterns are compared.
    public init(
      path: String? = nil, query: Query? = nil, fragment: String? = nil, excludes: Bool = false, comment: String? = nil,
      defaults: Defaults = Defaults()
    ) {
      self.path = path
      self.query = query
      self.fragment = fragment
      exclusion = excludes ? true : nil
      self.comment = comment
      self.defaults = defaults
    }

    /// A Boolean value that indicates whether the rule itself keeps URLs that fit in the browser.
    public var excludes: Bool {
      get { exclusion ?? false }
      set { exclusion = newValue }
    }
  }
}

extension AppSiteAssociation: Equatable {
  /// Returns whether two files say the same, however they were written.
  public static func == (one: AppSiteAssociation, other: AppSiteAssociation) -> Bool {
    one.details == other.details && one.defaultRule == other.defaultRule
      && one.substitutionVariables == other.substitutionVariables && one.services == other.services
  }
}
