import Portolan

final class HomeViewController: UIViewController {}
