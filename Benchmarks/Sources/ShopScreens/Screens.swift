public import Portolan

/// The destination of the routes.
public final class ProductViewController: UIViewController, ContextAccepting, ContextChecking {
  private var id = 42

  /// Creates the screen of a product.
  public convenience init(id: Int) {
    self.init(nibName: nil, bundle: nil)
    self.id = id
  }

  /// Shows another product.
  public func setup(with id: Int) throws { self.id = id }
  /// Returns a Boolean value that indicates whether the screen shows a product.
  public func isTarget(for id: Int) -> Bool { self.id == id }
}

/// Another screen, in another place of the hierarchy.
public final class HomeViewController: UIViewController {}

/// The factory of the destination.
public struct ProductFactory: Factory {
  /// Creates the factory.
  public init() {}

  /// Builds the screen of a product.
  public func build(with id: Int) throws -> ProductViewController { ProductViewController(id: id) }
}
