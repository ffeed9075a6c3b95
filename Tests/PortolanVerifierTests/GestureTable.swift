#if !canImport(UIKit)
  import Portolan
  import Testing

  /// A gesture of the simulated user with a screen on which it is possible.
  struct GestureRow: Sendable, CustomTestStringConvertible {
    /// The method of the simulated user, with its labels and parameters.
    let method: String
    /// The actions that the verification has to offer, and that have an effect.
    let lines: [String]
    /// Returns the root of the window.
    let make: @MainActor @Sendable (GestureLog) -> UIViewController
    /// Steps before the screen is as it is needed.
    var before: [String] = []
    /// A controller that the root presents.
    var presented: (@MainActor @Sendable (GestureLog) -> UIViewController)?

    var testDescription: String { "\(method): \(lines.joined(separator: ", "))" }

    init(
      _ method: String, _ lines: String..., before: [String] = [],
      presented: (@MainActor @Sendable (GestureLog) -> UIViewController)? = nil,
      make: @escaping @MainActor @Sendable (GestureLog) -> UIViewController
    ) {
      self.method = method
      self.lines = lines
      self.make = make
      self.before = before
      self.presented = presented
    }

    /// The gestures of the simulated user, with the actions by which the verification makes them.
    static let all: [GestureRow] = bars + views + lists + values + fingers

    /// The methods that no action stands for, with the reason.
    ///
    /// Of the methods with `completing`, the cancelled gesture is exempt as well, since it restores the state.
    static let exempt = [
      "press(_ input, modifiers)": "a key is pressed by code alone, since a story has no spelling for it",
      "turn(to orientation)": "a device is turned by code alone, since a story changes the width of the window",
      "touch(_ view)": "a touch reaches the view's own methods by code alone, since a story has no spelling for it",
      "scroll(_ view, to offset, restingAt rest)":
        "content is scrolled by code alone: all of it counts as visible, and a story has no spelling for it",
      "clear(_ name)": "typing replaces the text, so that a declared text that is empty clears a field",
      "perform(_ gesture, completing)": "the general form of the gestures of containers, which are in the table",
    ]

    private static let bars = [
      GestureRow("back()", "back") { GestureScreens.stack($0) },
      GestureRow("back(to title)", "back to \"Plain #2\"") { log in
        let stack = GestureScreens.stack(log)
        (stack as? UINavigationController)?.pushViewController(GestureScreens.plain(), animated: false)
        return stack
      },
      GestureRow("swipeBack(completing)", "swipe back") { GestureScreens.stack($0) },
      GestureRow("tap(barButton title)", "tap Edit") { GestureScreens.stack($0) },
      GestureRow("choose(_ title, inMenuOf name)", "choose Rename in the menu of Edit") { GestureScreens.stack($0) },
      GestureRow("tap(tab title)", "tap Bag") { _ in GestureScreens.tabs() },
      // A tab has the title of the tab beside it.
      GestureRow("tap(_ title)", "tap Home #2") { _ in
        let tabs = GestureScreens.tabs()
        (tabs as? UITabBarController)?.viewControllers?.last?.title = "Home"
        return tabs
      },
      GestureRow(
        "tap(alertAction title)", "tap Delete",
        presented: { log in
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
          return alert
        }
      ) { _ in GestureScreens.plain() },
      GestureRow("swipeDown(completing)", "swipe down", presented: { _ in GestureScreens.plain() }) { _ in
        GestureScreens.plain()
      },
      GestureRow(
        "drag(sheetTo identifier)", "drag the sheet to large", "drag the sheet to #3", presented: { GestureSheet($0) }
      ) { _ in GestureScreens.plain() },
      GestureRow("resize(to widthClass)", "width regular") { _ in GestureScreens.split() },
      GestureRow("swipeToEdge(completing)", "swipe to edge", before: ["width regular"]) { _ in GestureScreens.split() },
      GestureRow(
        "swipeFromEdge(completing)", "swipe from edge", "tap Show Sidebar", before: ["width regular", "swipe to edge"]
      ) { _ in GestureScreens.split() },
    ]

    private static let views = [
      GestureRow("tap(button name)", "tap Save") { GestureScreens.plain(GestureScreens.button("Save", $0)) },
      GestureRow("tap(button name)", "tap Buy", "tap Buy #2") {
        GestureScreens.plain(GestureScreens.button("Buy", $0), GestureScreens.button("Buy", $0))
      },
      GestureRow("tap(button name)", "tap Large") {
        GestureScreens.plain(GestureScreens.logged(UISegmentedControl(items: ["Small", "Large"]), $0))
      },
      GestureRow("toggle(_ name)", "tap Sound") {
        GestureScreens.plain(GestureScreens.label("Sound"), GestureScreens.logged(UISwitch(), $0))
      },
      GestureRow("type(_ text, into name)", "type Name oak") { _ in
        GestureScreens.plain(GestureScreens.label("Name"), UITextField())
      },
      GestureRow("type(_ text, into name)", "type Note oak") { _ in
        GestureScreens.plain(GestureScreens.label("Note"), UITextView())
      },
      GestureRow("type(_ text, into name)", "type #1 oak", "type #2 oak") { _ in
        GestureScreens.plain(UITextField(), UITextField())
      },
      GestureRow("pressReturn()", "press return", before: ["type Name oak"]) { log in
        let field = GestureScreens.logged(UITextField(), log)
        field.addAction(UIAction { _ in log("return") }, for: .editingDidEndOnExit)
        return GestureScreens.plain(GestureScreens.label("Name"), field)
      },
      GestureRow("choose(_ title, inMenuOf name)", "choose Rename in the menu of More") { log in
        let button = GestureScreens.button("More", log)
        button.menu = UIMenu(children: [
          UIAction(title: "Rename") { _ in log("rename") }, UIAction(title: "No", attributes: .disabled) { _ in },
        ])
        return GestureScreens.plain(button)
      },
    ]

    private static let lists = [
      GestureRow("tap(row name)", "tap Oak", "tap Elm") { GestureRows($0) },
      GestureRow("tap(row name)", "tap Tab 6", before: ["tap More"]) { _ in
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { number in
          let controller = GestureScreens.plain(GestureScreens.label("Content \(number)"))
          controller.title = "Tab \(number)"
          return controller
        }
        return tabs
      },
      GestureRow(
        "choose(_ title, inMenuOf name)", "choose Copy in the menu of Oak", "choose Copy in the menu of Elm"
      ) { GestureRows($0) },
      GestureRow(
        "swipe(row name, choosing title)", "swipe row Oak and choose Archive", "swipe row Elm and choose Pin"
      ) { GestureRows($0) },
      GestureRow("swipe(row name, choosing title)", "swipe row Elm and choose Delete") {
        GestureRows($0, deletes: true)
      },
    ]

    private static let values = [
      GestureRow(
        "pick(_ date, in name)", "pick 2026-11-24 in Due", "pick the earliest date in Due",
        "pick the latest date in Due"
      ) { log in
        let picker = GestureScreens.logged(UIDatePicker(), log)
        picker.minimumDate = Date(timeIntervalSince1970: 1_790_000_000)
        picker.maximumDate = Date(timeIntervalSince1970: 1_799_000_000)
        picker.date = Date(timeIntervalSince1970: 1_795_000_000)
        return GestureScreens.plain(GestureScreens.label("Due"), picker)
      },
      GestureRow("pick(_ title, in name)", "pick M in Size", "pick L in Size", "pick 1 in Size", "pick 30 in Size") {
        log in
        let picker = UIPickerView()
        let wheels = GestureWheels(log)
        picker.dataSource = wheels
        picker.delegate = wheels
        let screen = GestureScreens.plain(GestureScreens.label("Size"), picker)
        keep(wheels, with: screen)
        return screen
      },
      GestureRow("step(_ name, by steps)", "step Count up", "step Count down") { log in
        let stepper = GestureScreens.logged(UIStepper(), log)
        stepper.value = 5
        return GestureScreens.plain(GestureScreens.label("Count"), stepper)
      },
      GestureRow("slide(_ name, to value)", "slide Volume to 0.5", "slide Volume to 1.0") { log in
        GestureScreens.plain(GestureScreens.label("Volume"), GestureScreens.logged(UISlider(), log))
      },
    ]

    private static let fingers = [
      GestureRow("search(for text)", "search for oak") { GestureScreens.search($0) },
      GestureRow("pressReturn()", "press return", before: ["search for oak"]) { GestureScreens.search($0) },
      GestureRow("cancelSearch()", "cancel the search", before: ["search for oak"]) { GestureScreens.search($0) },
      GestureRow("pullToRefresh()", "pull to refresh") { GestureScreens.refresh($0) },
      GestureRow("perform(_ recognizer)", "tap Photo") { GestureScreens.photo(UITapGestureRecognizer(), $0) },
      GestureRow("perform(_ recognizer)", "long press on Photo") {
        GestureScreens.photo(UILongPressGestureRecognizer(), $0)
      },
      GestureRow("perform(_ recognizer)", "swipe right on Photo") { swipe(.right, $0) },
      GestureRow("perform(_ recognizer)", "swipe left on Photo") { swipe(.left, $0) },
      GestureRow("perform(_ recognizer)", "swipe up on Photo") { swipe(.up, $0) },
      GestureRow("perform(_ recognizer)", "swipe down on Photo") { swipe(.down, $0) },
      GestureRow("perform(_ recognizer)", "pan on Photo") { GestureScreens.photo(UIPanGestureRecognizer(), $0) },
      GestureRow("perform(_ recognizer)", "pinch on Photo") { GestureScreens.photo(UIPinchGestureRecognizer(), $0) },
      GestureRow("perform(_ recognizer)", "gesture on Photo") {
        GestureScreens.photo(UIGestureRecognizer(target: nil, action: nil), $0)
      },
      GestureRow("perform(_ recognizer)", "tap again on Photo") { log in
        let controller = GestureScreens.photo(UITapGestureRecognizer(), log)
        let twice = UITapGestureRecognizer()
        twice.headlessHandler = { _ in log("twice") }
        controller.view.subviews.first?.addGestureRecognizer(twice)
        return controller
      },
      GestureRow("turnPage(_ direction, completing)", "swipe left") { _ in pages(.horizontal, at: 0) },
      GestureRow("turnPage(_ direction, completing)", "swipe right") { _ in pages(.horizontal, at: 1) },
      GestureRow("turnPage(_ direction, completing)", "scroll down") { _ in pages(.vertical, at: 0) },
      GestureRow("turnPage(_ direction, completing)", "scroll up") { _ in pages(.vertical, at: 1) },
    ]

    @MainActor
    private static func pages(
      _ orientation: UIPageViewController.NavigationOrientation, at index: Int
    ) -> UIViewController {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
      let source = GesturePages()
      pages.setViewControllers([source.list[index]], direction: .forward, animated: false)
      pages.dataSource = source
      keep(source, with: pages)
      return pages
    }

    @MainActor
    private static func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ log: GestureLog) -> UIViewController {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      return GestureScreens.photo(swipe, log)
    }

    /// Keeps an object as long as a controller, which has only a weak reference to it.
    @MainActor
    private static func keep(_ object: NSObject, with controller: UIViewController) {
      let view = KeepingView()
      view.kept = object
      controller.view.addSubview(view)
    }

    private final class KeepingView: UIView {
      var kept: NSObject?
    }
  }
#endif
