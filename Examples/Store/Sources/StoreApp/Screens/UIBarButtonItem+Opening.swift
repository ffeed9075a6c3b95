import Portolan
import StoreLinks

extension UIBarButtonItem {
  /// A button that sends the user to a screen.
  convenience init(title: String, opens screen: StoreScreen, _ opener: Opener) {
    self.init(title: title) { opener.open(screen) }
  }

  /// A button that does something.
  convenience init(title: String, action: @escaping @MainActor () -> Void) {
    self.init(title: title, image: nil, primaryAction: UIAction(title: title) { _ in action() })
  }
}
