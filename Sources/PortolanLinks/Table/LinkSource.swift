/// A type that has a link.
///
/// `@Linkable` writes one for a deprecated case: what declares the link is deprecated itself, and may use the case without a
/// warning, while the table is not.
public protocol LinkSource {
  /// The enum whose link it is.
  associatedtype Value
  /// The link.
  static var link: Link<Value> { get }
}

extension Link {
  /// The link of a type.
  ///
  /// - Parameter source: The type.
  public init<Source: LinkSource>(of source: Source.Type) where Source.Value == Value { self = Source.link }
}
