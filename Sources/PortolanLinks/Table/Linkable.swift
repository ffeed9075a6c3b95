public import Foundation

/// A type whose values have links.
///
/// `@Linkable` of `PortolanMacros` writes the table; by hand it is a static constant:
///
///     extension StoreScreen: Linkable {
///       static let links = LinkTable<StoreScreen>.trusting("https://store.example") { … }
///     }
public protocol Linkable {
  /// All links of the type, in both directions.
  static var links: LinkTable<Self> { get }
}

extension Linkable {
  /// The value that a link stands for.
  ///
  /// - Parameter link: Any text, trusted in nothing.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(n) in the length of the link, whatever the number of patterns.
  public init(link: String) throws(LinkError) { self = try Self.links.parse(link) }

  /// The value that a URL stands for, or `nil` where it stands for none. ``init(link:)`` says why.
  ///
  /// - Parameter url: Any URL, trusted in nothing.
  public init?(url: URL) {
    do throws(LinkError) { self = try Self.links.parse(url) } catch { return nil }
  }

  /// The link of the value, or `nil` where it has none. ``LinkTable/print(_:at:)`` says why.
  public var url: URL? { Self.links.url(for: self) }
}
