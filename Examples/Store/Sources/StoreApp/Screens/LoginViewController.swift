public import Portolan
import StoreLinks

/// Where the customer logs in, alone or with forgot-password on top.
public final class LoginViewController: UIViewController {
  /// Whether somebody waits for the login, and takes the screen away afterwards.
  var isTakenAway = false
  /// What to do where the customer does not want to log in now; `nil` where that is not offered.
  var onLater: (@MainActor () -> Void)? {
    didSet {
      navigationItem.leftBarButtonItem = onLater.map { UIBarButtonItem(title: "Later", action: $0) }
    }
  }

  private let session: Session

  init(session: Session, opener: Opener) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "Login"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Log in") { [weak self] in self?.logIn() },
      UIBarButtonItem(title: "Forgot password", opens: .forgotPassword, opener),
    ]
  }

  /// Not made from archives, as it needs the session.
  public required init?(coder: NSCoder) { nil }

  private func logIn() {
    session.logIn()
    if !isTakenAway { presentingViewController?.dismiss(animated: true) }
  }
}
