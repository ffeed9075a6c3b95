public import Portolan

/// The settings of the customer that require a login.
public final class SettingsViewController: UIViewController {
  init(session: Session) {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    // The guard of this screen then denies it, so that the router leaves it.
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Log out") { session.logOut() }
  }

  /// Returns `nil`, since the screen needs the session.
  public required init?(coder: NSCoder) { nil }
}
