/// The containers as they will be after the steps of a navigation that were checked so far.
///
/// Nothing has changed yet while the actions of a route are checked ahead. An action that follows another one must be
/// checked against the outcome of that one: against the stack without the controllers that are popped, and with those
/// that are pushed.
@MainActor
struct HierarchyProjection {
  private var children: [ObjectIdentifier: [UIViewController]] = [:]
  private var parents: [ObjectIdentifier: UIViewController] = [:]
  /// A Boolean value that indicates whether the place of the controllers that were added last is unknown.
  var isOpen = false

  /// Creates a projection in which a controller is shown by its containers, which may remove others.
  ///
  /// In an empty window, there is no such controller.
  init(showing origin: UIViewController?) {
    var shown = origin
    while let child = shown, let parent = child.parent {
      if !parent.isShowing(child), let container = parent.container {
        let removed = Set(
          container.viewControllersRemoved(byShowing: container.child(in: child)).map(ObjectIdentifier.init))
        if !removed.isEmpty {
          children[ObjectIdentifier(parent)] = container.containedViewControllers.filter {
            !removed.contains(ObjectIdentifier($0))
          }
        }
      }
      shown = parent
    }
  }

  /// Returns the children that a container will have, or `nil` if they do not change.
  func changedChildren(of container: UIViewController) -> [UIViewController]? {
    children.isEmpty ? nil : children[ObjectIdentifier(container)]
  }

  /// Returns a controller of a class: the given one, or the nearest one that will contain it.
  func nearest<Container: UIViewController>(_ type: Container.Type, from start: UIViewController) -> Container? {
    var candidate: UIViewController? = start
    while let viewController = candidate {
      if let container = viewController as? Container { return container }
      candidate = viewController.parent ?? (parents.isEmpty ? nil : parents[ObjectIdentifier(viewController)])
    }
    return nil
  }

  /// Records that an action will give a container these children, and that one of them is new there.
  mutating func record(_ newcomer: UIViewController, in container: UIViewController, children list: [UIViewController])
  {
    children[ObjectIdentifier(container)] = list
    parents[ObjectIdentifier(newcomer)] = container
    isOpen = false
  }
}
