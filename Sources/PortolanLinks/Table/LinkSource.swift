/// A type that has a link.
///
/// `@Linkable` generates such a type for a deprecated case. The type is deprecated too, so it may use the case without
/// a warning, and the table itself is not deprecated.
public protocol LinkSource {
  /// The enum that the link belongs to.
  associatedtype Value
  /// The link.
  static var link: Link<Value> { get }
}

extension Link {
  /// Creates the link of a type.
  ///
  /// - Parameter source: The type that has the link.
  public init<Source: LinkSource>(of source: Source.Type) where Source.Value == Value { self = Source.link }
}
