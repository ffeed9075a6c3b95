import Portolan

final class HomeViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class BagViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class ForgotPasswordViewController: UIViewController {}
final class OrdersViewController: UIViewController {}
final class LockViewController: UIViewController {}
final class CatalogueViewController: UIViewController {}
final class CitiesViewController: UIViewController {}
final class SettingsViewController: UIViewController {}

final class GalleryViewController: UIViewController {
  var selectedThumbnail: UIView?
}

final class LoginViewController: UIViewController {
  var onLogin: ((User) -> Void)?
  var onFailure: ((any Error) -> Void)?
  var completion: ((Result<User, any Error>) -> Void)?

  func tapLogIn() {}
}

final class CheckoutViewController: UIViewController {
  var onPaid: ((Receipt) -> Void)?
}

final class ReceiptViewController: UIViewController {
  convenience init(receipt: Receipt) { self.init(nibName: nil, bundle: nil) }
}

final class ColorViewController: UIViewController {
  convenience init(onChoice: @escaping (UIColor) -> Void, onCancel: @escaping () -> Void) {
    self.init(nibName: nil, bundle: nil)
  }
}

final class DraftViewController: UIViewController {
  var hasUnsavedChanges = false
}

final class CityViewController: UIViewController, ContextAccepting {
  func setup(with context: String) throws { title = context }
}

final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {}

final class ItemViewController: UIViewController {
  convenience init(id: Int) { self.init(nibName: nil, bundle: nil) }
}

final class TemplateViewController: UIViewController {
  convenience init(template: Template) { self.init(nibName: nil, bundle: nil) }
}

class ProductViewController: UIViewController {
  var productID = 0

  convenience init(id: Int) {
    self.init(nibName: nil, bundle: nil)
    productID = id
  }

  convenience init(id: Int, nibName: String?, bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

  convenience init?(coder: NSCoder, id: Int) { self.init(coder: coder) }

  convenience init(viewModel: ProductViewModel) { self.init(id: viewModel.id) }
}

/// A container of the app, a menu beside the content, whose adapter is in an example.
final class DrawerViewController: UIViewController {
  var content = UIViewController()
  var menu = UIViewController()
  var isOpen = false
  var badge = 0
  var screens: [UIViewController] = []

  func show(_ viewController: UIViewController, animated: Bool) async { content = viewController }
  func setOpen(_ isOpen: Bool, animated: Bool) async { self.isOpen = isOpen }
}

struct DrawerAdapter: ContainerAdapter {
  let drawer: DrawerViewController

  var containedViewControllers: [UIViewController] { [drawer.content, drawer.menu] }
  var visibleViewControllers: [UIViewController] { [drawer.content] }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
}

final class AppDelegate: NSObject, UIApplicationDelegate {}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
}
