/// A data source of a collection that is made of the identifiers of its items.
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  HeadlessDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns the view above or below a section, if the layout has one there.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// A closure that returns the view above or below a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closures about the user's moves of items, which nothing calls here.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures about items that the user expands and collapses, which nothing calls here.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Creates a data source without items for a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override func reload(moving move: (IndexPath) -> IndexPath?) { collectionView?.reloadData(moving: move) }

  /// Shows the visible items of a snapshot as the items of a section, without an animation here.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var items = shown
    items.replaceItems(of: section, with: snapshot.visibleItems)
    show(items)
    completion?()
  }

  /// Shows the visible items of a snapshot as the items of a section, without an animation here.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// Returns the items of a section with those that are not visible.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown.itemIdentifiers(inSection: section))
    return flat
  }

  /// Returns the number of sections that are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// Returns the number of items that are shown in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.count(inSection: section)
  }

  /// Returns the cell that the closure returns for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      raise("UICollectionView dataSource returned a nil cell for item at index path: \(indexPath)")
    }
    return cell
  }

  /// Returns the view that the closure returns, or an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
