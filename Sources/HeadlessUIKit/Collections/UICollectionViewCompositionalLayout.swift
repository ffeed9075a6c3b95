/// A layout that is composed of sections, groups and items.
///
/// The views above and below the items of a section are asked for and shown. Sizes and distances are kept.
open class UICollectionViewCompositionalLayout: InertUICollectionViewCompositionalLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider?

  /// Creates a layout with the same section everywhere.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout with sections that a closure returns.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout without a section and ignores the archive.
  public required init?(coder: NSCoder) {
    provider = nil
    super.init(coder: coder)
  }

  final override func section(at index: Int, of collection: UICollectionView) -> NSCollectionLayoutSection? {
    provider?(index, LayoutEnvironment(of: collection))
  }
}
