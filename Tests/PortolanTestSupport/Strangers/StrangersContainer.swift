package import Portolan

/// A container as another app would write it; the router knows it by its adapter alone.
@MainActor
package protocol StrangersContainer: ContainerViewController {
  /// Creates an empty container.
  init()

  /// The children that the container has, read without its adapter.
  var kept: [UIViewController] { get }
  /// The visible child.
  var front: UIViewController? { get }
  /// The greatest number of children that the container accepts.
  static var capacity: Int { get }

  /// Replaces the children.
  func keep(_ children: [UIViewController])
  /// Shows a child.
  func show(_ child: UIViewController)
  /// Returns the controller whose child one of the children must be now: this one, another one, or none.
  func parent(of child: UIViewController) -> UIViewController?
}

extension StrangersContainer {
  package static var capacity: Int { .max }

  package func parent(of child: UIViewController) -> UIViewController? { self }
}

/// The kinds of ``StrangersContainer``.
package enum StrangerKind: String, CaseIterable, Sendable {
  case drawer, carousel, late, lazyTabs, deck

  @MainActor
  package var type: any StrangersContainer.Type {
    switch self {
    case .drawer: SideDrawerController.self
    case .carousel: CarouselController.self
    case .late: LateController.self
    case .lazyTabs: LazyTabsController.self
    case .deck: CardDeckController.self
    }
  }
}

/// An error of a container that does not accept its children.
package struct StrangerRefuses: Error {
  package init() {}
}

/// The adapter that most apps write: it forwards to the container.
package struct StrangersAdapter<Container: StrangersContainer>: ContainerAdapter {
  package let container: Container

  package init(_ container: Container) { self.container = container }

  package var containedViewControllers: [UIViewController] { container.kept }
  package var visibleViewControllers: [UIViewController] { container.front.map { [$0] } ?? [] }

  package func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    guard container.kept.contains(viewController) else { throw StrangerRefuses() }
    container.show(viewController)
  }

  package func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    guard viewControllers.count <= Container.capacity else { throw StrangerRefuses() }
    container.keep(viewControllers)
  }
}

/// An action that adds a child at the end, or replaces the last one if the container is full.
package struct PlaceAmongStrangers<ViewController: StrangersContainer>: ContainerAction {
  package init() {}

  package func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    if children.count == ViewController.capacity { children.removeLast() }
    children.append(viewController)
  }
}

extension UIViewController {

  /// Removes a child of this controller.
  func give(up child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Shows the view of one child, or of none, and removes the views of the others.
  func showAlone(_ front: UIViewController?) {
    guard isViewLoaded else { return }
    for child in children where child !== front { child.viewIfLoaded?.removeFromSuperview() }
    if let front, front.view.superview == nil { view.addSubview(front.view) }
  }
}
