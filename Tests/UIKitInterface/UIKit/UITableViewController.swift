// swift-format-ignore-file
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style) { _stub() }  // -initWithStyle:
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var tableView: UITableView! { get { _stub() } set {} }  // tableView
  open var clearsSelectionOnViewWillAppear: Bool { get { _stub() } set {} }  // clearsSelectionOnViewWillAppear
  // The importer gives a class the optional requirements of its protocols, so that subclasses override them.
  open func numberOfSections(in tableView: UITableView) -> Int { _stub() }  // -numberOfSectionsInTableView:
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { _stub() }  // -tableView:numberOfRowsInSection:
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { _stub() }  // -tableView:cellForRowAtIndexPath:
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { _stub() }  // -tableView:titleForHeaderInSection:
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { _stub() }  // -tableView:titleForFooterInSection:
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { _stub() }  // -tableView:didSelectRowAtIndexPath:
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { _stub() }  // -tableView:didDeselectRowAtIndexPath:
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { _stub() }  // -tableView:willSelectRowAtIndexPath:
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { _stub() }  // -tableView:willDeselectRowAtIndexPath:
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:shouldHighlightRowAtIndexPath:
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { _stub() }  // -tableView:viewForHeaderInSection:
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { _stub() }  // -tableView:willDisplayCell:forRowAtIndexPath:
  open var refreshControl: UIRefreshControl? { get { _stub() } set {} }  // refreshControl
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { _stub() }  // -tableView:viewForFooterInSection:
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { _stub() }  // -tableView:heightForRowAt:
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { _stub() }  // -tableView:estimatedHeightForRowAt:
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { _stub() }  // -tableView:heightForHeaderInSection:
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { _stub() }  // -tableView:heightForFooterInSection:
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { _stub() }  // -tableView:willDisplayHeaderView:forSection:
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { _stub() }  // -tableView:leadingSwipeActionsConfigurationForRowAt:
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { _stub() }  // -tableView:trailingSwipeActionsConfigurationForRowAt:
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:canEditRowAtIndexPath:
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:canMoveRowAtIndexPath:
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { _stub() }  // -tableView:commitEditingStyle:forRowAtIndexPath:
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { _stub() }  // -tableView:moveRowAtIndexPath:toIndexPath:
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { _stub() }  // -tableView:willDisplayFooterView:forSection:
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { _stub() }  // -tableView:didEndDisplayingCell:forRowAtIndexPath:
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { _stub() }  // -tableView:editingStyleForRowAtIndexPath:
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { _stub() }  // -tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { _stub() }  // -tableView:shouldIndentWhileEditingRowAtIndexPath:
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { _stub() }  // -tableView:contextMenuConfigurationForRowAtIndexPath:point:
  open override func setEditing(_ editing: Bool, animated: Bool) { _stub() }  // -setEditing:animated:
}
