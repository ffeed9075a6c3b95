// swift-format-ignore-file
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public init() { _stub() }  // -init
  public var numberOfSections: Int { _stub() }  // numberOfSections
  public var numberOfItems: Int { _stub() }  // numberOfItems
  public var sectionIdentifiers: [SectionIdentifierType] { _stub() }  // sectionIdentifiers
  public var itemIdentifiers: [ItemIdentifierType] { _stub() }  // itemIdentifiers
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { _stub() }  // -numberOfItemsInSection:
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { _stub() }  // -itemIdentifiersInSection:
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { _stub() }  // -indexOfSection:
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { _stub() }  // -indexOfItem:
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { _stub() }  // -sectionIdentifierWithContainingItem:
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { _stub() }  // -appendSections:
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) { _stub() }  // -insertSectionsWithIdentifiers:beforeSectionWithIdentifier:
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) { _stub() }  // -insertSectionsWithIdentifiers:afterSectionWithIdentifier:
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) { _stub() }  // -appendItems:toSection:
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { _stub() }  // -deleteItems:
  public mutating func deleteAllItems() { _stub() }  // -deleteAllItems
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { _stub() }  // -deleteSections:
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) { _stub() }  // -insertItemsWithIdentifiers:beforeItemWithIdentifier:
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) { _stub() }  // -insertItemsWithIdentifiers:afterItemWithIdentifier:
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { _stub() }  // -moveItemWithIdentifier:beforeItemWithIdentifier:
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { _stub() }  // -moveItemWithIdentifier:afterItemWithIdentifier:
}

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable where ItemIdentifierType: Hashable & Sendable {
  public init() { _stub() }
  public var items: [ItemIdentifierType] { _stub() }
  public var rootItems: [ItemIdentifierType] { _stub() }
  public var visibleItems: [ItemIdentifierType] { _stub() }
  public var expandedItems: [ItemIdentifierType] { _stub() }
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { _stub() }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { _stub() }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { _stub() }
  public mutating func delete(_ items: [ItemIdentifierType]) { _stub() }
  public mutating func deleteAll() { _stub() }
  public mutating func expand(_ items: [ItemIdentifierType]) { _stub() }
  public mutating func collapse(_ items: [ItemIdentifierType]) { _stub() }
  public func contains(_ item: ItemIdentifierType) -> Bool { _stub() }
  public func index(of item: ItemIdentifierType) -> Int? { _stub() }
  public func level(of item: ItemIdentifierType) -> Int { _stub() }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { _stub() }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { _stub() }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { _stub() }
}

public struct UICollectionLayoutListConfiguration {
  public var appearance: UICollectionLayoutListConfiguration.Appearance { _stub() }  // appearance
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) { _stub() }  // -initWithAppearance:


}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { _stub() }  // -register:forCellWithReuseIdentifier:
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { _stub() }  // -register:forCellWithReuseIdentifier:
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { _stub() }  // -register:forSupplementaryViewOfKind:withReuseIdentifier:
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { _stub() }  // -dequeueReusableCellWithWithReuseIdentifier:for:
  open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { _stub() }  // -dequeueReusableSupplementaryViewWithOfKind:withReuseIdentifier:for:
  open func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell where Cell : UICollectionViewCell { _stub() }  // -dequeueConfiguredReusableCellUsing:for:item:
  open weak var dataSource: (any UICollectionViewDataSource)?  // dataSource
  open var collectionViewLayout: UICollectionViewLayout { get { _stub() } set {} }  // collectionViewLayout
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { _stub() }  // -initWithFrame:collectionViewLayout:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open func reloadData() { _stub() }  // -reloadData
  open func reloadItems(at indexPaths: [IndexPath]) { _stub() }  // -reloadItemsAt:
  open func reloadSections(_ sections: IndexSet) { _stub() }  // -reloadSections:
  open func insertItems(at indexPaths: [IndexPath]) { _stub() }  // -insertItemsAt:
  open func deleteItems(at indexPaths: [IndexPath]) { _stub() }  // -deleteItemsAt:
  open var numberOfSections: Int { _stub() }  // numberOfSections
  open func numberOfItems(inSection section: Int) -> Int { _stub() }  // -numberOfItemsInSection:
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { _stub() }  // -cellForItemAt:
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { _stub() }  // -indexPathFor:
  open var visibleCells: [UICollectionViewCell] { _stub() }  // visibleCells
  open var indexPathsForVisibleItems: [IndexPath] { _stub() }  // indexPathsForVisibleItems
  open var indexPathsForSelectedItems: [IndexPath]? { _stub() }  // indexPathsForSelectedItems
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) { _stub() }  // -selectItemAt:animated:scrollPosition:
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { _stub() }  // -deselectItemAt:animated:
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { _stub() }  // -setCollectionViewLayout:animated:

  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) { _stub() }  // -initWithHandler:
  }

  open func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary where Supplementary : UICollectionReusableView { _stub() }  // -dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:
  open var isEditing: Bool { get { _stub() } set {} }  // editing

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    public init(elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler) { _stub() }  // -initWithElementKind:handler:
  }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { _stub() }  // contentView
  open var contentConfiguration: (any UIContentConfiguration)? { get { _stub() } set {} }  // contentConfiguration
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { _stub() }  // -initWithSection:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { _stub() }  // -initWithSectionProvider:
}

@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  open var collectionViewLayout: UICollectionViewLayout { _stub() }  // collectionViewLayout
  public init(collectionViewLayout layout: UICollectionViewLayout) { _stub() }  // -initWithCollectionViewLayout:
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var collectionView: UICollectionView! { get { _stub() } set {} }  // collectionView
}

@preconcurrency @MainActor open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  open var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider? { get { _stub() } set {} }  // supplementaryViewProvider
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider) { _stub() }  // -initWithCollectionView:cellProvider:
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { _stub() }  // -apply:animatingDifferences:completion:
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async { _stub() }  // -apply:animatingDifferences:completion:
  open var reorderingHandlers: ReorderingHandlers { get { _stub() } set {} }  // reorderingHandlers
  open var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> { get { _stub() } set {} }  // sectionSnapshotHandlers
  open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { _stub() }  // -applySnapshot:toSection:animatingDifferences:completion:
  open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true) async { _stub() }  // -applySnapshot:toSection:animatingDifferences:completion:
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { _stub() }  // -snapshotForSection:
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) { _stub() }  // -applySnapshotUsingReloadData:completion:
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async { _stub() }  // -applySnapshotUsingReloadData:completion:
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { _stub() }  // -snapshot
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { _stub() }  // -itemIdentifierFor:
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { _stub() }  // -indexPathFor:
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { _stub() }  // -sectionIdentifierFor:
  open func numberOfSections(in collectionView: UICollectionView) -> Int { _stub() }  // -numberOfSectionsIn:
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { _stub() }  // -collectionView:numberOfItemsInSection:
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { _stub() }  // -collectionView:cellForItemAt:
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { _stub() }  // -collectionView:viewForSupplementaryElementOfKind:at:
}

@preconcurrency @MainActor open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  open var defaultRowAnimation: UITableView.RowAnimation { get { _stub() } set {} }  // defaultRowAnimation
  public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider) { _stub() }  // -initWithTableView:cellProvider:
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { _stub() }  // -apply:animatingDifferences:completion:
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async { _stub() }  // -apply:animatingDifferences:completion:
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) { _stub() }  // -applySnapshotUsingReloadData:completion:
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async { _stub() }  // -applySnapshotUsingReloadData:completion:
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { _stub() }  // -snapshot
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { _stub() }  // -itemIdentifierFor:
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { _stub() }  // -indexPathFor:
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { _stub() }  // -sectionIdentifierFor:
  open func numberOfSections(in tableView: UITableView) -> Int { _stub() }  // -numberOfSectionsIn:
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { _stub() }  // -tableView:numberOfRowsInSection:
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { _stub() }  // -tableView:cellForRowAt:
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { _stub() }  // -tableView:titleForHeaderInSection:
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { _stub() }  // -tableView:titleForFooterInSection:
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:canEditRowAtIndexPath:
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:canMoveRowAtIndexPath:
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { _stub() }  // -tableView:commitEditingStyle:forRowAtIndexPath:
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { _stub() }  // -tableView:moveRowAtIndexPath:toIndexPath:
}
