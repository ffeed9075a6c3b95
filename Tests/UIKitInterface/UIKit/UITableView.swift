// swift-format-ignore-file
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style) { _stub() }  // -initWithFrame:style:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience override init(frame: CGRect) { _stub() }  // -initWithFrame:
  open var style: UITableView.Style { _stub() }  // style
  open weak var dataSource: (any UITableViewDataSource)?  // dataSource
  open weak var delegate: (any UITableViewDelegate)?  // delegate
  open func reloadData() { _stub() }  // -reloadData
  open var numberOfSections: Int { _stub() }  // numberOfSections
  open func numberOfRows(inSection section: Int) -> Int { _stub() }  // -numberOfRowsInSection:
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { _stub() }  // -indexPathForCell:
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { _stub() }  // -cellForRowAtIndexPath:
  open var visibleCells: [UITableViewCell] { _stub() }  // visibleCells
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { _stub() }  // -reloadRowsAtIndexPaths:withRowAnimation:
  open var indexPathForSelectedRow: IndexPath? { _stub() }  // indexPathForSelectedRow
  open var indexPathsForSelectedRows: [IndexPath]? { _stub() }  // indexPathsForSelectedRows
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { _stub() }  // -selectRowAtIndexPath:animated:scrollPosition:
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { _stub() }  // -deselectRowAtIndexPath:animated:
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { _stub() }  // -dequeueReusableCellWithIdentifier:
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { _stub() }  // -dequeueReusableCellWithIdentifier:forIndexPath:
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { _stub() }  // -registerNib:forCellReuseIdentifier:
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { _stub() }  // -registerClass:forCellReuseIdentifier:
  public nonisolated static var automaticDimension: CGFloat { _stub() }  // +automaticDimension
  open func setEditing(_ editing: Bool, animated: Bool) { _stub() }  // -setEditing:animated:
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { _stub() }  // -register:forHeaderFooterViewReuseIdentifier:
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { _stub() }  // -dequeueReusableHeaderFooterViewWithWithIdentifier:
  open var isEditing: Bool { get { _stub() } set {} }  // editing
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { _stub() }  // -reloadSections:with:
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { _stub() }  // -insertRowsAt:with:
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { _stub() }  // -deleteRowsAt:with:
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { _stub() }  // -moveRowAt:to:
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { _stub() }  // -insertSections:with:
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { _stub() }  // -deleteSections:with:
}
