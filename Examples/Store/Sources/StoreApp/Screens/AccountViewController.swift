public import Portolan

/// What the shop knows of the customer, and the way to the settings.
public final class AccountViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Account"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Account"
  }

  /// Gives the screen its buttons, which need somebody who opens other screens.
  func addButtons(_ opener: Opener) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Settings", opens: .settings, opener)
  }
}
