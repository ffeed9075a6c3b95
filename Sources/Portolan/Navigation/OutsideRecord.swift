/// The children of containers outside the window that a navigation fills or empties: those that the app keeps, and those of
/// other windows.
@MainActor
struct OutsideRecord {
  private var containers: [(adapter: any ContainerAdapter, children: [UIViewController])] = []

  /// Records the children of a container before they change. A container that is new has none.
  mutating func note(_ viewController: UIViewController) {
    guard !viewController.children.isEmpty, let adapter = viewController.container else { return }
    containers.append((adapter, adapter.containedViewControllers))
  }

  /// Puts the children back, the last change first.
  ///
  /// - Throws: What a container refuses with.
  func restore() async throws {
    for (adapter, children) in containers.reversed()
    where !adapter.containedViewControllers.hasSameInstances(as: children) {
      try await adapter.setContainedViewControllers(children, animated: false)
    }
  }

  /// Puts back what can be put back, even if the running task is cancelled.
  func restoreAnyway() async {
    if containers.isEmpty { return }
    await Task { try? await restore() }.value
  }
}
