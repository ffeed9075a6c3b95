public import Foundation

/// A type whose values have links.
///
/// The `@Linkable` macro of `PortolanMacros` generates the table. Without the macro, the table is a static constant:
///
///     extension StoreScreen: Linkable {
///       static let links = LinkTable<StoreScreen>.trusting("https://store.example") { … }
///     }
public protocol Linkable {
  /// The table of all links of the type.
  static var links: LinkTable<Self> { get }
}

extension Linkable {
  /// Creates the value of a link.
  ///
  /// - Parameter link: The text of the link, which may come from an untrusted source.
  /// - Throws: ``LinkError`` if the text is not a link of the table.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public init(link: String) throws(LinkError) { self = try Self.links.parse(link) }

  /// Creates the value of a URL, or returns `nil` if the URL is not a link of the table.
  ///
  /// To get the cause of a failure, use ``init(link:)``.
  ///
  /// - Parameter url: The URL, which may come from an untrusted source.
  public init?(url: URL) {
    do throws(LinkError) { self = try Self.links.parse(url) } catch { return nil }
  }

  /// The link of the value, or `nil` if it has no link.
  ///
  /// To get the cause of a failure, use ``LinkTable/print(_:at:)``.
  public var url: URL? { Self.links.url(for: self) }
}
