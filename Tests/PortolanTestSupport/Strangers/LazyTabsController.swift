package import Portolan

/// Tabs of an app's own, whose controllers are created when they are shown for the first time.
package final class LazyTabsController: UIViewController, StrangersContainer {
  private struct Tab {
    var make: (@MainActor () -> UIViewController)?
    var controller: UIViewController?
  }

  private var tabs: [Tab] = []
  private weak var selected: UIViewController?

  package init() { super.init(nibName: nil, bundle: nil) }
  package required init?(coder: NSCoder) { nil }

  package var containerAdapter: any ContainerAdapter { LazyTabsAdapter(tabs: self) }
  /// The controllers that exist.
  package var kept: [UIViewController] { tabs.compactMap(\.controller) }
  package var front: UIViewController? { selected.flatMap { kept.contains($0) ? $0 : nil } ?? kept.first }

  /// Adds a tab whose controller is created later.
  package func addTab(_ make: @escaping @MainActor () -> UIViewController) {
    tabs.append(Tab(make: make))
  }

  /// Selects a tab by its position, as a tap of the user does.
  package func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if tabs[index].controller == nil, let new = tabs[index].make?() {
      tabs[index].controller = new
      addChild(new)
      new.didMove(toParent: self)
    }
    if let child = tabs[index].controller { show(child) }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    if front == nil { select(0) }
    showAlone(front)
  }

  package func keep(_ children: [UIViewController]) {
    // A tab keeps its closure when its controller leaves.
    for (index, tab) in tabs.enumerated() {
      guard let controller = tab.controller, !children.contains(controller) else { continue }
      give(up: controller)
      tabs[index].controller = nil
    }
    let known = tabs.filter { $0.controller != nil }
    let rest = tabs.filter { $0.controller == nil && $0.make != nil }
    tabs = children.map { child in known.first { $0.controller === child } ?? Tab(controller: child) } + rest
    for new in children where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    showAlone(front)
  }

  package func show(_ child: UIViewController) {
    selected = child
    showAlone(front)
  }
}

private struct LazyTabsAdapter: ContainerAdapter {
  let tabs: LazyTabsController

  var containedViewControllers: [UIViewController] { tabs.kept }
  var visibleViewControllers: [UIViewController] { tabs.front.map { [$0] } ?? [] }
  var hasSelection: Bool { true }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    tabs.show(viewController)
  }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    tabs.keep(viewControllers)
  }
}
