package import PortolanCore

/// The identities of the controllers in a window and their places, in contrast to ``HierarchySnapshot``.
///
/// - Complexity: Creating a value is O(n) in the number of controllers.
package struct WindowInstances: Hashable, Sendable {
  private struct Instance: Hashable {
    let identity: ObjectIdentifier
    let parent: Int
    let isPresented: Bool
  }

  private let instances: [Instance]

  /// Records the current instances in the hierarchy of a window, without retaining them.
  ///
  /// - Parameter window: The window to read.
  @MainActor
  package init(of window: UIWindow) {
    instances = HierarchyTree(of: window).places.map {
      Instance(identity: ObjectIdentifier($0.viewController), parent: $0.parent, isPresented: $0.isPresented)
    }
  }

  /// The number of controllers.
  package var count: Int { instances.count }
}
