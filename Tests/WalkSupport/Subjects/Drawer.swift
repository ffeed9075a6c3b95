#if !canImport(UIKit)
  import Portolan

  /// A container of the walk's own: pages, of which one is shown.
  final class Drawer: UIViewController, ContainerViewController {
    private(set) var pages: [UIViewController] = []
    private(set) var shown: UIViewController?
    let defect: Defect?

    init(_ pages: [UIViewController], defect: Defect?) {
      self.defect = defect
      super.init(nibName: nil, bundle: nil)
      setPages(pages)
    }

    required init?(coder: NSCoder) {
      fatalError("A drawer is made in code")
    }

    var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }

    func setPages(_ new: [UIViewController]) {
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

    func show(_ page: UIViewController) {
      shown = page
      if isViewLoaded, defect != .containerShowsAnotherPage { showPage() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      showPage()
    }

    private func showPage() {
      for subview in view.subviews where subview !== shown?.viewIfLoaded { subview.removeFromSuperview() }
      if let page = shown?.view, page.superview == nil { view.addSubview(page) }
    }
  }

  struct DrawerAdapter: ContainerAdapter {
    let drawer: Drawer

    var containedViewControllers: [UIViewController] { drawer.pages }
    var visibleViewControllers: [UIViewController] { drawer.shown.map { [$0] } ?? [] }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
      drawer.show(viewController)
    }

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      if drawer.defect == .adapterNeverRemoves {
        return drawer.setPages(drawer.pages + viewControllers.filter { !drawer.pages.contains($0) })
      }
      drawer.setPages(viewControllers)
    }
  }

  /// Adds a page, and leaves it to the router to show it.
  struct AddPageAction: ContainerAction, CustomStringConvertible {
    typealias ViewController = Drawer

    nonisolated var description: String { "addPage" }

    func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
      children.append(viewController)
    }
  }
#endif
