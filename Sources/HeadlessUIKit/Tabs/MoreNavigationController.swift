/// The navigation controller of the tabs that have no room in the bar.
///
/// At the bottom of its stack is the list of these tabs. The screens of the tab that the user chose are above it: a controller of
/// its own, or the whole stack of a navigation controller. The stack is empty meanwhile.
// Sources: developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers ("view controllers at the end of the array are
// managed by the More navigation controller"); radars 21103395 ("the contents of the tab's UINavigationController are removed and
// pushed onto the moreNavigationControllers stack") and 22878083; the workaround of radar 25393521 in
// github.com/jfahrenkrug/UITabBarControllerMoreBugWorkaround, which reads the controllers involved.
final class MoreNavigationController: UINavigationController {
  /// The tab bar controller.
  private weak var tabs: UITabBarController?
  private let list: MoreListController
  /// The controller of the tab whose screens are on the stack.
  private(set) var displayed: UIViewController?
  /// The lowest screen of the displayed tab.
  private var lowest: UIViewController?
  /// The screens of tabs that leave the stack in a running transition.
  private var leaving: [(tab: UIViewController, screens: [UIViewController])] = []

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(of: tabs)
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: "More", image: nil, selectedImage: nil)
    pushViewController(list, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the screens of a tab onto the stack, instead of another tab's screens.
  func display(_ tab: UIViewController, animated: Bool) {
    guard tab !== displayed else { return }
    if let displayed { leaving.append((displayed, screens.isEmpty ? lowestScreens : screens)) }
    let new = tab.moveOut()
    tab.parentReference = nil
    displayed = tab
    lowest = new.first
    setViewControllers([list] + new, animated: animated)
  }

  /// Returns the screens to their tab, and shows the list.
  func empty() {
    stackTransition?.finish()
    guard let displayed else { return }
    let screens = screens
    self.displayed = nil
    setViewControllers([list], animated: false)
    give(screens, to: displayed)
  }

  /// Gives the tab whose screens have left the stack its lowest screen again.
  override func stackSettled() {
    let left = leaving
    leaving = []
    for (tab, screens) in left where tab !== displayed { give(screens, to: tab) }
    guard let displayed, screens.isEmpty else { return }
    self.displayed = nil
    give(lowestScreens, to: displayed)
    // The list took the place of the screens of the tab, so that More itself is selected.
    if tabs?.selected === displayed { tabs?.selected = tabs?.more }
  }

  /// Returns the title of a tab in the list.
  func title(of row: Int) -> String? {
    guard let tab = tabs?.tabsInMore[row] else { return nil }
    // Until a pop ends, the stack of the tab is empty.
    return tab.titleOfTab ?? (tab === displayed ? lowest?.titleOfTab : nil)
  }

  private var lowestScreens: [UIViewController] { lowest.map { [$0] } ?? [] }
  private var screens: [UIViewController] { childList.filter { $0 !== list } }

  private func give(_ screens: [UIViewController], to tab: UIViewController) {
    let isTab = tabs?.childList.contains { $0 === tab } ?? false
    if isTab, tab.parentReference == nil { tab.parentReference = tabs }
    // An app may have put a screen elsewhere.
    let free = screens.filter { $0.parentReference == nil }
    if let stack = tab as? UINavigationController, !free.isEmpty { stack.viewControllers = free }
  }
}

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
