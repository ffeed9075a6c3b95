#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The possible gestures of controls and rows", .headlessOnly, .limited)
  struct PossibleGestureTests {
    private final class Rows: UITableViewController {
      var canEdit = true

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Oak"
        return cell
      }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Copy") { _ in }, UIAction(title: "Cut", attributes: .disabled) { _ in },
            UIMenu(title: "Share", children: [UIAction(title: "Mail") { _ in }]),
          ])
        })
      }
      override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }])
      }
    }

    private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 60 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
      }
    }

    private func gestures(_ root: UIViewController) async -> [String] {
      let screen = Screen(root)
      await settle()
      return screen.window.user.possibleGestures
    }

    private func screen(_ views: UIView...) -> UIViewController {
      let controller = UIViewController()
      for view in views { controller.view.addSubview(view) }
      return controller
    }

    @Test("A row offers the entries of its menu that can be chosen, and its actions at both ends", .rule(.gestures))
    func rows() async {
      let rows = Rows()
      let menu = ["Copy", "Mail"].map { "choose \"\($0)\" in the menu of \"Oak\"" }
      let swipes = ["Archive", "Pin"].map { "swipe row \"Oak\" and choose \"\($0)\"" }
      #expect(await gestures(rows) == ["tap row \"Oak\""] + menu + swipes)
      rows.canEdit = false
      #expect(await gestures(rows) == ["tap row \"Oak\""] + menu)
    }

    // Source: developer.apple.com/documentation/uikit/uideferredmenuelement: the provider is called "the first time the menu
    // displays", and the block of an uncached element "every time".
    @Test("Entries that come later are offered as soon as they are there", .rule(.gestures))
    func deferred() async throws {
      var (calls, finish) = ([String](), { (_: [UIMenuElement]) in })
      let button = UIButton(primaryAction: UIAction(title: "More") { _ in })
      button.menu = UIMenu(children: [
        UIDeferredMenuElement { completion in
          calls.append("once")
          finish = completion
        },
        .uncached { completion in
          calls.append("each time")
          completion([UIAction(title: "Now") { _ in calls.append("now") }])
        },
      ])
      let root = screen(button)
      let now = "choose \"Now\" in the menu of \"More\""
      #expect(await gestures(root) == ["tap button \"More\"", now])
      finish([UIAction(title: "Later") { _ in }])
      #expect(await gestures(root) == ["tap button \"More\"", "choose \"Later\" in the menu of \"More\"", now])
      #expect(calls == ["once", "each time", "each time"])
      let window = Screen(root).window
      await settle()
      try window.user.choose("Now", inMenuOf: "More")
      #expect(calls.suffix(2) == ["each time", "now"])
    }

    @Test("A wheel with many rows offers a few, without the selected row", .rule(.gestures))
    func wheels() async {
      let (picker, numbers) = (UIPickerView(), Numbers())
      (picker.dataSource, picker.delegate) = (numbers, numbers)
      #expect(await gestures(screen(picker)) == ["1", "30", "59"].map { "pick \"\($0)\" in \"#1\"" })
      picker.selectRow(30, inComponent: 0, animated: false)
      #expect(await gestures(screen(picker)) == ["0", "1", "59"].map { "pick \"\($0)\" in \"#1\"" })
    }

    @Test("A stepper and a slider offer the changes that their values allow", .rule(.gestures))
    func numbers() async throws {
      let (stepper, slider) = (UIStepper(), UISlider())
      stepper.maximumValue = 1
      let root = screen(stepper, slider)
      #expect(await gestures(root) == ["step \"#1\" up", "slide \"#2\" to 0.5", "slide \"#2\" to 1.0"])
      stepper.value = 1
      slider.isEnabled = false
      #expect(await gestures(root) == ["step \"#1\" down"])
      stepper.wraps = true
      #expect(await gestures(root) == ["step \"#1\" up", "step \"#1\" down"])
    }

    @Test("A slider follows the finger within its bounds, and sends the events", .rule(.gestures))
    func slider() async throws {
      let slider = UISlider()
      var events: [String] = []
      slider.addAction(UIAction { _ in events.append("value \(slider.value)") }, for: .valueChanged)
      let screen = Screen(screen(slider))
      await settle()
      try screen.window.user.slide("#1", to: 3)
      #expect(events == ["value 1.0"])
      #expect(throws: UserGestureError.self) { try screen.window.user.slide("Volume", to: 0) }
    }

    @Test("Of several elements with one title each is tapped by its place, the bars' first", .rule(.gestures))
    func places() async throws {
      var taps: [Int] = []
      let controller = screen(
        UIButton(primaryAction: UIAction(title: "Add") { _ in taps.append(2) }),
        UIButton(primaryAction: UIAction(title: "Add") { _ in taps.append(3) }))
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { _ in taps.append(1) })
      let screen = Screen(UINavigationController(rootViewController: controller))
      await settle()
      for name in ["Add", "Add #1", "Add #2", "Add #3"] { try screen.window.user.tap(name) }
      #expect(taps == [1, 1, 2, 3])
      #expect(throws: UserGestureError.self) { try screen.window.user.tap("Add #4") }
    }

    @Test("A tab whose item is not enabled cannot be tapped", .rule(.gestures))
    func disabledTab() async {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Bag"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      tabs.viewControllers?.last?.tabBarItem.isEnabled = false
      #expect(await gestures(tabs) == ["tap tab \"Home\""])
    }
  }
#endif
