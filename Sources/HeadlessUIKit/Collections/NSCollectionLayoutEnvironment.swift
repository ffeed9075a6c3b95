/// The conditions on which a section of a layout may depend.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space for the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The space for a part of a layout.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without the distances from the edges.
  var effectiveContentSize: CGSize { get }
  /// The distances from the edges, also as fractions.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The distances from the edges.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
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
