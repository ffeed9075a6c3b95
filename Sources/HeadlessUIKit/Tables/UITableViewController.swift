/// A screen with a table, as its data source and its delegate.
///
/// A table with static cells in a storyboard shows these cells, unless a subclass overrides the data source.
open class UITableViewController: InertUITableViewController, UITableViewDataSource, UITableViewDelegate {
  /// The control that a pull from the top triggers.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  private let style: UITableView.Style
  private var hasLoadedData = false

  /// Creates a screen with an empty table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen whose table will be loaded from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, as the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    if !loadViewFromDocument() { view = UITableView(frame: .zero, style: style) }
    guard let table = loadedView as? UITableView else {
      raise(
        "-[UITableViewController loadView] instantiated view controller from nib but didn't get a UITableView "
          + "(\(describe(self)))"
      )
    }
    // Objects that a document connects stay connected.
    if table.dataSourceReference == nil { table.dataSource = self }
    if table.delegateReference == nil { table.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedData {
      hasLoadedData = true
      tableView.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      tableView.selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
  }

  /// Begins or ends the editing of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the cell that the storyboard has for a row, and raises if there is none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cells = tableView.staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
      raise("UITableView dataSource returned a nil cell for row at index path: \(indexPath)")
    }
    return cells[indexPath.row]
  }
}
