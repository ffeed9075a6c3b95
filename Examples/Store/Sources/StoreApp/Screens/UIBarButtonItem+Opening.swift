import Portolan
import StoreLinks

extension UIBarButtonItem {
  /// Creates a button that opens a screen.
  convenience init(title: String, opens screen: StoreScreen, _ opener: Opener) {
    self.init(title: title) { opener.open(screen) }
  }

  /// Creates a button that performs an action.
  convenience init(title: String, action: @escaping @MainActor () -> Void) {
    self.init(title: title, image: nil, primaryAction: UIAction(title: title) { _ in action() })
  }
}
