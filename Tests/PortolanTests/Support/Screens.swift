import Portolan

final class HomeViewController: UIViewController {}
final class CatalogueViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}
final class InfoViewController: UIViewController {}

/// A screen that shows one product, and can show another.
final class ProductViewController: UIViewController, HierarchyDescribing, ContextChecking, ContextAccepting {
  private(set) var productID: Int

  init(productID: Int) {
    self.productID = productID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    productID = 0
    super.init(coder: coder)
  }

  var hierarchyDescription: String { "id: \(productID)" }

  func isTarget(for context: Int) -> Bool { productID == context }

  func setup(with context: Int) throws { productID = context }
}

/// A screen with unsaved changes, which it does not let go of.
final class EditorViewController: UIViewController, RoutingInterceptable {
  var canBeDismissed = false
}

struct ProductFactory: Factory {
  func build(with context: Int) throws -> ProductViewController { ProductViewController(productID: context) }
}

/// What the tests throw.
struct Failure: Error, Equatable, CustomStringConvertible {
  var description = "injected"
}
