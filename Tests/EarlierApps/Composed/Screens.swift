import Portolan

final class HomeViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}

final class ProductViewController: UIViewController, Dismissible {
  typealias DismissalContext = Int

  let productID: Int

  init(productID: Int) {
    self.productID = productID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func buy() {
    Task { try await close(with: productID) }
  }
}

struct ProductViewControllerFactory: Factory {
  func build(with context: Int) throws -> ProductViewController { ProductViewController(productID: context) }
}

final class TransitionController: NSObject, UIViewControllerTransitioningDelegate {}
