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

/// The environment of a section: the bounds and the traits of the collection.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(of collection: UICollectionView) {
    contentSize = collection.bounds.size
    traitCollection = collection.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The looks of a list.
public struct UICollectionLayoutListConfiguration {
  /// The kind of the list.
  public let appearance: Appearance
  var inert = InertUICollectionLayoutListConfiguration()

  /// Creates the looks of a kind of list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
