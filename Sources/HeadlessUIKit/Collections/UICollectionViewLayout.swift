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
}
