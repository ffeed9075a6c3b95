import Portolan

/// The destination of the routes.
final class ProductViewController: UIViewController {}

/// Another screen, in another place of the hierarchy.
final class HomeViewController: UIViewController {}

struct ProductViewControllerFactory: Factory {
  func build(with context: Int) throws -> ProductViewController {
    ProductViewController(nibName: nil, bundle: nil)
  }
}

/// An observer that ignores every event.
final class IgnoringObserver: RouterObserver {
  func router(did event: NavigationEvent) {}
}
