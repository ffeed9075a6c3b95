/// The shape of a link as text, with names in braces where values stand.
///
/// | written | stands for |
/// |---|---|
/// | `/products/{id}` | one whole component of the path |
/// | `/products/{id?}` | an optional last component |
/// | `/files/{path...}` | all the components that are left, none included |
/// | `?q={query}` | the value of a query item |
/// | `?sort={sort?}` | the value of an item that may be missing |
/// | `?tag={tags*}` | the values of an item that may be repeated, none included |
/// | `?kind=book` | an item that must be there, as it is written |
/// | `#{section}`, `#{section?}`, `#top` | the fragment |
///
/// Literal text is written as it reads, not percent-encoded: `/café au lait`. It is compared byte by byte, with regard to case
/// and to how accents are composed. A slash at the end makes no difference,
/// neither in a pattern nor in a link. A pattern says nothing about items of a query that it does not name: a link may
/// have any, in any order.
public struct LinkPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// The names in braces, in the order in which they are written.
  public let placeholders: [LinkPlaceholder]

  package let path: [Component]
  package let rest: Int?
  package let optionalComponent: Int?
  package let items: [Item]
  package let fragment: Fragment?

  /// What a component of the path, the value of an item, or the fragment is: text, or the index of a placeholder.
  package enum Component: Hashable, Sendable {
    case literal(String)
    case placeholder(Int)
  }

  package struct Item: Hashable, Sendable {
    package let name: String
    package let value: Component
  }

  package typealias Fragment = Component

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern, such as `/products/{id}`.
  /// - Throws: ``LinkPatternError``, for the first thing that is wrong with it.
  public init(_ text: String) throws(LinkPatternError) {
    var reader = PatternReader(text)
    try reader.read()
    self.text = text
    placeholders = reader.placeholders
    path = reader.path
    rest = reader.rest
    optionalComponent = reader.optionalComponent
    items = reader.items
    fragment = reader.fragment
  }
}

extension LinkPattern: CustomStringConvertible {
  public var description: String { text }
}

/// A name in braces in a pattern.
public struct LinkPlaceholder: Hashable, Sendable {
  /// How much of a link a placeholder takes.
  public enum Kind: Hashable, Sendable {
    /// `{id}`: exactly one component, value of an item, or fragment.
    case one
    /// `{id?}`: one or none.
    case optional
    /// `{tags*}`: every value of an item.
    case repeated
    /// `{path...}`: every component of the path that is left.
    case rest
  }

  /// What stands between the braces, without the mark of its kind.
  public let name: String
  /// How much it takes.
  public let kind: Kind
  /// Where its opening brace is in the pattern, in bytes of UTF-8.
  package let offset: Int
}
