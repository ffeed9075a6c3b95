// swift-format-ignore-file
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style) { _stub() }  // -initWithStyle:
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var tableView: UITableView! { get { _stub() } set {} }  // tableView
  // The importer gives a class the optional requirements of its protocols, so that subclasses override them.
  open func numberOfSections(in tableView: UITableView) -> Int { _stub() }  // -numberOfSectionsInTableView:
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { _stub() }  // -tableView:numberOfRowsInSection:
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { _stub() }  // -tableView:cellForRowAtIndexPath:
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { _stub() }  // -tableView:titleForHeaderInSection:
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { _stub() }  // -tableView:titleForFooterInSection:
  open var refreshControl: UIRefreshControl? { get { _stub() } set {} }  // refreshControl
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:canEditRowAtIndexPath:
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { _stub() }  // -tableView:commitEditingStyle:forRowAtIndexPath:
  open override func setEditing(_ editing: Bool, animated: Bool) { _stub() }  // -setEditing:animated:
}
