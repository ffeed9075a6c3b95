package import Portolan

/// A custom container with pages; one of them is visible.
package final class DrawerViewController: UIViewController, ContainerViewController {
  /// A mistake that a custom container can make.
  package enum Mistake {
    /// The container does not show the requested page.
    case showsAnotherPage
    /// The container keeps pages that the router removes.
    case neverRemoves
  }

  package private(set) var pages: [UIViewController] = []
  package private(set) var shown: UIViewController?
  package var badge = 0
  package let mistake: Mistake?
  /// Code that runs before the adapter sets the pages.
  package var whenSet: @MainActor () async throws -> Void = {}

  package init(_ pages: [UIViewController] = [], mistake: Mistake? = nil) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
    setPages(pages)
  }

  package required init?(coder: NSCoder) {
    fatalError("A drawer is made in code")
  }

  package var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }

  package func setPages(_ new: [UIViewController]) {
    for page in pages where !new.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    pages = new
    if shown.map({ !new.contains($0) }) ?? true { shown = new.first }
    if isViewLoaded { showPage() }
  }

  package func show(_ page: UIViewController) {
    shown = page
    if isViewLoaded, mistake != .showsAnotherPage { showPage() }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    for subview in view.subviews where subview !== shown?.viewIfLoaded { subview.removeFromSuperview() }
    if let page = shown?.view, page.superview == nil { view.addSubview(page) }
  }
}

package struct DrawerAdapter: ContainerAdapter {
  package let drawer: DrawerViewController

  package init(drawer: DrawerViewController) { self.drawer = drawer }

  package var containedViewControllers: [UIViewController] { drawer.pages }
  package var visibleViewControllers: [UIViewController] { drawer.shown.map { [$0] } ?? [] }

  package func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    drawer.show(viewController)
  }

  package func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    try await drawer.whenSet()
    let kept = drawer.mistake == .neverRemoves ? drawer.pages : []
    drawer.setPages(kept + viewControllers.filter { !kept.contains($0) })
  }
}

package struct DrawerFactory: ContainerFactory {
  package init() {}

  package func build(
    with context: Any?, integrating children: ContainerChildren
  ) throws -> DrawerViewController {
    DrawerViewController(try children.integrated())
  }
}

/// An action that adds a page, and leaves showing it to the router.
package struct PutIntoDrawer: ContainerAction {
  package typealias ViewController = DrawerViewController

  package init() {}

  package func perform(
    embedding viewController: UIViewController, in children: inout [UIViewController]
  ) throws {
    children.append(viewController)
  }
}
