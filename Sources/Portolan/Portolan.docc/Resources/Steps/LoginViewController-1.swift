import Portolan

final class LoginViewController: UIViewController {}
