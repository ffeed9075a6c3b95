/// An error that describes why a link has no value, or why a value has no link.
///
/// Its description is one line with the link, the location, the cause and the fix. The text is only created when the
/// error is described. So an unknown link costs no more time than a known one.
///
/// ```swift
/// do {
///   let screen = try ShopScreen.links.parse(text)
///   router.go(screen)
/// } catch {
///   log("\(error)")  // the cause, the patterns that were probably intended, and "To fix: …"
/// }
/// ```
public struct LinkError: Error, Sendable, CustomStringConvertible, Equatable {
  /// The kind of failure.
  ///
  /// More kinds may be added, so a `switch` needs a default. Since Swift 6.3 the compiler demands it.
  ///
  /// ```swift
  /// do {
  ///   _ = try ShopScreen.links.parse(text)
  /// } catch {
  ///   if error.code == .foreign { log("a link of another site") }
  /// }
  /// ```
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Code: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The text is not a link: its form, a character, an escape or its length is wrong.
    case malformed
    /// The link has another scheme, host or port.
    case foreign
    /// No pattern matches the path of the link.
    case unknown
    /// A pattern matches the path, but an item of the query or the fragment that it requires is missing.
    case missingItem
    /// A pattern matches, but the text of a value does not fit its type.
    case badValue
    /// The value cannot be written as a link, or has none.
    case unprintable

    /// The name of the code, such as `badValue`.
    public var description: String { rawValue }
  }

  let fault: LinkFault
  private let subject: String
  /// The index of the table that is only searched when the description is needed.
  let index: LinkIndex

  init(_ fault: LinkFault, link: String, in index: LinkIndex) {
    self.fault = fault
    self.index = index
    subject = link.utf8.count <= LinkLimits.length ? link : String(decoding: link.utf8.prefix(200), as: UTF8.self)
  }

  /// The kind of failure.
  public var code: Code { fault.diagnosis.code }
  /// The link as it was given, shortened if it is too long, or an empty text if a value could not be printed.
  public var link: String { subject }
  /// The offset of the fault in the link, in bytes of UTF-8, or `nil` if the fault has no single location.
  public var offset: Int? { fault.diagnosis.offset }
  /// The cause, in one sentence without a full stop.
  public var reason: String { fault.diagnosis.reason }
  /// The change to make, in one sentence without a full stop.
  ///
  /// If the link has another origin, the sentence names the origins of the table. If no pattern matches its path, the
  /// sentence names the most similar patterns.
  ///
  /// - Complexity: O(n) in the length of the table's patterns if no pattern matches the path.
  public var fix: String {
    let nearest = suggestions.map(\.text)
    return switch fault {
    case .foreignScheme, .foreignHost: "begin it with \(LinkText.choice(index.origins.prefixes, atMost: 5))"
    case .noOrigin: "use \(LinkText.choice(index.origins.prefixes, atMost: 5))"
    case .noPattern where !nearest.isEmpty: "write it as \(LinkText.choice(nearest, atMost: 3)), or add a pattern"
    default: fault.diagnosis.fix
    }
  }
  /// The patterns that were probably intended if no pattern matches the path of the link.
  ///
  /// At most three patterns that are equally similar, in the order of the table, for a page that asks "Did you mean …?". The
  /// array is empty for other faults, or if no pattern is similar.
  ///
  /// ```swift
  /// do {
  ///   _ = try ShopScreen.links.parse("https://shop.example/product/42")
  /// } catch {
  ///   print(error.suggestions)  // [/products/{id}]
  /// }
  /// ```
  ///
  /// - Complexity: O(n) in the length of the table's patterns.
  public var suggestions: [LinkPattern] { code == .unknown ? index.nearest(to: link, atMost: 3) : [] }

  /// The complete diagnosis, on one line that ends with the code.
  public var description: String {
    let place = offset.map { ", byte \($0)" } ?? ""
    let failure = code == .unprintable ? "Cannot write a link" : "Cannot open \(LinkText.quoted(subject))\(place)"
    return "\(failure): \(reason). To fix: \(fix). Code: \(code)."
  }

  /// Returns a Boolean value that indicates whether two errors have the same code, link and description.
  public static func == (one: LinkError, other: LinkError) -> Bool {
    one.code == other.code && one.subject == other.subject && one.description == other.description
  }
}
