/// A view of a layout that belongs to a section or an item, such as a header.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  init(size: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(size: size)
  }
}

/// A view at an edge of a section: a header or a footer.
///
/// It is shown above the items of its section, or below if it is at the lower edge.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the view.
  public final let alignment: NSRectAlignment
  /// A Boolean value that indicates whether the view stays visible while the section is scrolled.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(size: layoutSize, kind: elementKind, at: alignment)
  }

  init(size: NSCollectionLayoutSize, kind: String, at alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(size: size, kind: kind)
  }
}

/// A distance between parts of a layout.
@MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points.
  public final let spacing: CGFloat

  init(_ spacing: CGFloat) { self.spacing = spacing }

  /// Returns a distance of a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// Returns a distance of a number of points or more.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}
