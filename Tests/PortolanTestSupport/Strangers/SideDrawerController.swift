package import Portolan

/// A content with a menu beside it that slides in over the content.
package final class SideDrawerController: UIViewController, StrangersContainer {
  package static let capacity = 2

  package private(set) var content: UIViewController?
  package private(set) var menu: UIViewController?
  package private(set) var isOpen = false

  package init() { super.init(nibName: nil, bundle: nil) }
  package required init?(coder: NSCoder) { nil }

  package var containerAdapter: any ContainerAdapter { StrangersAdapter(self) }
  package var kept: [UIViewController] { [content, menu].compactMap { $0 } }
  package var front: UIViewController? { isOpen ? menu : content }

  package override func viewDidLoad() {
    super.viewDidLoad()
    showAlone(front)
  }

  package func keep(_ children: [UIViewController]) {
    for old in kept where !children.contains(old) { give(up: old) }
    content = children.first
    menu = children.count > 1 ? children[1] : nil
    if menu == nil { isOpen = false }
    for new in kept where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    showAlone(front)
  }

  package func show(_ child: UIViewController) {
    isOpen = child === menu
    showAlone(front)
  }
}
