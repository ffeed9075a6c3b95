/// The number of texts that a placeholder's value consists of.
public enum LinkCardinality: Hashable, Sendable {
  /// Exactly one text: `{id}`, or `{path...}` with its slashes.
  case one
  /// One text or none: `{sort?}`.
  case optional
  /// Any number of texts: `{tags*}`, or `{path...}` as components.
  case many
}

/// A type that a placeholder can stand for: a ``LinkValue``, an optional one, or an array of them.
///
/// Conform your own types to ``LinkValue``. Only types of this module should conform to this protocol.
public protocol LinkPart: SendableMetatype {
  /// The number of texts that the value consists of.
  static var linkCardinality: LinkCardinality { get }

  /// Reads the value of the next placeholder, for use by this module only.
  static func _read(_ reader: inout LinkReader) -> Self?
  /// The texts of the value, or `nil` if it has none, for use by this module only.
  var _linkTexts: [String]? { get }
}

extension Optional: LinkPart where Wrapped: LinkValue {
  /// The cardinality of an optional value.
  public static var linkCardinality: LinkCardinality { .optional }

  /// Reads the value of the next placeholder, for use by this module only.
  public static func _read(_ reader: inout LinkReader) -> Self? { reader.optional(Wrapped.self) }

  /// The text of the value, or an empty array if the value is `nil`.
  public var _linkTexts: [String]? {
    guard let self else { return [] }
    return self.linkText.map { [$0] }
  }
}

extension Array: LinkPart where Element: LinkValue {
  /// The cardinality of an array.
  public static var linkCardinality: LinkCardinality { .many }

  /// Reads the values of the next placeholder, for use by this module only.
  public static func _read(_ reader: inout LinkReader) -> Self? { reader.many(Element.self) }

  /// The texts of the elements, or `nil` if an element has none.
  public var _linkTexts: [String]? {
    var texts: [String] = []
    for element in self {
      guard let text = element.linkText else { return nil }
      texts.append(text)
    }
    return texts
  }
}
