/// A type that has the links of an enum, which `@Linkable` generates.
///
/// The list is deprecated there, so it may use deprecated cases without a warning. The table, which reads it through this
/// protocol, is not deprecated.
public protocol LinkSource {
  /// The enum that the links belong to.
  associatedtype Value
  /// The links, in the order of their cases.
  static var links: [Link<Value>] { get }
}

extension LinkSource {
  /// Appends a link.
  ///
  /// If the optimizer inlined it, the list of an app would be one long function, whose analysis grows with its square.
  @inline(never) public static func append(_ link: Link<Value>, to links: inout [Link<Value>]) { links.append(link) }
  /// Appends the links of a feature.
  @inline(never) public static func append(_ group: LinkGroup<Value>, to links: inout [Link<Value>]) {
    links += group.links
  }
}
