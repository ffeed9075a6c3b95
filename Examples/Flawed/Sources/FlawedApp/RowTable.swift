#if !canImport(UIKit)
  import Portolan

  /// A table with one row, for the user to tap, or to swipe and choose an action.
  final class RowTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    private let title: String
    private let onTap: @MainActor () -> Void
    private let actionTitle: String
    private let onAction: @MainActor () -> Void

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - title: The text of the row.
    ///   - onTap: The closure of a tap on the row.
    ///   - actionTitle: The title of the action that a swipe offers.
    ///   - onAction: The closure of the action.
    init(
      _ title: String, onTap: @escaping @MainActor () -> Void, action actionTitle: String,
      onAction: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.onTap = onTap
      self.actionTitle = actionTitle
      self.onAction = onAction
      super.init(frame: .zero, style: .plain)
      dataSource = self
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = title
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: false)
      onTap()
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .normal, title: actionTitle) { [onAction] _, _, finish in
        onAction()
        finish(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
  }
#endif
