/// A view with items in sections; a data source creates a cell for each.
///
/// Without a layout nothing scrolls: every item counts as visible. The cell of an item is created when it is first read, and
/// kept until the view is reloaded.
open class UICollectionView: InertUICollectionView {
  /// The object that provides the numbers of items and their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceReference }
    set {
      dataSourceReference = newValue
      forgetContent()
    }
  }
  final weak var dataSourceReference: (any UICollectionViewDataSource)?
  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.owner = self
      forgetSupplements()
    }
  }
  /// A Boolean value that indicates whether the items are being edited.
  open var isEditing = false {
    didSet { for cell in cells.values { cell.show(isEdited: isEditing) } }
  }

  /// The closures that create the views with a reuse identifier, from a class or a nib.
  final var sources: [String: () -> UICollectionReusableView?] = [:]
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var supplements: [SupplementaryPlace: UIView] = [:]
  final var isCreating = false
  final var selection: [IndexPath] = []
  final var counts: [Int]?

  /// Creates a view without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a view without items and ignores the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
  }

  override func fill(_ element: inout ElementDescription) { element.role = .list }

  /// Releases all cells and asks the data source again.
  open func reloadData() {
    forgetContent()
    selection = []
  }

  /// Releases the cells of items, so that they are created again.
  open func reloadItems(at indexPaths: [IndexPath]) { forgetContent() }
  /// Releases the cells of sections, so that they are created again.
  open func reloadSections(_ sections: IndexSet) { forgetContent() }
  /// Asks the data source again after items were added.
  open func insertItems(at indexPaths: [IndexPath]) { forgetContent(adding: indexPaths) }
  /// Asks the data source again after items were removed.
  open func deleteItems(at indexPaths: [IndexPath]) { forgetContent(adding: [], removing: indexPaths) }

  /// The number of sections.
  open var numberOfSections: Int { rowCounts.count }

  /// Returns the number of items in a section, or 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }

  /// Returns the cell of an item and creates it if needed, or returns `nil` if there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cell(at: indexPath) }

  /// Returns the index path of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The cells of all items, from the first; those that were not created yet are.
  open var visibleCells: [UICollectionViewCell] { everyCell }

  /// The places of all items.
  open var indexPathsForVisibleItems: [IndexPath] { everyRow }

  /// The selected items, or `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, or none, without notifying the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { select(indexPath) }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  /// Sets the layout of the items.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

  /// A way to create and to fill the cells of a kind.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: A closure that fills a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A way to create and to fill the views above and below sections.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: A closure that fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a new view above or below a section, filled by the registration's closure.
  ///
  /// The view is created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary.constructed()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Returns a new cell, filled by the registration's closure.
  ///
  /// The cell is created through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell.constructed()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
