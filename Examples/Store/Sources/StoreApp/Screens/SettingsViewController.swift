public import Portolan

/// The settings of the customer, which require a login.
public final class SettingsViewController: UIViewController {
  init(session: Session) {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Log out") { [weak self] in
      session.logOut()
      self?.navigationController?.popViewController(animated: true)
    }
  }

  /// Returns `nil`, since the screen needs the session.
  public required init?(coder: NSCoder) { nil }
}
