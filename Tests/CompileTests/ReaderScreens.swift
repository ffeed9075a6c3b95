/// The screens of the reader's app in the routes of the articles.
let readerScreens = """
  import Portolan

  final class HomeViewController: UIViewController {}
  final class AccountViewController: UIViewController {}
  final class BagViewController: UIViewController {}
  final class LoginViewController: UIViewController {}
  final class ForgotPasswordViewController: UIViewController {}

  final class ProductViewController: UIViewController {
    let productID: Int

    init(productID: Int) {
      self.productID = productID
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  struct ProductViewControllerFactory: Factory {
    func build(with context: Int) throws -> ProductViewController { ProductViewController(productID: context) }
  }

  final class TransitionController: NSObject, UIViewControllerTransitioningDelegate {}

  """
