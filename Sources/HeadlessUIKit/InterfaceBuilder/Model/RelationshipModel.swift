/// A controller that another controller initially contains.
package struct RelationshipModel: Hashable, Sendable {
  /// The places of a container for the controllers that it is created with.
  package enum Kind: String, Sendable {
    /// The bottom of a navigation controller's stack.
    case root = "rootViewController"
    /// A tab. The order of the relationships is the order of the tabs.
    case tab = "viewControllers"
    /// The first column of a split view controller.
    case master = "masterViewController"
    /// The last column of a split view controller.
    case detail = "detailViewController"
    /// The middle column of a split view controller with three columns.
    case supplementary = "supplementaryViewController"
    /// The controller that a collapsed split view controller shows in place of all columns.
    case compact = "compactViewController"
  }

  /// The place in the container.
  package let kind: Kind
  /// The object identifier of the contained controller.
  package let destination: String
}
