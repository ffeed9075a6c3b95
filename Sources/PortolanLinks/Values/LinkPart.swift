/// How many texts a placeholder's value is made of.
public enum LinkCardinality: Hashable, Sendable {
  /// Exactly one: `{id}`, or `{path...}` with slashes in it.
  case one
  /// One or none: `{sort?}`.
  case optional
  /// Any number: `{tags*}`, or `{path...}` as components.
  case many
}

/// What a placeholder stands for: a ``LinkValue``, an optional one, or an array of them.
///
/// Conform your types to ``LinkValue``; this protocol is not meant for other types than those of this module.
public protocol LinkPart: SendableMetatype {
  /// How many texts the value is made of.
  static var linkCardinality: LinkCardinality { get }

  /// Reads the value of the next placeholder. It is this module's affair.
  static func _read(_ reader: inout LinkReader) -> Self?
  /// The texts that the value is made of, `nil` where it has none. It is this module's affair.
  var _linkTexts: [String]? { get }
}

extension Optional: LinkPart where Wrapped: LinkValue {
  public static var linkCardinality: LinkCardinality { .optional }

  public static func _read(_ reader: inout LinkReader) -> Self? { reader.optional(Wrapped.self) }

  public var _linkTexts: [String]? {
    guard let self else { return [] }
    return self.linkText.map { [$0] }
  }
}

extension Array: LinkPart where Element: LinkValue {
  public static var linkCardinality: LinkCardinality { .many }

  public static func _read(_ reader: inout LinkReader) -> Self? { reader.many(Element.self) }

  public var _linkTexts: [String]? {
    var texts: [String] = []
    for element in self {
      guard let text = element.linkText else { return nil }
      texts.append(text)
    }
    return texts
  }
}
