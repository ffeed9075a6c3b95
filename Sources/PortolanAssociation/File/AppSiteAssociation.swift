public import Foundation

/// The file in which a site defines the links that apps may open: `/.well-known/apple-app-site-association`.
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
  /// The entries of apps, in the order in which devices search them.
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

  /// The options for comparing patterns, in which `nil` inherits the option of the entry or the file.
  ///
  /// ```swift
  /// let entry = AppSiteAssociation.Details(
  ///   appIDs: ["ABCDE12345.example.store"], rules: [.init(path: "/products/*")], defaults: .init(caseSensitive: false))
  /// ```
  public struct Defaults: Hashable, Sendable {
    /// A Boolean value that indicates whether case matters, which is the default.
    public var caseSensitive: Bool?
    /// A Boolean value that indicates whether patterns are written with percent escapes, which is the default.
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
    /// A remark for readers of the file, which devices ignore.
    public var comment: String?
    /// The options for comparing the patterns.
    public var defaults: Defaults

    /// Creates a rule, in which a part that is `nil` matches any text.
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

  /// The size limit of devices: 128 KB, according to "App Search Programming Guide" (revision of 2016-04-01).
  public static let maximumSize = 128 * 1024
  /// The size up to which a file is read to report other faults.
  public static let readableSize = 32 * 1024 * 1024

  /// Reads a file.
  ///
  /// Parts that devices ignore are skipped, and ``issues`` names them. The older forms are supported too: `paths` with
  /// `NOT `, `appID`, `details` as a dictionary, and `apps`.
  ///
  /// ```swift
  /// do {
  ///   let file = try AppSiteAssociation(data)
  ///   print(file.details.flatMap(\.appIDs))
  /// } catch {
  ///   print(error)  // the line and column of the fault, the cause, and "To fix: …"
  /// }
  /// ```
  ///
  /// - Parameter data: The content of the file, which may come from an untrusted source.
  /// - Throws: ``AssociationError`` if the data is not an association file.
  public init(_ data: Data) throws(AssociationError) { try self.init(bytes: Array(data)) }

  init(bytes: [UInt8]) throws(AssociationError) {
    guard bytes.count <= Self.readableSize else {
      throw AssociationError(
        .tooLarge, "it has \(bytes.count) bytes",
        fix: "keep it within \(Self.maximumSize), with wildcards for many paths")
    }
    var reader = AssociationReader()
    let text = JSONReader.text(of: bytes)
    if text.count < bytes.count {
      reader.issues.warn("file", "it begins with a byte order mark", fix: "save it as UTF-8 without one")
    }
    do throws(JSONFault) { self = reader.read(try JSONReader.object(bytes)) } catch {
      throw Self.fileFault(text) ?? Self.error(error)
    }
    source = AssociationSource(
      size: bytes.count, issues: reader.issues, places: reader.places, details: details, services: services)
  }

  /// Returns an error for bytes that are of another kind than JSON, if that kind is known.
  private static func fileFault(_ text: ArraySlice<UInt8>) -> AssociationError? {
    func begins(_ texts: String...) -> Bool { texts.contains { text.starts(with: $0.utf8) } }
    return switch text.first(where: { !" \t\n\r".utf8.contains($0) }) {
    case nil: AssociationError(.empty, "it is empty", fix: "serve the JSON file there")
    case _ where [[0x30, 0x80], [0x30, 0x82], [0x30, 0x83]].contains(text.prefix(2)),
      _ where begins("-----BEGIN", "MIME-Version:"):
      AssociationError(
        .signed, "it is signed, which is not needed since iOS 9", fix: "serve the JSON itself, over HTTPS")
    case _ where [[0xFE, 0xFF], [0xFF, 0xFE]].contains(text.prefix(2)) || text.prefix(4).contains(0):
      AssociationError(.encoding, "it is not UTF-8", fix: "save it as UTF-8")
    case _ where begins(#"{\rtf"#):
      AssociationError(
        .richText, "it is a rich text document (RTF), as TextEdit saves it", fix: "save it as plain text")
    case UInt8(ascii: "<"):
      AssociationError(
        .html, "it is a web page and not JSON", fix: "serve the file itself at /.well-known/apple-app-site-association")
    default: nil
    }
  }

  private static func error(_ fault: JSONFault) -> AssociationError {
    fault.position.map { AssociationError(.malformed, fault.reason, fix: fix(for: fault), position: $0) }
      ?? AssociationError(.notAnObject, fault.reason + ", not an object", fix: "write { \"applinks\": … }")
  }

  /// Returns the change to make for JSON with a fault that other readers tolerate.
  private static func fix(for fault: JSONFault) -> String {
    let curly = "\u{201C}\u{201D}\u{201E}\u{201F}\u{2018}\u{2019}\u{AB}\u{BB}"
    // The fault is either a value with a wrong first character or a string whose end was not found.
    let first = String(decoding: fault.rest.prefix(4), as: UTF8.self).unicodeScalars.first
    let last = fault.before.last { !" \t\n\r".utf8.contains($0) }
    switch first {
    case let quote? where curly.unicodeScalars.contains(quote):
      return "write straight double quotes in the place of the curly one (\(quote))"
    case "\u{A0}": return "replace the no-break space with a plain one"
    case "/": return "remove the comment, as JSON has no comments"
    case "'": return "write double quotes"
    case "}", "]": if last == UInt8(ascii: ",") { return "remove the comma before it" }
    default: break
    }
    let isCurly = String(decoding: fault.before.suffix(200), as: UTF8.self).contains(where: curly.contains)
    return isCurly ? "write straight double quotes in the place of curly ones" : "correct the JSON there"
  }
}
