public import Portolan
import StoreLinks

/// What the shop says to those who are new.
public final class OnboardingViewController: UIViewController {
  init(opener: Opener) {
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Start", opens: .home, opener)
  }

  /// Not made from archives, as its button needs somebody who opens other screens.
  public required init?(coder: NSCoder) { nil }
}
