public import Portolan
import PortolanLinks
public import StoreLinks

extension StoreScreen {
  /// Creates the screen for a source with which the system opens the store.
  ///
  /// A notification contains either a product, such as `{"product": 42}`, or a link. A shortcut is one of
  /// ``StoreShortcut``. All other sources contain a link.
  ///
  /// - Parameter source: The source.
  /// - Throws: `LinkError` or ``DeepLinkSource/NoURL`` if the source has no screen.
  @MainActor
  public init(source: DeepLinkSource) throws {
    switch source {
    case .notification(let userInfo):
      if let id = userInfo["product"] as? Int {
        self = .product(id: id)
        return
      }
    case .shortcut(let item):
      if let shortcut = StoreShortcut(rawValue: item.type) {
        self = shortcut.screen
        return
      }
    case .url, .userActivity, .appIntent: break
    }
    self = try StoreScreen.links.parse(source.requireURL())
  }
}
