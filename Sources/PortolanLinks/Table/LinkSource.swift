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

/// A type that has a group of links.
///
/// `@Linkable` generates such a type for a deprecated case, as it does for a link.
public protocol LinkGroupSource {
  /// The enum that the group belongs to.
  associatedtype Value
  /// The group.
  static var group: LinkGroup<Value> { get }
}

extension LinkGroup {
  /// Creates the group of a type.
  ///
  /// - Parameter source: The type that has the group.
  public init<Source: LinkGroupSource>(of source: Source.Type) where Source.Value == Value { self = Source.group }
}
