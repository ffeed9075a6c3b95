/// The list of the tabs that have no room in the bar.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.tabsInMore.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = tabs?.more?.title(of: indexPath.row)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    // The delegate of the tabs is not told.
    // Source: Apple's sample TheElements and TabBar store the selected tab in `didSelect`, and watch More with a delegate of
    // its navigation controller.
    tabs.selected = tabs.tabsInMore[indexPath.row]
    tabs.moveToMore(tabs.selected, animated: true)
  }
}
