package import Portolan

/// Pages beside each other, with one of them visible, and adapter code of its own.
package final class CarouselController: UIViewController, StrangersContainer {
  package private(set) var kept: [UIViewController] = []
  private var page = 0

  package init() { super.init(nibName: nil, bundle: nil) }
  package required init?(coder: NSCoder) { nil }

  package var containerAdapter: any ContainerAdapter { CarouselAdapter(carousel: self) }
  package var front: UIViewController? { kept.indices.contains(page) ? kept[page] : nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    showAlone(front)
  }

  package func keep(_ children: [UIViewController]) {
    let shown = front
    for old in kept where !children.contains(old) { give(up: old) }
    kept = children
    for new in children where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    page = shown.flatMap(kept.firstIndex) ?? max(0, min(page, kept.count - 1))
    showAlone(front)
  }

  package func show(_ child: UIViewController) {
    page = kept.firstIndex(of: child) ?? page
    showAlone(front)
  }
}

private struct CarouselAdapter: ContainerAdapter {
  let carousel: CarouselController

  var containedViewControllers: [UIViewController] { carousel.kept }
  var visibleViewControllers: [UIViewController] { carousel.front.map { [$0] } ?? [] }
  var hasSelection: Bool { true }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    if animated { await Task.yield() }
    carousel.show(viewController)
  }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    carousel.keep(viewControllers)
  }
}
