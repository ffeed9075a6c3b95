/// A type whose values can be part of a link, as text.
///
/// Types that already have a text form conform by declaration alone. These are types that are `RawRepresentable` by a
/// link value, such as `enum SortOrder: String`, and types that are `LosslessStringConvertible`.
///
/// ```swift
/// enum SortOrder: String, LinkValue { case price, name }
/// ```
///
/// The text of a value must be read as an equal value.
public protocol LinkValue: LinkPart {
  /// Parses a value.
  ///
  /// - Parameter linkText: The text, with its percent escapes decoded. It may come from an untrusted source.
  init?(linkText: String)
  /// The value as text, without percent escapes, or `nil` if it has no text, such as a number that is not finite.
  var linkText: String? { get }
}

extension LinkValue {
  /// The cardinality of a single value.
  public static var linkCardinality: LinkCardinality { .one }

  /// Reads the value of the next placeholder, for use by this module only.
  public static func _read(_ reader: inout LinkReader) -> Self? { reader.one(Self.self) }

  /// The text of the value in an array, or `nil` if it has none.
  public var _linkTexts: [String]? { linkText.map { [$0] } }
}

extension LinkValue where Self: LosslessStringConvertible {
  /// Parses a value from its description.
  public init?(linkText: String) { self.init(linkText) }
  /// The description of the value.
  public var linkText: String? { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// Parses a value from the text of its raw value.
  public init?(linkText: String) {
    guard let value = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: value)
  }

  /// The text of the raw value.
  public var linkText: String? { rawValue.linkText }
}

extension LinkValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
  /// Parses a value from the text of its raw value.
  public init?(linkText: String) {
    guard let value = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: value)
  }

  /// The text of the raw value.
  public var linkText: String? { rawValue.linkText }
}
