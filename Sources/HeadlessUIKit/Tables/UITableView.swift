/// A view with rows in sections, which a data source makes one cell each.
///
/// Without a layout nothing is scrolled away: every row counts as visible. Its cell is made when it is first read, and
/// kept until the table is loaded again.
open class UITableView: UIScrollView {
  /// How the sections are drawn.
  public enum Style: Int, Sendable {
    /// Without gaps.
    case plain, grouped, insetGrouped
  }

  /// Where a row that is shown comes to stand; nothing is scrolled here.
  public enum ScrollPosition: Int, Sendable {
    /// One of UIKit's places.
    case none, top, middle, bottom
  }

  /// How rows come and go; kept for the caller, since nothing is drawn.
  public enum RowAnimation: Int, Sendable {
    /// One of UIKit's ways.
    case fade = 0
    /// One of UIKit's ways.
    case right, left, top, bottom, none, middle
    /// As the system finds best.
    case automatic = 100
  }

  /// Knows how many rows there are, and makes their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetContent() }
  }
  /// Is asked and told of the user's taps.
  open weak var delegate: (any UITableViewDelegate)?
  /// How the sections are drawn.
  public internal(set) final var style: Style
  /// What stands above the first section.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }
  /// What stands below the last section.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  final var sources: [String: CellSource] = [:]
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var reusable: [String: [UITableViewCell]] = [:]
  final var selection: [IndexPath] = []
  /// The rows and words that a document has for a table that is not asked of a data source.
  final var staticSections: [StaticSection]?
  /// How many rows each section has, as the data source has said.
  final var counts: [Int]?

  /// Creates a table without rows.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table without rows.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table without rows from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Forgets all cells and numbers of rows and asks the data source again, at once for the numbers.
  open func reloadData() {
    forgetContent()
    selection = []
    _ = rowCounts
  }

  /// Forgets the cells of rows, which are asked for again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { forgetCell(at: indexPath) }
  }

  /// How many sections there are.
  open var numberOfSections: Int { rowCounts.count }

  /// How many rows a section has, none if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }

  /// The cell of a row, made if it was not yet, or `nil` where there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) }

  /// The row that a cell stands for.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells that were made, from the top.
  open var visibleCells: [UITableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The first row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The rows that are selected, or `nil` if none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none, which is not reported.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for selected in selection where selected != indexPath { unmark(selected) }
    }
    if let indexPath { mark(indexPath) }
  }

  /// Ends that a row is selected, which is not reported.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }
}
