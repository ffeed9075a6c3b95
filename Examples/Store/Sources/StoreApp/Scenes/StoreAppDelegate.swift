public import Portolan

/// Keeps what all windows share, and leaves everything else to the scenes.
public final class StoreAppDelegate: UIResponder, UIApplicationDelegate {
  /// What all windows share.
  public let shop = Shop(preferences: Preferences(storedIn: .standard))
}
