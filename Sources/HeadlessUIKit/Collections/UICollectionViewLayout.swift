/// A layout of items; only the values are kept, and the views above and below sections are shown.
@MainActor
open class UICollectionViewLayout: InertUICollectionViewLayout {
  final weak var owner: UICollectionView?

  /// Creates a layout.
  public override init() {}

  /// Creates a layout and ignores the archive.
  public required init?(coder: NSCoder) {}

  /// Returns a section of a layout that has sections.
  func section(at index: Int, of collection: UICollectionView) -> NSCollectionLayoutSection? { nil }

  /// Computes the layout again, without an effect.
  open func invalidateLayout() {}
  /// Prepares the layout; nothing calls it.
  open func prepare() {}
}

/// A layout of items in lines.
open class UICollectionViewFlowLayout: InertUICollectionViewFlowLayout {
  /// The size with which items find their own.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items before they are laid out.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distances of sections from the edges.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of the views above sections.
  open var headerReferenceSize = CGSize.zero
  /// The size of the views below sections.
  open var footerReferenceSize = CGSize.zero
}
