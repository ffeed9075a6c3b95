import Portolan
import StoreLinks

/// Lets screens send the user on without knowing routes, the router, or one another.
@MainActor
public final class Opener {
  /// Who carries it out, set by the composition root.
  weak var store: Store?

  /// What navigates in the window of the screens.
  var router: DefaultRouter? { store?.router }

  /// Sends the user to a screen.
  ///
  /// - Parameter screen: Where to go.
  func open(_ screen: StoreScreen) {
    store?.open(screen)
  }

  /// Has the user buy what is in the bag.
  func checkOut() {
    store?.checkOut()
  }
}
