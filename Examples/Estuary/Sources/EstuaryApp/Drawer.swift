import Portolan

/// A container with a menu that slides over its content.
final class Drawer: UIViewController, ContainerViewController {
  private(set) var menu: UIViewController
  private(set) var content: UIViewController
  private(set) var isOpen = false

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
    for child in [content, menu] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content.view)
  }

  /// Slides the menu in or out.
  func setOpen(_ isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    guard isViewLoaded else { return }
    if isOpen { view.addSubview(menu.view) } else { menu.viewIfLoaded?.removeFromSuperview() }
  }

  /// Replaces the children, and keeps those that stay.
  func setChildren(menu: UIViewController, content: UIViewController) {
    for old in [self.menu, self.content] where old !== menu && old !== content {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for new in [menu, content] where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    (self.menu, self.content) = (menu, content)
    guard isViewLoaded else { return }
    view.insertSubview(content.view, at: 0)
    if isOpen { view.addSubview(menu.view) }
  }
}

private struct DrawerAdapter: ContainerAdapter {
  struct NeedsTwoChildren: Error {}

  let drawer: Drawer

  var containedViewControllers: [UIViewController] { [drawer.content, drawer.menu] }
  var visibleViewControllers: [UIViewController] { [drawer.isOpen ? drawer.menu : drawer.content] }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    drawer.setOpen(viewController === drawer.menu)
  }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    guard viewControllers.count == 2 else { throw NeedsTwoChildren() }
    drawer.setChildren(menu: viewControllers[1], content: viewControllers[0])
  }
}
