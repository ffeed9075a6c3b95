/// The identities of the controllers in a window and their places, in contrast to ``HierarchySnapshot``.
///
/// - Complexity: Creating a value is O(n) in the number of controllers.
package struct WindowInstances: Hashable, Sendable {
  private var identities: [ObjectIdentifier?] = []

  /// Records the current instances in the hierarchy of a window, without retaining them.
  ///
  /// - Parameter window: The window to read.
  @MainActor
  package init(of window: UIWindow) {
    if let root = window.rootViewController { append(root) }
  }

  /// The number of controllers.
  package var count: Int { identities.count { $0 != nil } }

  @MainActor
  private mutating func append(_ viewController: UIViewController) {
    identities.append(ObjectIdentifier(viewController))
    for child in viewController.container?.containedViewControllers ?? viewController.children { append(child) }
    // This ends the list of children, to distinguish a child from a sibling.
    identities.append(nil)
    if let presented = viewController.ownPresented { append(presented) }
    identities.append(nil)
  }
}
