public import Portolan

/// Where the customer asks for a new password; always on top of the login.
public final class ForgotPasswordViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Forgot password"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Forgot password"
  }
}
