public import Foundation

/// A type whose values have links.
///
/// The `@Linkable` macro of `PortolanMacros` generates the links. Without the macro, they are a static constant:
///
/// ```swift
/// enum StoreLink: Equatable, Linkable {
///   case home
///   case product(id: Int)
///
///   static let links = LinkTable<StoreLink>.trusting("https://store.example") {
///     Link("/", .home)
///     Link("/products/{id}", StoreLink.product) { if case .product(let id) = $0 { id } else { nil } }
///   }
/// }
/// ```
///
/// Declare the conformance with the type, as above; the table may be in an extension. If an extension declares it, a target
/// whose declarations are isolated to the main actor by default must declare the type `nonisolated`.
///
/// A feature that is part of an app has ``FeatureLinks``, without an origin. The app adds them to its table with a ``LinkGroup``.
public protocol Linkable: SendableMetatype {
  /// The type of the links: a ``LinkTable``, or ``FeatureLinks``.
  associatedtype Links: LinkCollection<Self> = LinkTable<Self>
  /// All links of the type.
  static var links: Links { get }
  /// The names of the cases of an enum, also of those without a link, or an empty list if they are not known.
  ///
  /// The macro `@Linkable` generates them, so that tools find a screen that has no way to it. The default is empty.
  static var caseNames: [String] { get }
}

extension Linkable {
  /// The default names: none.
  public static var caseNames: [String] { [] }
}

extension Linkable where Links == LinkTable<Self> {
  /// Creates the value of a link.
  ///
  /// ```swift
  /// let screen = try ShopScreen(link: "https://shop.example/products/42")
  /// ```
  ///
  /// - Parameter link: The text of the link. It may come from an untrusted source.
  /// - Throws: ``LinkError`` if the text is not a link of the table.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public init(link: String) throws(LinkError) { self = try Self.links.parse(link) }

  /// Creates the value of a URL, or returns `nil` if the URL is not a link of the table.
  ///
  /// To get the cause of a failure, use ``init(link:)``.
  ///
  /// ```swift
  /// guard let screen = ShopScreen(url: url) else { return }
  /// router.go(screen)
  /// ```
  ///
  /// - Parameter url: The URL. It may come from an untrusted source.
  public init?(url: URL) {
    do throws(LinkError) { self = try Self.links.parse(url) } catch { return nil }
  }

  /// The link of the value, or `nil` if it has no link.
  ///
  /// To get the cause of a failure, use ``LinkTable/print(_:at:)``.
  ///
  /// ```swift
  /// if let url = ShopScreen.product(id: 42).url { UIPasteboard.general.url = url }
  /// ```
  public var url: URL? { Self.links.url(for: self) }
}
