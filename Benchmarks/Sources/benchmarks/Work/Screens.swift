import Portolan

/// The screen that is navigated to.
final class ProductViewController: UIViewController {}

/// Another screen, to be somewhere else.
final class HomeViewController: UIViewController {}

struct ProductViewControllerFactory: Factory {
  func build(with context: Int) throws -> ProductViewController {
    ProductViewController(nibName: nil, bundle: nil)
  }
}

/// Hears every event and ignores it.
final class IgnoringObserver: RouterObserver {
  func router(did event: NavigationEvent) {}
}
