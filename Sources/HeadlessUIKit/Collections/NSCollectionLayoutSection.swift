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
