public import Portolan
import StoreLinks

/// What the shop says to those who are new.
public final class OnboardingViewController: UIViewController {
  /// What the button does, set by whoever shows the screen; opens Home unless that is done.
  var onStart: @MainActor () -> Void

  init(opener: Opener) {
    onStart = { opener.open(.home) }
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Start") { [weak self] in self?.onStart() }
  }

  /// Not made from archives, as its button needs somebody who opens other screens.
  public required init?(coder: NSCoder) { nil }
}
