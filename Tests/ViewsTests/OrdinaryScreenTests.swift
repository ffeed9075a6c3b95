#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The behaviour that ordinary screens rely on")
  struct OrdinaryScreenTests {
    @Test("A pull triggers the primary action of a refresh control, too")
    func refresh() throws {
      let scroll = UIScrollView()
      var events: [String] = []
      scroll.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in events.append("primary") })
      scroll.refreshControl?.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
      try Screen(scroll).window.user.pullToRefresh()
      #expect(events == ["primary", "value"])
    }

    @Test("A tap on a segment triggers the primary action of its control")
    func segments() throws {
      var selected: [Int] = []
      let control = UISegmentedControl(
        frame: .zero,
        primaryAction: UIAction { selected.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1) })
      for title in ["Map", "List"] {
        control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
      }
      let screen = Screen(control)
      try screen.window.user.tap("List")
      try screen.window.user.tap("List")
      #expect(selected == [1])
    }

    @Test("A table's controller edits when its table does")
    func editing() {
      let controller = UITableViewController(style: .plain)
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
      controller.isEditing = false
      #expect(!controller.tableView.isEditing)
    }

    @Test("A handler is called when a trait that it is registered for has changed")
    func traits() {
      final class Watcher: UIViewController {
        var log: [String] = []
      }
      let watcher = Watcher()
      let screen = Screen(watcher)
      let registration = watcher.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (watcher: Watcher, previous: UITraitCollection) in
        watcher.log.append("width \(previous.horizontalSizeClass == .regular)")
      }
      watcher.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _: UITraitCollection) in
        watcher.log.append("view")
      }
      watcher.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self]) {
        (watcher: Watcher, _: UITraitCollection) in
        watcher.log.append("style")
      }
      screen.window.user.resize(to: .compact)
      #expect(watcher.log == ["width true", "view"])
      watcher.unregisterForTraitChanges(registration)
      screen.window.user.resize(to: .regular)
      #expect(watcher.log == ["width true", "view", "view"])
    }

    @Test("The view below a section is shown in place of its text, and its buttons can be tapped")
    func footers() throws {
      final class Foot: UITableViewController {
        lazy var link = button("More") { [weak self] in self?.title = "tapped" }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "text" }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { link }
      }
      let controller = Foot(style: .plain)
      let screen = Screen(controller)
      #expect(screen.window.renderedText == "[More]")
      try screen.window.user.tap("More")
      #expect(controller.title == "tapped")
    }

    @Test("The view above a section is made once and is in the window, and its field keeps the text of the user")
    func headers() throws {
      final class Form: UITableViewController {
        var log: [String] = []

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          log.append("make")
          let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
          header.contentView.addSubview(field("Name"))
          return header
        }
        override func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) { log.append("display") }
      }
      let form = Form(style: .plain)
      let screen = Screen(form)
      try screen.window.user.type("Ada", into: "Name")
      #expect(screen.window.renderedText == "|Ada|")
      #expect(form.log == ["make", "display"])
      #expect(form.tableView.headerView(forSection: 0)?.window === screen.window)
      #expect(form.tableView.footerView(forSection: 0) == nil)
      form.tableView.reloadSections([0], with: .none)
      #expect(screen.window.renderedText == "|(Name)|")
    }

    @Test("The tabs of the system have English titles")
    func tabs() throws {
      let items: [UITabBarItem.SystemItem] = [.favorites, .topRated, .mostRecent, .mostViewed]
      let tabs = UITabBarController()
      tabs.viewControllers = items.enumerated().map {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: $1, tag: $0)
        return controller
      }
      let screen = Screen(tabs)
      for title in ["Favorites", "Top Rated", "Most Recent", "Most Viewed"] {
        try screen.window.user.tap(tab: title)
        #expect(tabs.selectedViewController?.tabBarItem.title == title)
      }
    }

    @Test("The text of a list's content is shown with its attributes and its change of letters")
    func contents() {
      var content = UIListContentConfiguration.cell()
      content.text = "hidden"
      content.attributedText = NSAttributedString(string: "oak tree")
      content.textProperties.transform = .capitalized
      content.secondaryText = "Green"
      content.secondaryTextProperties.transform = .uppercase
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "old"
      header.contentConfiguration = content
      #expect(Screen(header).window.renderedText == "Oak Tree\nGREEN")
      var look = UIButton.Configuration.plain()
      look.title = "hidden"
      look.attributedTitle = AttributedString("All")
      #expect(UIButton(configuration: look).currentTitle == "All")
    }
  }
#endif
