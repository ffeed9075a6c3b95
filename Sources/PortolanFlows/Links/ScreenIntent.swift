import PortolanLinks

/// An app intent that opens a screen.
///
/// The one line that an intent of the app needs is its screen, which for an `OpenIntent` follows from the identifier of the entity:
///
/// ```swift
/// struct OpenProduct: OpenIntent, UISceneAppIntent, ScreenIntent {
///   static let title: LocalizedStringResource = "Open a product"
///   @Parameter(title: "Product") var target: ProductEntity
///
///   var screen: ShopScreen { .product(id: target.id) }
/// }
/// ```
///
/// The scene delegate passes the intent to the inbox, see ``DeepLinkSource/appIntent(_:)``. An intent that has no scene, or an app
/// before iOS 26, delivers its screen in `perform()`:
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   await inbox.deliver(screen)
///   return .result()
/// }
/// ```
public protocol ScreenIntent<Target>: Sendable {
  /// The type of the screens, usually the enum of the app.
  associatedtype Target: Sendable
  /// The screen that the intent opens.
  var screen: Target { get }
}

extension ScreenIntent {
  /// The link of the screen, or `nil` if it has none.
  var linkURL: URL? { (screen as? any Linkable)?.ownLink }
}

extension Linkable {
  /// The link of this value in the table of its type, or `nil` if it has none.
  fileprivate var ownLink: URL? { (Self.links as? LinkTable<Self>)?.url(for: self) }
}
