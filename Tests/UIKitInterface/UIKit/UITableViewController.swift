// swift-format-ignore-file
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style) { _stub() }  // -initWithStyle:
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var tableView: UITableView! { get { _stub() } set {} }  // tableView
  // The importer gives a class the optional requirements of its protocols, so that subclasses override them.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { _stub() }  // -tableView:cellForRowAtIndexPath:
  open var refreshControl: UIRefreshControl? { get { _stub() } set {} }  // refreshControl
  open override func setEditing(_ editing: Bool, animated: Bool) { _stub() }  // -setEditing:animated:
}
