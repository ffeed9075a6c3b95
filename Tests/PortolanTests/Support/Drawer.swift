import Portolan

/// A container of an app's own: pages, of which one is shown.
final class DrawerViewController: UIViewController, ContainerViewController {
  private(set) var pages: [UIViewController] = []
  private(set) var shown: UIViewController?
  var badge = 0

  var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }

  func setPages(_ new: [UIViewController]) {
    for page in pages where !new.contains(page) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    pages = new
    if shown.map({ !new.contains($0) }) ?? true { shown = new.first }
    if isViewLoaded { showView() }
  }

  func show(_ page: UIViewController) {
    shown = page
    if isViewLoaded { showView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showView()
  }

  private func showView() {
    for subview in view.subviews where subview !== shown?.view { subview.removeFromSuperview() }
    if let page = shown?.view, page.superview == nil { view.addSubview(page) }
  }
}

struct DrawerAdapter: ContainerAdapter {
  let drawer: DrawerViewController

  var containedViewControllers: [UIViewController] { drawer.pages }
  var visibleViewControllers: [UIViewController] { drawer.shown.map { [$0] } ?? [] }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws { drawer.show(viewController) }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    drawer.setPages(viewControllers)
  }
}

struct DrawerFactory: ContainerFactory {
  func build(with context: Any?, integrating children: ChildCoordinator) async throws -> DrawerViewController {
    let drawer = DrawerViewController()
    drawer.setPages(try await children.build())
    return drawer
  }
}

struct PutIntoDrawer: ContainerAction {
  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
  }

  typealias ViewController = DrawerViewController
}
