#if !canImport(UIKit)
  import Portolan

  /// A collection with a section of texts.
  @MainActor
  final class Items {
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ items: [String], in collection: UICollectionView) {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
    }
  }
#endif
