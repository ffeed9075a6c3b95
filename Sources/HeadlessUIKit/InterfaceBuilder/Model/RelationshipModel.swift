/// A controller that another one contains from the outset.
package struct RelationshipModel: Hashable, Sendable {
  /// The places that a container has for the controllers it is made with.
  package enum Kind: String, Sendable {
    /// The bottom of a navigation controller's stack.
    case root = "rootViewController"
    /// A tab; the order of the relationships is that of the tabs.
    case tab = "viewControllers"
    /// The first column of a split view controller.
    case master = "masterViewController"
    /// The last column of a split view controller.
    case detail = "detailViewController"
    /// The middle column of a split view controller with three.
    case supplementary = "supplementaryViewController"
    /// The controller that stands for all columns of a collapsed split view controller.
    case compact = "compactViewController"
  }

  /// The place in the container.
  package let kind: Kind
  /// The object identifier of the contained controller.
  package let destination: String
}
