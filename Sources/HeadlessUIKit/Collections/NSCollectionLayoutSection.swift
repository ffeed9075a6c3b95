/// A section of a layout.
@MainActor
open class NSCollectionLayoutSection: InertNSCollectionLayoutSection {
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
