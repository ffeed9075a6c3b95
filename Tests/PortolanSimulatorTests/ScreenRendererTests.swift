#if !canImport(UIKit)
  import Foundation
  import Portolan
  import Testing

  @testable import PortolanSimulator

  @MainActor
  @Suite("The screen as elements")
  struct ScreenRendererTests {
    private func html(_ root: UIViewController, also prepare: (UIWindow) -> Void = { _ in }) -> String {
      let window = UIWindow()
      // The screen is at rest when the preparation returns.
      window.headless.transitionClock = ImmediateTransitionClock.shared
      window.rootViewController = root
      window.makeKeyAndVisible()
      prepare(window)
      return ScreenRenderer(window: window, numbers: ControllerNumbers()).screen().html
    }

    private func screen(_ views: UIView...) -> UIViewController {
      let screen = UIViewController()
      for view in views { screen.view.addSubview(view) }
      return screen
    }

    private func button(_ title: String, isEnabled: Bool = true) -> UIButton {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
      button.isEnabled = isEnabled
      return button
    }

    @Test("A label is text, and a button has the step that taps it")
    func labelsAndButtons() {
      let label = UILabel()
      label.text = "Ahoy <you>"
      let html = html(screen(label, button("Buy")))
      #expect(html.contains("<p>Ahoy &lt;you&gt;</p><button data-step=\"tap Buy\">Buy</button>"))
    }

    @Test("A button that is not enabled says why it cannot be tapped")
    func disabled() {
      #expect(html(screen(button("Buy", isEnabled: false))).contains("<button disabled=\"\">Buy</button>"))
    }

    @Test("The second of two buttons with one name is tapped by its place, as in a story")
    func ambiguous() {
      let html = html(screen(button("Buy"), button("Buy")))
      #expect(html.components(separatedBy: "data-step=\"tap Buy\"").count == 2)
      #expect(html.contains("data-step=\"tap Buy #2\""))
    }

    @Test("The second of two buttons with one title is tapped by its identifier")
    func identifier() {
      let second = button("Buy")
      second.accessibilityIdentifier = "buy-second"
      #expect(html(screen(button("Buy"), second)).contains("data-step=\"tap buy-second\""))
    }

    @Test("A text field has its name, and its position if another field has the same name")
    func fields() {
      let (first, second) = (UITextField(), UITextField())
      for field in [first, second] { field.placeholder = "Name" }
      second.isSecureTextEntry = true
      let html = html(screen(first, second))
      #expect(html.contains("data-field=\"Name\""))
      #expect(html.contains("data-field=\"#2\"") && html.contains("type=\"password\""))
    }

    @Test("A switch and the segments of a control are buttons with their state")
    func switches() {
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Sound"
      toggle.isOn = true
      let segments = UISegmentedControl(items: ["Day", "Night"])
      segments.selectedSegmentIndex = 1
      let html = html(screen(toggle, segments))
      #expect(html.contains("aria-checked=\"true\"") && html.contains("data-step=\"tap Sound\" role=\"switch\""))
      #expect(html.contains("<button aria-pressed=\"true\" data-step=\"tap Night\">Night</button>"))
    }

    @Test("An image is a box with its name")
    func images() {
      let view = UIImageView(image: UIImage(named: "anchor"))
      view.accessibilityLabel = "An anchor"
      #expect(html(screen(view)).contains("role=\"img\">An anchor</div>"))
    }

    @Test("The rows of a table are buttons in a list under the title of their section")
    func tables() {
      let source = Rows()
      let table = UITableView(frame: .zero)
      table.dataSource = source
      let html = html(screen(table))
      #expect(html.contains("<h3>Ports</h3><ul class=\"table\"><li><button class=\"plain\" data-step=\"tap Genoa\">"))
      #expect(html.contains("data-step=\"tap Bari\""))
    }

    @Test("The bar has the title, the way back and the buttons")
    func navigationBar() {
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("Ports", "Genoa")
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Sail") { _ in })
      let navigation = UINavigationController(rootViewController: first)
      let html = html(navigation) { _ in navigation.pushViewController(second, animated: false) }
      #expect(html.contains("data-step=\"back\""))
      #expect(html.contains("‹ Ports</button>") && html.contains("<h2>Genoa</h2>"))
      #expect(html.contains("<button data-step=\"tap Sail\">Sail</button>"))
    }

    @Test("The selected tab is marked as current, and a tab shows its badge")
    func tabs() {
      let tabs = UITabBarController()
      let (home, bag) = (UIViewController(), UIViewController())
      (home.title, bag.title) = ("Home", "Bag")
      bag.tabBarItem.badgeValue = "3"
      tabs.viewControllers = [home, bag]
      let html = html(tabs)
      #expect(html.contains("<button aria-current=\"page\" class=\"tab\" data-step=\"tap Home\">Home</button>"))
      #expect(html.contains("Bag<span class=\"badge\">3</span>"))
    }

    @Test("The step of a tab and of a bar button is one line, even if the title has two")
    func titlesOfTwoLines() {
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Pay\nnow", primaryAction: UIAction { _ in })
      let stack = UINavigationController(rootViewController: page)
      stack.tabBarItem = UITabBarItem(title: "My\nbag", image: nil, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let html = html(tabs)
      #expect(html.contains("data-step=\"tap Pay now\""))
      #expect(html.contains("data-step=\"tap My bag\""))
    }

    @Test("A sheet is a dialog over its presenter, which takes no touches")
    func sheets() {
      let (root, sheet) = (screen(button("Below")), screen(button("Above")))
      sheet.title = "Sheet"
      let html = html(root) { _ in root.present(sheet, animated: false) }
      #expect(html.contains("<section class=\"level root\" inert=\"\">"))
      #expect(html.contains("<section aria-label=\"Sheet\" class=\"level sheet\" role=\"dialog\">"))
      #expect(html.contains("data-step=\"swipe down\"") && html.contains("data-step=\"tap Above\""))
      #expect(!html.contains("data-step=\"tap Below\""))
    }

    @Test("An alert has its texts and its buttons")
    func alerts() {
      let alert = UIAlertController(title: "Sink?", message: "All hands", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Sink", style: .destructive))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      let root = screen()
      let html = html(root) { _ in root.present(alert, animated: false) }
      #expect(html.contains("role=\"alertdialog\"") && html.contains("<h2>Sink?</h2><p>All hands</p>"))
      #expect(html.contains("<button class=\"destructive\" data-step=\"tap Sink\">Sink</button>"))
    }

    @Test("The element with the focus of VoiceOver has a mark, as has the view of a controller")
    func focus() {
      let label = UILabel()
      label.text = "Ahoy"
      let root = screen(label)
      #expect(!html(root).contains("data-focus"))
      let focused = html(root) { _ in UIAccessibility.post(notification: .layoutChanged, argument: label) }
      #expect(focused.contains("<div data-focus=\"\"><p>Ahoy</p></div>"))
      let arrived = html(root) { _ in UIAccessibility.post(notification: .screenChanged, argument: root.view) }
      #expect(arrived.contains("data-focus=\"\"><p>Ahoy</p>"))
    }

    @Test("A split view shows columns side by side in regular width and one controller in compact width")
    func columns() {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(screen(button("List")), for: .primary)
      split.setViewController(screen(button("Detail")), for: .secondary)
      #expect(html(split).contains("class=\"controller columns\""))
      let compact = html(split) { $0.user.resize(to: .compact) }
      #expect(!compact.contains("columns"))
    }

    @Test(
      "The pages of a container are turned by buttons for its gestures",
      arguments: [
        (UIPageViewController.NavigationOrientation.horizontal, "swipe left", "swipe right"),
        (.vertical, "scroll down", "scroll up"),
      ])
    func pages(orientation: UIPageViewController.NavigationOrientation, next: String, previous: String) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
      let source = Pages()
      pages.dataSource = source
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      let html = html(pages)
      #expect(html.contains("<button data-step=\"\(next)\">Next page</button>"))
      #expect(html.contains("<button data-step=\"\(previous)\">Previous page</button>"))
    }

    @Test("A hidden view and an empty label are left out")
    func hidden() {
      let view = button("Hidden")
      view.isHidden = true
      #expect(!html(screen(view, UILabel())).contains("<button"))
    }

    @Test("A controller keeps its number, and a new one gets the next")
    func numbers() {
      let numbers = ControllerNumbers()
      let (first, second) = (UIViewController(), UIViewController())
      #expect([first, second, first].map(numbers.number(of:)) == [1, 2, 1])
      #expect(numbers.controller(2) === second)
    }
  }

  /// Three pages.
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController(), UIViewController()]

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    private func page(beside controller: UIViewController, _ distance: Int) -> UIViewController? {
      let index = (pages.firstIndex { $0 === controller } ?? 0) + distance
      return pages.indices.contains(index) ? pages[index] : nil
    }
  }

  /// A table with two rows.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Ports" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Genoa", "Bari"][indexPath.row]
      return cell
    }
  }
#endif
