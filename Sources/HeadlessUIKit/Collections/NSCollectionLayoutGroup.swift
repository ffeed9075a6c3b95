/// A group of items in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public private(set) final var subitems: [NSCollectionLayoutItem] = []
  /// The distance between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Returns a row of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }

  /// Returns a column of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }

  private static func group(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(size: size)
    group.subitems = subitems
    return group
  }
}
