public import Portolan
import StoreLinks

/// The screen for logging in, alone or below forgot-password.
public final class LoginViewController: UIViewController {
  /// A Boolean value that indicates whether a flow waits for the login, and dismisses the screen itself.
  var isTakenAway = false
  /// A closure that is called if the customer skips the login, or `nil` if skipping is not offered.
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

  /// Returns `nil`, since the screen needs the session.
  public required init?(coder: NSCoder) { nil }

  private func logIn() {
    session.logIn()
    if !isTakenAway { presentingViewController?.dismiss(animated: true) }
  }
}
