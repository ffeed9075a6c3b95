public import PortolanLinks

/// A list of the screens of an app for its developers, with the link and the plan of each, a field to open a link, and the latest
/// navigations.
///
/// Present it in debug builds, for example when the device is shaken:
///
/// ```swift
/// let list = RouteListViewController(
///   of: [ShopScreen.home, .product(id: 42)], by: router, links: ShopScreen.links, log: NavigationLog())
/// window.rootViewController?.present(UINavigationController(rootViewController: list), animated: true)
/// ```
///
/// The plans are those from the place at which the list was created. A tap on a row navigates to its screen, and a tap on a navigation
/// shows its events.
public final class RouteListViewController<Target: Screen>: UITableViewController {
  /// A line of the list.
  private struct Row {
    let title: String
    let detail: String
    /// A closure that is called when the user taps the row.
    let select: @MainActor () -> Void
  }

  private let router: any Router
  private let links: LinkTable<Target>
  private let log: NavigationLog?
  private let screens: [Target]
  private let plans: [String]
  private var sections: [(title: String, rows: [Row])] = []

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - screens: The screens, with sample values.
  ///   - router: The router that navigates.
  ///   - links: The links of the screens.
  ///   - log: The log of the latest navigations, or `nil` to show none.
  public init(of screens: [Target], by router: any Router, links: LinkTable<Target>, log: NavigationLog? = nil) {
    self.router = router
    self.links = links
    self.log = log
    self.screens = screens
    plans = screens.map { screen in
      do { return try router.plan(to: screen).description } catch { return "\(error)" }
    }
    super.init(style: .insetGrouped)
    title = "Routes"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open link", primaryAction: UIAction(title: "Open link") { [weak self] _ in self?.askForLink() })
  }

  /// Returns `nil`, since the list is not stored in documents.
  public required init?(coder: NSCoder) { nil }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sections = [("Screens", screenRows), ("Latest navigations", navigationRows)].filter { !$0.1.isEmpty }
    tableView.reloadData()
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.detail
    cell.contentConfiguration = content
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sections[indexPath.section].rows[indexPath.row].select()
  }

  private var screenRows: [Row] {
    zip(screens, plans).map { screen, plan in
      let link = try? links.print(screen)
      return Row(title: ValueText.of(screen), detail: [link ?? "no link", plan].joined(separator: "\n")) { [router] in
        router.go(screen)
      }
    }
  }

  private var navigationRows: [Row] {
    (log?.entries ?? []).map { entry in
      Row(title: "\(entry.request) to \(entry.destination)", detail: entry.events.last ?? "") { [weak self] in
        self?.show(entry.events.joined(separator: "\n"), titled: entry.destination)
      }
    }
  }

  private func show(_ text: String, titled title: String) {
    let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func askForLink() {
    let alert = UIAlertController(title: "Open link", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Link" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Open", style: .default) { [weak self, weak alert] _ in
        self?.open(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  private func open(_ text: String) {
    do { router.go(try links.parse(text)) } catch { show("\(error)", titled: "Open link") }
  }
}
