public import Portolan
import StoreLinks

/// What the shop knows of the customer, and the way to the settings.
public final class AccountViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Account"
  }

  /// - Parameter opener: Opens the settings.
  convenience init(opener: Opener) {
    self.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Settings", opens: .settings, opener)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Account"
  }
}
