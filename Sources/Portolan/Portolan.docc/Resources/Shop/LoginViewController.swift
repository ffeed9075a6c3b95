import Portolan

final class LoginViewController: UIViewController {
  var onLogIn: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let logIn = UIAction(title: "Log in") { [weak self] _ in self?.onLogIn?() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: logIn)
  }
}
