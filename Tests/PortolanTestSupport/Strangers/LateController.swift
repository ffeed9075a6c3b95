package import Portolan

/// A container that stores the children that it is given, and contains them only in `viewDidLoad`.
package final class LateController: UIViewController, StrangersContainer {
  package private(set) var kept: [UIViewController] = []
  private weak var chosen: UIViewController?
  /// The number of times that the view was loaded.
  package private(set) var loads = 0

  package init() { super.init(nibName: nil, bundle: nil) }
  package required init?(coder: NSCoder) { nil }

  package var containerAdapter: any ContainerAdapter { StrangersAdapter(self) }
  package var front: UIViewController? { chosen.flatMap { kept.contains($0) ? $0 : nil } ?? kept.first }

  package func parent(of child: UIViewController) -> UIViewController? { isViewLoaded ? self : nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    install()
  }

  package func keep(_ children: [UIViewController]) {
    for old in kept where !children.contains(old) { give(up: old) }
    kept = children
    if isViewLoaded { install() }
  }

  package func show(_ child: UIViewController) {
    chosen = child
    showAlone(front)
  }

  private func install() {
    for child in kept where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    showAlone(front)
  }
}
