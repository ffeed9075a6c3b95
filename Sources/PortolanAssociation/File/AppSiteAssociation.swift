import Foundation

/// The file where a site defines the links that apps may open: `/.well-known/apple-app-site-association`.
///
/// ```swift
/// let file = ShopScreen.links.appSiteAssociation(appIDs: ["ABCDE12345.example.store"])
/// print(file.json)
/// file.decision(for: "https://store.example/products/42", appID: "ABCDE12345.example.store").opens   // true
/// ```
///
/// The form follows Apple's "Supporting associated domains" and `applinks` (developer.apple.com/documentation/
/// bundleresources/applinks). The older forms of these entries are supported too.
public struct AppSiteAssociation: Sendable, Equatable {
  /// The entries of apps, in the order devices search them.
  public var details: [Details]
  /// The default parts of all rules in the file, from its `defaults`.
  ///
  /// Besides the comparison options, `defaults` can have all parts of a rule. If its path is `/foo/*`, a rule without a
  /// path only matches below `/foo`.
  public var defaultRule = Rule()
  /// The texts for `$(name)` in patterns, in addition to the variables of the system.
  public var substitutionVariables: [String: [String]]
  /// The apps of the other services in the file, by service name: `webcredentials`, `appclips`, `activitycontinuation`.
  public var services: [String: [String]]

  /// Information about the file from which the value was read, or `nil` if it was not read from a file.
  var source: AssociationSource?

  /// The comparison options of rules without options of their own or of their app.
  public var defaults: Defaults {
    get { defaultRule.defaults }
    set { defaultRule.defaults = newValue }
  }

  /// Creates a file.
  ///
  /// ```swift
  /// let file = AppSiteAssociation(
  ///   details: [.init(appIDs: ["ABCDE12345.example.store"], rules: [.init(path: "/products/*")])],
  ///   services: ["webcredentials": ["ABCDE12345.example.store"]])
  /// ```
  ///
  /// - Parameters:
  ///   - details: The rules of the apps.
  ///   - defaults: The comparison options of patterns.
  ///   - substitutionVariables: The texts for `$(name)` in patterns.
  ///   - services: The apps of other services, by service name.
  public init(
    details: [Details], defaults: Defaults = Defaults(), substitutionVariables: [String: [String]] = [:],
    services: [String: [String]] = [:]
  ) {
    self.details = details
    defaultRule = Rule(defaults: defaults)
    self.substitutionVariables = substitutionVariables
    self.services = services
  }

  /// The rules of one or more apps.
  ///
  /// ```swift
  /// let entry = AppSiteAssociation.Details(
  ///   appIDs: ["ABCDE12345.example.store"], rules: [.init(path: "/help/*", excludes: true), .init(path: "/*")])
  /// ```
  public struct Details: Hashable, Sendable {
    /// The apps, as `<prefix>.<bundle identifier>`.
    public var appIDs: [String]
    /// The rules, or `nil` if the file has none.
    ///
    /// The first rule that matches a URL decides. Without rules, the entry opens nothing. Apple does not document this
    /// case.
    public var rules: [Rule]?
    /// The default parts of these rules, from the entry's `defaults`.
    public var defaultRule = Rule()

    /// The comparison options of these rules.
    public var defaults: Defaults {
      get { defaultRule.defaults }
      set { defaultRule.defaults = newValue }
    }

    /// Creates an entry with the rules of one or more apps.
    ///
    /// - Parameters:
    ///   - appIDs: The apps, as `<prefix>.<bundle identifier>`.
    ///   - rules: The rules. The first one that matches a URL decides.
    ///   - defaults: The comparison options of these rules.
    public init(appIDs: [String], rules: [Rule]?, defaults: Defaults = Defaults()) {
      self.appIDs = appIDs
      self.rules = rules
      defaultRule = Rule(defaults: defaults)
    }
  }

  /// The options for comparing patterns; `nil` inherits the option of the entry or the file.
  ///
  /// ```swift
  /// let entry = AppSiteAssociation.Details(
  ///   appIDs: ["ABCDE12345.example.store"], rules: [.init(path: "/products/*")], defaults: .init(caseSensitive: false))
  /// ```
  public struct Defaults: Hashable, Sendable {
    /// A Boolean value that indicates whether case matters; by default it does.
    public var caseSensitive: Bool?
    /// A Boolean value that indicates whether patterns are written with percent escapes; by default they are.
    public var percentEncoded: Bool?

    /// Creates options for comparing patterns.
    ///
    /// - Parameters:
    ///   - caseSensitive: A Boolean value that indicates whether case matters.
    ///   - percentEncoded: A Boolean value that indicates whether patterns are written with percent escapes.
    public init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// A dictionary in `components`, or a string in the older `paths`.
  ///
  /// A URL matches if it matches all parts of the rule.
  ///
  /// ```swift
  /// let rule = AppSiteAssociation.Rule(path: "/search", query: .items(["q": "?*"]), comment: "a search with a text")
  /// ```
  public struct Rule: Hashable, Sendable {
    /// The pattern of a query.
    public enum Query: Hashable, Sendable {
      /// A pattern for the whole query.
      case pattern(String)
      /// A pattern for each item with that name. A missing item counts as empty.
      case items([String: String])
    }

    /// The pattern of the path.
    public var path: String?
    /// The pattern of the query.
    public var query: Query?
    /// The pattern of the fragment.
    public var fragment: String?
    /// A Boolean value that indicates whether matching URLs stay in the browser, or `nil` to use the defaults.
    public var exclusion: Bool?
    /// A remark for readers of the file; devices ignore it.
    public var comment: String?
    /// The options for comparing the patterns.
    public var defaults: Defaults

    /// Creates a rule; a part that is `nil` matches any text.
    ///
    /// - Parameters:
    ///   - path: The pattern of the path.
    ///   - query: The pattern of the query.
    ///   - fragment: The pattern of the fragment.
    ///   - excludes: A Boolean value that indicates whether matching URLs stay in the browser. For a rule that opens
    ///     URLs
    ///     although the defaults exclude them, set ``exclusion`` to `false`.
    ///   - comment: A remark for readers of the file.
    ///   - defaults: The options for comparing the patterns.
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

    /// A Boolean value that indicates whether the rule itself keeps matching URLs in the browser.
    public var excludes: Bool {
      get { exclusion ?? false }
      set { exclusion = newValue }
    }
  }

  /// Returns a Boolean value that indicates whether two files have the same meaning, independent of their form.
  public static func == (one: AppSiteAssociation, other: AppSiteAssociation) -> Bool {
    one.details == other.details && one.defaultRule == other.defaultRule
      && one.substitutionVariables == other.substitutionVariables && one.services == other.services
  }

  /// The content of the file in its current form, with sorted keys, ready to be served.
  ///
  /// ```swift
  /// let file = ShopScreen.links.appSiteAssociation(appIDs: ["ABCDE12345.example.store"])
  /// try Data(file.json.utf8).write(to: URL(filePath: ".well-known/apple-app-site-association"))
  /// ```
  public var json: String {
    var links: [String: Any] = ["details": details.map(Self.object(of:))]
    if defaultRule != Rule() { links["defaults"] = Self.object(of: defaultRule) }
    if !substitutionVariables.isEmpty { links["substitutionVariables"] = substitutionVariables }
    var file: [String: Any] = services.mapValues { ["apps": $0] }
    file["applinks"] = links
    let data = try? JSONSerialization.data(
      withJSONObject: file, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }

  private static func object(of details: Details) -> [String: Any] {
    var object: [String: Any] = ["appIDs": details.appIDs]
    if details.defaultRule != Rule() { object["defaults"] = self.object(of: details.defaultRule) }
    object["components"] = details.rules?.map(self.object(of:))
    return object
  }

  private static func object(of rule: Rule) -> [String: Any] {
    let query: Any? =
      switch rule.query {
      case .pattern(let pattern): pattern
      case .items(let items): items
      case nil: nil
      }
    let members: [String: Any?] = [
      "/": rule.path, "?": query, "#": rule.fragment, "exclude": rule.exclusion, "comment": rule.comment,
      "caseSensitive": rule.defaults.caseSensitive, "percentEncoded": rule.defaults.percentEncoded,
    ]
    return members.compactMapValues { $0 }
  }
}
