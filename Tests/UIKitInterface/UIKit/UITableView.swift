// swift-format-ignore-file
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

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
  open var allowsSelection: Bool { get { _stub() } set {} }  // allowsSelection
  open var allowsMultipleSelection: Bool { get { _stub() } set {} }  // allowsMultipleSelection
  open var indexPathForSelectedRow: IndexPath? { _stub() }  // indexPathForSelectedRow
  open var indexPathsForSelectedRows: [IndexPath]? { _stub() }  // indexPathsForSelectedRows
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { _stub() }  // -selectRowAtIndexPath:animated:scrollPosition:
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { _stub() }  // -deselectRowAtIndexPath:animated:
  open var tableHeaderView: UIView? { get { _stub() } set {} }  // tableHeaderView
  open var tableFooterView: UIView? { get { _stub() } set {} }  // tableFooterView
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { _stub() }  // -dequeueReusableCellWithIdentifier:
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { _stub() }  // -dequeueReusableCellWithIdentifier:forIndexPath:
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { _stub() }  // -registerNib:forCellReuseIdentifier:
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { _stub() }  // -registerClass:forCellReuseIdentifier:
}

@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int  // -tableView:numberOfRowsInSection:
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell  // -tableView:cellForRowAtIndexPath:
  @available(*, deprecated) func numberOfSections(in tableView: UITableView) -> Int  // -numberOfSectionsInTableView:
  @available(*, deprecated) func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?  // -tableView:titleForHeaderInSection:
  @available(*, deprecated) func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?  // -tableView:titleForFooterInSection:
}
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { _stub() }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { _stub() }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { _stub() }
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  @available(*, deprecated) func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)  // -tableView:didSelectRowAtIndexPath:
  @available(*, deprecated) func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)  // -tableView:didDeselectRowAtIndexPath:
  @available(*, deprecated) func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?  // -tableView:willSelectRowAtIndexPath:
  @available(*, deprecated) func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?  // -tableView:willDeselectRowAtIndexPath:
  @available(*, deprecated) func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool  // -tableView:shouldHighlightRowAtIndexPath:
  @available(*, deprecated) func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?  // -tableView:viewForHeaderInSection:
  @available(*, deprecated) func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)  // -tableView:willDisplayCell:forRowAtIndexPath:
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { _stub() }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { _stub() }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { _stub() }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { _stub() }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { _stub() }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { _stub() }
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { _stub() }
}
