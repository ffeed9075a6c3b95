package import Portolan

package final class HomeViewController: UIViewController {}
package final class CatalogueViewController: UIViewController {}
package final class AccountViewController: UIViewController {}
package final class BagViewController: UIViewController {}
package final class LoginViewController: UIViewController {}
package final class ForgotPasswordViewController: UIViewController {}
package final class InfoViewController: UIViewController {}

/// A screen that shows a product, and can switch to another one.
package final class ProductViewController: UIViewController, HierarchyDescribing, ContextChecking, ContextAccepting {
  package private(set) var productID: Int

  package init(productID: Int) {
    self.productID = productID
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    productID = 0
    super.init(coder: coder)
  }

  package var hierarchyDescription: String { "id: \(productID)" }

  package func isTarget(for context: Int) -> Bool { productID == context }

  package func setup(with context: Int) throws { productID = context }
}

package struct ProductFactory: Factory {
  package init() {}

  package func build(with context: Int) throws -> ProductViewController { ProductViewController(productID: context) }
}

/// A screen with unsaved changes that refuses to be dismissed.
package final class EditorViewController: UIViewController, RoutingInterceptable {
  package var canBeDismissed = false
}

/// A screen that ignores every presentation.
package final class RefusingViewController: UIViewController {
  package override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
}
