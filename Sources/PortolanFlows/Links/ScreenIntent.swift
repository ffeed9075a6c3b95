import PortolanLinks

/// An app intent that opens a screen.
///
/// The one line that an intent of the app needs is its screen, which for an `OpenIntent` follows from the identifier of the entity:
///
/// ```swift
/// // An OpenIntent and UISceneAppIntent of App Intents besides, whose target is an entity
/// struct OpenProduct: ScreenIntent {
///   var target: Int
///
///   var screen: ShopScreen { .product(id: target) }
/// }
///
/// await inbox.deliver(OpenProduct(target: 42).screen)
/// ```
///
/// The scene delegate passes the intent to the inbox, see ``DeepLinkSource/appIntent(_:)``. An intent that has no scene, or an app
/// before iOS 26, delivers its screen in `perform()`.
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
