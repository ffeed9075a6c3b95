public import Portolan

/// An app delegate that owns the shared state, and leaves everything else to the scenes.
public final class StoreAppDelegate: UIResponder, UIApplicationDelegate {
  /// The state that all windows share.
  public let shop = Shop(preferences: Preferences(storedIn: .standard))
}
