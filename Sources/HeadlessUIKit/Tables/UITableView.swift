/// A view with rows in sections; a data source creates a cell for each.
///
/// Without a layout nothing scrolls: every row counts as visible. The cell of a row, and the view above or below a section, is
/// created when it is first read, and kept until the table is reloaded.
open class UITableView: InertUITableView {
  /// The object that provides the numbers of rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceReference }
    set {
      dataSourceReference = newValue
      forgetContent()
      forgetSupplements()
    }
  }
  final weak var dataSourceReference: (any UITableViewDataSource)?
  /// The object that is asked about the user's taps and notified of them.
  open weak var delegate: (any UITableViewDelegate)? {
    get { delegateReference }
    set {
      delegateReference = newValue
      scrollDelegate = newValue
      forgetSupplements()
    }
  }
  final weak var delegateReference: (any UITableViewDelegate)?
  /// The style of the sections.
  public internal(set) final var style: Style
  /// A Boolean value that indicates whether the rows are being edited.
  open var isEditing = false {
    didSet { for cell in cells.values { cell.show(isEdited: isEditing) } }
  }

  /// A Boolean value that indicates whether the data source has no implementation of its own for a deletion.
  final var ignoresCommit = false
  /// A Boolean value that indicates whether the table, and not the data source, decides about the rows that can be edited.
  final var hasDefaultEditing = false
  final var headerFooterSources: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The closures that create the cells with a reuse identifier, from a class, a nib, or a prototype in a document.
  final var sources: [String: () -> UITableViewCell?] = [:]
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var supplements: [SupplementaryPlace: UIView] = [:]
  final var isCreating = false
  final var reusable: [String: [UITableViewCell]] = [:]
  final var selection: [IndexPath] = []
  /// The sections that a document defines for a table without a data source.
  final var staticSections: [StaticSection]?
  /// The numbers of rows in the sections, as the data source returned them.
  final var counts: [Int]?

  /// Creates a table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table without rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table without rows and ignores the archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Releases all cells and asks the data source again, at once for the numbers of rows.
  open func reloadData() {
    forgetContent()
    forgetSupplements()
    selection = []
    _ = rowCounts
  }

  /// Releases the cells of rows, so that they are created again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { forgetCell(at: indexPath) }
  }

  /// Releases the cells of sections, and the views above and below, and asks the data source again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetSections() }

  /// Asks the data source again after rows were added.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetContent(adding: indexPaths)
  }

  /// Asks the data source again after rows were removed.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetContent(adding: [], removing: indexPaths)
  }

  /// Asks the data source again after a row was moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    forgetContent(moving: indexPath, to: newIndexPath)
  }

  /// Asks the data source again after sections were added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetSections(adding: sections) }

  /// Asks the data source again after sections were removed.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetSections(removing: sections) }

  /// The number of sections; a table without a data source has one.
  open var numberOfSections: Int { rowCounts.count }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int { count(inSection: section) }

  /// Returns the cell of a row and creates it if needed, or returns `nil` if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }

  /// Returns the index path of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The cells of all rows, from the top; those that were not created yet are.
  open var visibleCells: [UITableViewCell] { everyCell }

  /// The first selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, or `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none, without notifying the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { select(indexPath) }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  override func fill(_ element: inout ElementDescription) { element.role = .list }

  /// A section of a table whose rows are in a document.
  typealias StaticSection = (header: String?, footer: String?, cells: [UITableViewCell])

  final func staticSection(_ section: Int) -> StaticSection? {
    guard let staticSections, staticSections.indices.contains(section) else { return nil }
    return staticSections[section]
  }
}
