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

  /// Prepares the layout; nothing calls it.
  open func prepare() {}
}

/// A layout of items in lines.
open class UICollectionViewFlowLayout: InertUICollectionViewFlowLayout {
  /// The size with which items find their own.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The size of the views above sections.
  open var headerReferenceSize = CGSize.zero
  /// The size of the views below sections.
  open var footerReferenceSize = CGSize.zero
}
