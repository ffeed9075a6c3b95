/// Which very controllers a window holds, and where: what ``HierarchySnapshot`` leaves out.
///
/// - Complexity: Taking one is O(n) in the number of controllers.
public struct HierarchyInstances: Hashable, Sendable {
  private var identities: [ObjectIdentifier?] = []

  /// Notes the instances in the hierarchy of a window as it is now. They are not retained.
  ///
  /// - Parameter window: The window to look at.
  @MainActor
  public init(of window: UIWindow) {
    if let root = window.rootViewController { append(root) }
  }

  /// The number of controllers.
  public var count: Int { identities.count { $0 != nil } }

  @MainActor
  private mutating func append(_ viewController: UIViewController) {
    identities.append(ObjectIdentifier(viewController))
    for child in viewController.container?.containedViewControllers ?? viewController.children { append(child) }
    // Closes the list of children, so that a child and a sibling are told apart.
    identities.append(nil)
    if let presented = viewController.ownPresented { append(presented) }
    identities.append(nil)
  }
}
