/// A type whose values can stand in a link, as text.
///
/// Types that already have a text form conform by declaration alone: those that are `RawRepresentable` by a link value, as
/// `enum SortOrder: String` is, and those that are `LosslessStringConvertible`.
///
///     enum SortOrder: String { case price, name }
///     extension SortOrder: LinkValue {}
///
/// What a value prints must be read as an equal value.
public protocol LinkValue: LinkPart {
  /// Reads a value.
  ///
  /// - Parameter linkText: The text, with its percent escapes decoded. It is trusted in nothing.
  init?(linkText: String)
  /// The value as text, without percent escapes; `nil` where it has none, as a number that is not finite.
  var linkText: String? { get }
}

extension LinkValue {
  public static var linkCardinality: LinkCardinality { .one }

  public static func _read(_ reader: inout LinkReader) -> Self? { reader.one(Self.self) }

  public var _linkTexts: [String]? { linkText.map { [$0] } }
}

extension LinkValue where Self: LosslessStringConvertible {
  public init?(linkText: String) { self.init(linkText) }
  public var linkText: String? { description }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  public init?(linkText: String) {
    guard let value = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: value)
  }

  public var linkText: String? { rawValue.linkText }
}

extension LinkValue where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkValue {
  public init?(linkText: String) {
    guard let value = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: value)
  }

  public var linkText: String? { rawValue.linkText }
}
