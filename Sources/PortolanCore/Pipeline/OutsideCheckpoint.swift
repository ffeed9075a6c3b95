/// The children of containers outside the window that a navigation fills or empties: containers that the app keeps, and those
/// of other windows.
@MainActor
struct OutsideCheckpoint {
  private var containers: [(adapter: any ContainerAdapter, children: [UIViewController])] = []

  /// Records the children of a container before they change.
  mutating func record(_ viewController: UIViewController) {
    guard let adapter = viewController.container else { return }
    let children = adapter.containedViewControllers
    // A container of the app need not accept an empty list, and is new if it has no children.
    let mayBeNew = children.isEmpty && !(adapter is any BuiltInAdapter)
    if !mayBeNew { containers.append((adapter, children)) }
  }

  /// Puts the children back, the last change first.
  ///
  /// A controller that is in the window stays there.
  ///
  /// - Throws: The error of a container that refuses its children.
  func restore(besides window: UIWindow) async throws {
    for (adapter, children) in containers.reversed() {
      let children = children.filter { !$0.isInHierarchy(of: window) }
      if adapter.containedViewControllers.hasSameInstances(as: children) { continue }
      try await adapter.setContainedViewControllers(children, animated: false)
    }
  }

  /// Puts back what the containers take, even if the running task is cancelled.
  func restoreAnyway(besides window: UIWindow) async {
    if containers.isEmpty { return }
    await Task { try? await restore(besides: window) }.value
  }
}
