#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The user among the views")
  struct UserViewTests {
    private final class Picky: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        heard.append("\(range.location)+\(range.length) \(string)")
        return string != "x"
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }

    @Test("A button is tapped by its title, its label or its identifier")
    func tapButton() throws {
      var events: [String] = []
      let buy = button("Buy") { events.append("primary") }
      buy.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
      buy.accessibilityIdentifier = "buy"
      buy.accessibilityLabel = "Buy the lantern"
      let user = Screen(buy).window.user
      try user.tap(button: "Buy")
      #expect(events == ["up", "primary"])
      try user.tap("buy")
      try user.tap(button: "Buy the lantern")
      #expect(events.count == 6)
    }

    @Test("A row is tapped by a text in it; the delegate chooses and hears, also of the row that was selected")
    func row() throws {
      let list = FruitViewController(style: .plain)
      let user = Screen(list).window.user
      #expect(try user.tap(row: "Pear"))
      try user.tap("red")
      #expect(list.heard == ["select Pear", "deselect Pear", "select Apple"])
      #expect(try !user.tap(row: "Fig"))
      #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test("A switch is turned over by its label, its identifier, or the text before it")
    func toggle() throws {
      let (sound, mail) = (UISwitch(), UISwitch())
      mail.accessibilityIdentifier = "mail"
      var changes = 0
      sound.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      let user = Screen(UIStackView(arrangedSubviews: [label("Sound"), sound]), mail).window.user
      try user.toggle("Sound")
      try user.tap("mail")
      #expect(sound.isOn && mail.isOn)
      #expect(changes == 1)
      #expect(user.possibleGestures == ["toggle \"Sound\"", "toggle \"mail\""])
    }

    @Test("Each key that is typed asks the delegate and tells of the change; the return key ends it")
    func type() throws {
      let name = field("Name", text: "A")
      let picky = Picky()
      name.delegate = picky
      var changes: [String] = []
      name.addAction(UIAction { changes.append(($0.sender as? UITextField)?.text ?? "?") }, for: .editingChanged)
      let user = Screen(name).window.user
      try user.type("dxa", into: "Name")
      #expect(name.text == "Ada")
      #expect(picky.heard == ["1+0 d", "2+0 x", "2+0 a"])
      #expect(changes == ["Ad", "Ada"])
      #expect(name.isEditing)
      #expect(user.possibleGestures == ["type into \"Name\"", "press return"])
      try user.pressReturn()
      #expect(!name.isEditing)
      #expect(throws: UserGestureError.self) { try user.pressReturn() }
      try user.clear("Name")
      #expect(name.text == "")
      #expect(picky.heard.last == "0+3 ")
    }

    @Test("Return triggers the primary action, and leaves the field where there is an action for that")
    func pressReturn() throws {
      let name = UITextField(frame: .zero, primaryAction: UIAction { _ in })
      name.placeholder = "Name"
      var heard: [String] = []
      name.addAction(UIAction { _ in heard.append("primary") }, for: .primaryActionTriggered)
      let user = Screen(name).window.user
      try user.tap("Name")
      try user.pressReturn()
      #expect(name.isEditing)
      name.addAction(UIAction { _ in heard.append("exit") }, for: .editingDidEndOnExit)
      try user.pressReturn()
      #expect(!name.isEditing)
      #expect(heard == ["primary", "primary", "exit"])
    }

    @Test(
      "Views that are disabled, take no touches, or are hidden, covered or absent refuse, and the error lists the rest")
    func refusals() throws {
      let (off, still, hidden, open) = (button("Off"), button("Still"), button("Hidden"), button("Open"))
      off.isEnabled = false
      let box = UIView()
      box.isUserInteractionEnabled = false
      box.addSubview(still)
      hidden.alpha = 0
      let screen = Screen(off, box, hidden, open)
      func reason(_ name: String) -> String? {
        let error = #expect(throws: UserGestureError.self) { try screen.window.user.tap(button: name) }
        return error?.description
      }
      let rest = "Possible: tap button \"Open\"."
      #expect(reason("Off") == "Cannot tap button \"Off\": it is not enabled. \(rest)")
      #expect(reason("Still") == "Cannot tap button \"Still\": it takes no touches. \(rest)")
      #expect(reason("Hidden") == "Cannot tap button \"Hidden\": no such button is on screen. \(rest)")
      #expect(reason("Lost") == "Cannot tap button \"Lost\": no such button is on screen. \(rest)")
      screen.window.rootViewController?.present(UIViewController(), animated: false, completion: nil)
      #expect(reason("Open") == "Cannot tap button \"Open\": no such button is on screen. Possible: swipe down.")
      #expect(throws: UserGestureError.self) { try screen.window.user.tap("Open") }
    }

    @Test("A title of two lines is one line in the text of the screen and in the gestures")
    func titlesOfTwoLines() throws {
      var heard: [String] = []
      let page = UIViewController()
      page.navigationItem.title = "Your\nbag"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Pay\nnow", primaryAction: UIAction { _ in heard.append("pay") })
      let (stack, other, tabs) = (
        UINavigationController(rootViewController: page), UIViewController(), UITabBarController()
      )
      stack.tabBarItem = UITabBarItem(title: "My\nbag", image: nil, tag: 0)
      other.tabBarItem = UITabBarItem(title: "All\ngoods", image: nil, tag: 1)
      tabs.viewControllers = [stack, other]
      let screen = Screen(tabs)
      let user = screen.window.user
      #expect(screen.window.renderedText == "Your bag [Pay now]\n----\n----\n*My bag* | All goods")
      #expect(user.possibleGestures.contains("tap bar button \"Pay now\""))
      try user.tap("Pay now")
      try user.tap(barButton: "Pay\nnow")
      #expect(heard == ["pay", "pay"])
      #expect(try user.tap(tab: "All goods"))
      #expect(tabs.selectedIndex == 1)
      try user.tap("My\nbag")
      #expect(tabs.selectedIndex == 0)
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Log\nout", style: .default) { _ in heard.append("out") })
      page.present(alert, animated: false)
      #expect(user.possibleGestures == ["tap alert action \"Log out\""])
      try user.tap("Log out")
      #expect(heard.last == "out")
    }

    @Test("An alert's field is typed into before its button is tapped")
    func alert() throws {
      let screen = Screen(UIViewController())
      let alert = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      var name: String?
      alert.addAction(
        UIAlertAction(title: "Create", style: .default) { [weak alert] _ in name = alert?.textFields?.first?.text }
      )
      screen.window.rootViewController?.present(alert, animated: false, completion: nil)
      let user = screen.window.user
      #expect(user.possibleGestures == ["tap alert action \"Create\"", "type into \"Name\""])
      try user.type("Maps", into: "Name")
      try user.tap("Create")
      #expect(name == "Maps")
    }

    @Test("Nothing is typed or tapped while a transition runs")
    func transition() {
      let clock = ManualTransitionClock()
      let screen = Screen(UINavigationController(rootViewController: Screen.controller([field("Name")])))
      screen.window.headless.transitionClock = clock
      (screen.window.rootViewController as? UINavigationController)?
        .pushViewController(Screen.controller([button("Buy"), field("Name")]), animated: true)
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(button: "Buy") }
      #expect(throws: UserGestureError.self) { try screen.window.user.type("Ada", into: "Name") }
    }
  }

  /// A list whose last row cannot be selected.
  private final class FruitViewController: UITableViewController {
    private let names = ["Apple", "Pear", "Fig"]
    var heard: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.detailTextLabel?.text = indexPath.row == 0 ? "red" : "green"
      return cell
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 2 ? nil : indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(names[indexPath.row])")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(names[indexPath.row])")
    }
  }
#endif
