#if !canImport(UIKit)
  import Portolan

  /// Screens on which the user can make a gesture.
  @MainActor
  enum GestureScreens {
    static func plain(_ views: UIView...) -> UIViewController {
      let controller = UIViewController()
      controller.title = "Plain"
      for view in views { controller.view.addSubview(view) }
      return controller
    }

    static func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    static func button(_ title: String, _ log: GestureLog) -> UIButton {
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in log(title) })
    }

    /// Returns a control that logs its changes.
    static func logged<Control: UIControl>(_ control: Control, _ log: GestureLog) -> Control {
      control.addAction(UIAction { _ in log("changed") }, for: .valueChanged)
      return control
    }

    static func stack(_ log: GestureLog) -> UIViewController {
      let navigation = UINavigationController(rootViewController: plain())
      let top = plain(label("Top"))
      top.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { _ in log("edit") },
        menu: UIMenu(children: [UIAction(title: "Rename") { _ in log("rename") }]))
      navigation.pushViewController(top, animated: false)
      return navigation
    }

    static func tabs() -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Bag"].map { title in
        let controller = plain(label("\(title) content"))
        controller.title = title
        return controller
      }
      return tabs
    }

    static func split() -> UIViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(plain(label("Left")), for: .primary)
      split.setViewController(plain(label("Right")), for: .secondary)
      return split
    }

    static func search(_ log: GestureLog) -> UIViewController {
      let (controller, search) = (GestureSearch(log), UISearchController(searchResultsController: nil))
      search.searchBar.delegate = controller
      controller.navigationItem.searchController = search
      return UINavigationController(rootViewController: controller)
    }

    static func refresh(_ log: GestureLog) -> UIViewController {
      let scroll = UIScrollView()
      scroll.refreshControl = logged(UIRefreshControl(), log)
      return plain(scroll)
    }

    static func photo(_ recognizer: UIGestureRecognizer, _ log: GestureLog) -> UIViewController {
      let photo = UIView()
      photo.accessibilityLabel = "Photo"
      recognizer.headlessHandler = { _ in log("recognised") }
      photo.addGestureRecognizer(recognizer)
      return plain(photo)
    }
  }

  /// A table with two rows that have menus, actions at both ends, or a deletion.
  final class GestureRows: UITableViewController {
    private let log: GestureLog
    private let deletes: Bool

    init(_ log: GestureLog, deletes: Bool = false) {
      self.log = log
      self.deletes = deletes
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Oak", "Elm"][indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("row") }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [log] _ in
        UIMenu(children: [UIMenu(children: [UIAction(title: "Copy") { _ in log("copy \(indexPath.row)") }])])
      })
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { deletes ? nil : swipe("Pin") }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { deletes ? nil : swipe("Archive") }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { log("delete") }

    private func swipe(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: title) { [log] _, _, finish in
          log(title)
          finish(true)
        }
      ])
    }
  }

  /// A sheet of three heights; the last has no identifier of the app.
  final class GestureSheet: UIViewController, UISheetPresentationControllerDelegate {
    private let log: GestureLog

    init(_ log: GestureLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .pageSheet
      sheetPresentationController?.detents = [.medium(), .large(), .custom { _ in 100 }]
      sheetPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log("height") }
  }

  /// A screen with a search in the bar, whose search key it logs.
  final class GestureSearch: UIViewController, UISearchBarDelegate {
    private let log: GestureLog

    init(_ log: GestureLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
  }

  /// The wheels of a picker: one with few rows and one with sixty.
  final class GestureWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let log: GestureLog

    init(_ log: GestureLog) { self.log = log }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 60
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      component == 0 ? ["S", "M", "L"][row] : "\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log("wheel") }
  }

  /// A page data source with two pages.
  final class GesturePages: NSObject, UIPageViewControllerDataSource {
    let list = ["Page 1", "Page 2"].map { GestureScreens.plain(GestureScreens.label($0)) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === list[1] ? list[0] : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === list[0] ? list[1] : nil }
  }
#endif
