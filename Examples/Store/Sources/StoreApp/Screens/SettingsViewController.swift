public import Portolan

/// The settings of the customer, for those only who are logged in.
public final class SettingsViewController: UIViewController {
  init(session: Session) {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Log out") { [weak self] in
      session.logOut()
      self?.navigationController?.popViewController(animated: true)
    }
  }

  /// Not made from archives, as it needs the session.
  public required init?(coder: NSCoder) { nil }
}
