public import Portolan
import PortolanLinks
public import StoreLinks

extension StoreScreen {
  /// The screen that the system opens the store with, whichever way it came in.
  ///
  /// A notification names a product, as in `{"product": 42}`, or carries a link, as anything else does; a shortcut is one
  /// of ``StoreShortcut``.
  ///
  /// - Parameter source: What the system opens the store with.
  /// - Throws: Why that means no screen: `LinkError`, ``DeepLinkSource/NoURL``.
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
    case .url, .userActivity: break
    }
    self = try StoreScreen.links.parse(source.requireURL())
  }
}
