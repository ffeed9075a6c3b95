public import Portolan
import StoreLinks

/// Where the customer logs in, alone or with forgot-password on top.
public final class LoginViewController: UIViewController {
  private let session: Session
  /// Those who wait for the end of the login; they hear of it when the screen is no more, however it left.
  private var attempts: [LoginAttempt] = []

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

  /// Keeps an attempt as long as the screen is there.
  func hold(_ attempt: LoginAttempt) {
    attempts.append(attempt)
  }

  private func logIn() {
    session.logIn()
    presentingViewController?.dismiss(animated: true)
  }
}
