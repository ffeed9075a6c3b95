import Portolan
import StoreLinks

/// An object through which screens open other screens, independent of routes and of the router.
@MainActor
public final class Opener {
  /// The store that opens screens, set by the composition root.
  weak var store: Store?

  /// The router of the window.
  var router: DefaultRouter? { store?.router }

  /// Opens a screen.
  ///
  /// - Parameter screen: The screen to open.
  func open(_ screen: StoreScreen) {
    store?.open(screen)
  }

  /// Starts the checkout of the products in the bag.
  func checkOut() {
    store?.checkOut()
  }
}
