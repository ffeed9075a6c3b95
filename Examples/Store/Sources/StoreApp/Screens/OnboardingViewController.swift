public import Portolan
import StoreLinks

/// The introduction for new customers.
public final class OnboardingViewController: UIViewController {
  /// The action of the button that opens Home by default.
  var onStart: @MainActor () -> Void

  init(opener: Opener) {
    onStart = { opener.open(.home) }
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Start") { [weak self] in self?.onStart() }
  }

  /// Returns `nil`, since the screen needs an opener.
  public required init?(coder: NSCoder) { nil }
}
