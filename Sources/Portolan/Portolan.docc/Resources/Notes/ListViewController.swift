import Portolan

final class ListViewController: UIViewController {}
