/// The edges from which the distances of a layout are measured, with UIKit's values.
public enum UIContentInsetsReference: Int, Sendable {
  /// Edges of UIKit.
  case automatic = 0
  /// Edges of UIKit.
  case none, safeArea, layoutMargins, readableContent
}

/// The ways a section scrolls across the direction of its collection, with UIKit's values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// A way of UIKit.
  case none = 0
  /// A way of UIKit.
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a layout.
@MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The distances of the content from the edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The edges from which the distances are measured.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The way the section scrolls across the direction of the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views above and below the items.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The looks of a section of a list.
  let list: UICollectionLayoutListConfiguration?

  /// Creates a section of groups.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(list: nil) }

  init(list: UICollectionLayoutListConfiguration?) { self.list = list }

  /// Returns a section of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }
}
