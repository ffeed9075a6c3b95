/// The shape of a link as text, with names in braces for its values.
///
/// | written | stands for |
/// |---|---|
/// | `/products/{id}` | one whole component of the path |
/// | `/products/{id?}` | an optional last component |
/// | `/files/{path...}` | all remaining components, or none |
/// | `?q={query}` | the value of a query item |
/// | `?sort={sort?}` | the value of an item that may be missing |
/// | `?tag={tags*}` | the values of an item that may be repeated, or none |
/// | `?kind=book` | an item that must be present, as it is written |
/// | `#{section}`, `#{section?}`, `#top` | the fragment |
///
/// Literal text is written without percent-encoding: `/café au lait`. It is compared byte by byte. So the case and the
/// composition of accents matter. A slash at the end makes no difference, in a pattern or in a link. A link may have
/// any query items that the pattern does not name, in any order.
///
/// ```swift
/// let pattern = try LinkPattern("/search/{category?}?q={query}&tag={tags*}")
/// print(pattern.placeholders.map(\.name))  // ["category", "query", "tags"]
/// ```
public struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public var text: String { box[0].text }
  /// The names in braces, in the order they are written.
  public var placeholders: [LinkPlaceholder] { box[0].placeholders }

  package var path: [Component] { box[0].path }
  package var rest: Int? { box[0].rest }
  package var optionalComponent: Int? { box[0].optionalComponent }
  package var items: [Item] { box[0].items }
  package var fragment: Component? { box[0].fragment }

  /// The reader that has read the text, in an array of one element, so that a copy of a pattern is one reference.
  private let box: [PatternReader]

  /// A component of the path, the value of an item, or the fragment: text, or the index of a placeholder.
  package enum Component: Equatable, Sendable {
    case literal(String)
    case placeholder(Int)
  }

  /// An item of the query.
  package typealias Item = (name: String, value: Component)

  /// Parses a pattern.
  ///
  /// - Parameter text: The pattern, such as `/products/{id}`.
  /// - Throws: ``LinkPatternError`` for the first fault of the pattern.
  public init(_ text: String) throws(LinkPatternError) {
    var reader = PatternReader(text)
    try reader.read()
    box = [reader]
  }

  /// The pattern as it was written.
  public var description: String { text }

  /// Returns a Boolean value that indicates whether the texts of two patterns are equal, byte by byte.
  public static func == (one: LinkPattern, other: LinkPattern) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  /// Hashes the text of the pattern.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A name in braces in a pattern.
///
/// ```swift
/// let required = try LinkPattern("/search?q={query}&sort={sort?}").placeholders.filter { $0.kind == .one }
/// print(required.map(\.name))  // ["query"]
/// ```
public struct LinkPlaceholder: Hashable, Sendable {
  /// The number of values that a placeholder reads.
  public enum Kind: Hashable, Sendable {
    /// `{id}`: exactly one component, value of an item, or fragment.
    case one
    /// `{id?}`: one value or none.
    case optional
    /// `{tags*}`: all values of an item.
    case repeated
    /// `{path...}`: all remaining components of the path.
    case rest
  }

  /// The text between the braces, without the mark of its kind.
  public let name: String
  /// The number of values that the placeholder reads.
  public let kind: Kind
  /// The offset of its opening brace in the pattern, in bytes of UTF-8.
  package let offset: Int
}
