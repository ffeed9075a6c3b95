#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("What is seen, as text")
  struct RenderedTextTests {
    private func text(_ views: UIView...) -> String {
      Screen(Screen.controller(views)).window.renderedText
    }

    @Test("The text of a view has labels, pictures and buttons, in order")
    func plain() {
      let (sold, star) = (button("Buy"), UIImageView(image: UIImage(systemName: "star")))
      sold.isEnabled = false
      #expect(
        text(label("Two\nlines"), star, button("Buy"), sold) == "Two\nlines\n(image star)\n[Buy]\n[Buy] (disabled)")
    }

    @Test("The text of a view has fields with text, placeholder or bullets, and switches")
    func fields() {
      let (secret, empty, toggle) = (field("Password", text: "abc"), UITextField(), UISwitch())
      secret.isSecureTextEntry = true
      toggle.isOn = true
      #expect(text(field("Name"), field("Name", text: "Ada"), secret, empty) == "|(Name)|\n|Ada|\n|•••|\n||")
      #expect(text(UIStackView(arrangedSubviews: [label("Sound"), toggle, UISwitch()])) == "Sound {on} {off}")
    }

    @Test("Hidden and clear views are not seen, and a column stands one below the other")
    func hidden() {
      let (gone, clear) = (label("Gone"), label("Clear"))
      gone.isHidden = true
      clear.alpha = 0
      let column = UIStackView(arrangedSubviews: [label("A"), gone, clear, label("B")])
      column.axis = .vertical
      #expect(text(column) == "A\nB")
      let screen = Screen(label("Home"))
      screen.window.isHidden = true
      #expect(screen.window.renderedText == "")
    }

    @Test("The text of a window has the bars of a navigation stack in tabs")
    func bars() {
      let home = Screen.controller(title: "Home", [label("Welcome")])
      let product = Screen.controller(title: "Lantern", [label("It shines")])
      let share = UIBarButtonItem(title: "Share", primaryAction: nil)
      share.isEnabled = false
      product.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Buy", primaryAction: nil), share]
      let navigation = UINavigationController(rootViewController: home)
      navigation.pushViewController(product, animated: false)
      let bag = Screen.controller(title: "Bag", [])
      bag.tabBarItem.badgeValue = "2"
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, bag]
      let screen = Screen(tabs)
      #expect(
        screen.window.renderedText
          == """
          [‹ Home] Lantern [Share] (disabled) [Buy]
          ----
          It shines
          ----
          *Home* | Bag (2)
          """
      )
      product.hidesBottomBarWhenPushed = true
      navigation.isNavigationBarHidden = true
      #expect(screen.window.renderedText == "It shines")
      tabs.selectedIndex = 1
      #expect(screen.window.renderedText == "----\nHome | *Bag* (2)")
    }

    @Test("The text of a table has its sections and rows")
    func table() {
      let list = SettingsList(style: .grouped)
      let screen = Screen(list)
      list.tableView.tableHeaderView = label("Above")
      list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      #expect(
        screen.window.renderedText
          == """
          Above
          -- General --
          - Sound {off}
          * Language English ›
          You can change this later.
          """
      )
    }

    @Test("A sheet lies over the title of its presenter, and a full screen hides it")
    func levels() {
      let screen = Screen(UINavigationController(rootViewController: Screen.controller(title: "Home", [label("Hi")])))
      let sheet = Screen.controller(title: "Login", [label("Name")])
      screen.window.rootViewController?.present(sheet, animated: false, completion: nil)
      #expect(screen.window.renderedText == "(dimmed) Home\n── sheet ──\nName")
      let second = Screen.controller([label("Forgotten?")])
      sheet.present(second, animated: false, completion: nil)
      #expect(screen.window.renderedText == "(dimmed) Home\n── sheet ──\n(dimmed) Login\n── sheet ──\nForgotten?")
      sheet.dismiss(animated: false, completion: nil)
      screen.window.rootViewController?.dismiss(animated: false, completion: nil)
      second.modalPresentationStyle = .fullScreen
      screen.window.rootViewController?.present(second, animated: false, completion: nil)
      #expect(screen.window.renderedText == "Forgotten?")
    }

    @Test("An alert lies over its presenter, which is still read")
    func alert() {
      let screen = Screen(title: "Home", label("Hi"))
      let alert = UIAlertController(title: "Rename?", message: "It is new.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Rename", style: .default))
      screen.window.rootViewController?.present(alert, animated: false, completion: nil)
      #expect(
        screen.window.renderedText == "Hi\n── alert ──\nRename?\nIt is new.\n|(Name)|\n[Cancel] [Rename]"
      )
    }

    @Test("The children of a container of an app's own are read in their place")
    func embedded() {
      let child = Screen.controller([label("Inside")])
      let parent = Screen.controller([label("Before")])
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(Screen(parent).window.renderedText == "Before\nInside")
    }

    @Test("Nothing in a label acts on a terminal")
    func escapes() {
      #expect(text(label("a\u{1B}[2Jb\u{202E}c")) == "a\\u{1b}[2Jb\\u{202e}c")
      #expect(text(button("Two\nlines")) == "[Two lines]")
    }
  }

  private final class SettingsList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "You can change this later."
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Sound" : "Language"
      if indexPath.row == 0 {
        cell.accessoryView = UISwitch()
      } else {
        cell.detailTextLabel?.text = "English"
        cell.accessoryType = .disclosureIndicator
      }
      return cell
    }
  }
#endif
