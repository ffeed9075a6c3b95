/// A width or a height of a part of a layout.
@MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The number of points, or the fraction of what is around.
  public final let dimension: CGFloat

  init(_ dimension: CGFloat) { self.dimension = dimension }

  /// Returns a fraction of the width around it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth)
  }
  /// Returns a fraction of the height around it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight)
  }
  /// Returns a number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension)
  }
  /// Returns a number of points until the content is known.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

/// The size of a part of a layout.
@MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
}

/// An item of a layout.
@MainActor
open class NSCollectionLayoutItem: InertNSCollectionLayoutItem {
  /// The size of the item.
  public final let layoutSize: NSCollectionLayoutSize

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize) }

  init(size: NSCollectionLayoutSize) { layoutSize = size }
}

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
