#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The user chooses from menus")
  struct MenuTests {
    final class Log {
      var lines: [String] = []
    }

    let log = Log()

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [log] action in
        log.lines.append(action.sender is UIButton || action.sender is UIBarButtonItem ? "\(title) of button" : title)
      }
    }

    private func configuration(_ titles: String...) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { suggested in
        UIMenu(children: suggested + titles.map { action($0) })
      })
    }

    final class Rows: UITableViewController {
      var menu: (IndexPath) -> UIContextMenuConfiguration? = { _ in nil }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? { menu(indexPath) }
    }

    final class Items: UICollectionViewController {
      var menu: ([IndexPath]) -> UIContextMenuConfiguration? = { _ in nil }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewListCell(frame: .zero)
        var content = cell.defaultContentConfiguration()
        content.text = "Item"
        cell.contentConfiguration = content
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? { menu(indexPaths) }
    }

    final class Pressed: NSObject, UIContextMenuInteractionDelegate {
      var answer: UIContextMenuConfiguration?

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { answer }
    }

    @Test("A button's menu and the menus inside it have entries, of which hidden and disabled ones cannot be chosen")
    func buttons() throws {
      let sort = button("Sort")
      sort.menu = UIMenu(children: [
        action("Title"), action("Secret", .hidden), action("Author", .disabled),
        UIMenu(title: "More", children: [action("Year")]),
      ])
      let screen = Screen(sort)
      try screen.window.user.choose("Title", inMenuOf: "Sort")
      try screen.window.user.choose("Year", inMenuOf: "Sort")
      #expect(log.lines == ["Title of button", "Year of button"])
      for title in ["Secret", "Author", "More", "Price"] {
        let error = #expect(throws: UserGestureError.self) {
          try screen.window.user.choose(title, inMenuOf: "Sort")
        }
        #expect(error?.reason == "the menu has no such entry")
      }
    }

    @Test("A button of the bar has a menu, too")
    func barButtons() throws {
      let controller = Screen.controller(title: "Books", [])
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", menu: UIMenu(children: [action("Book")]))
      let screen = Screen(UINavigationController(rootViewController: controller))
      try screen.window.user.choose("Book", inMenuOf: "Add")
      #expect(log.lines == ["Book of button"])
      controller.navigationItem.rightBarButtonItem?.isEnabled = false
      #expect(throws: UserGestureError.self) { try screen.window.user.choose("Book", inMenuOf: "Add") }
    }

    @Test("The delegate of a table is asked for the menu of a row, and a collection's for the menu of an item")
    func rows() throws {
      let rows = Rows(style: .plain)
      rows.menu = { $0.row == 0 ? nil : configuration("Delete") }
      let screen = Screen(rows)
      try screen.window.user.choose("Delete", inMenuOf: "Row 1")
      let error = #expect(throws: UserGestureError.self) {
        try screen.window.user.choose("Delete", inMenuOf: "Row 0")
      }
      #expect(error?.reason == "nothing with a menu has that name")
      let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
      items.menu = { $0 == [IndexPath(item: 0, section: 0)] ? configuration("Share") : nil }
      try Screen(items).window.user.choose("Share", inMenuOf: "Item")
      #expect(log.lines == ["Delete", "Share"])
    }

    @Test("The delegate of an interaction is asked for the menu of its view, as long as the view has it")
    func interactions() throws {
      let picture = UIImageView(image: UIImage(named: "Cover"))
      let pressed = Pressed()
      pressed.answer = configuration("Share")
      let interaction = UIContextMenuInteraction(delegate: pressed)
      picture.addInteraction(interaction)
      #expect(interaction.view === picture)
      let screen = Screen(picture)
      // As in UIKit, the view of an image takes no touches by itself.
      #expect(throws: UserGestureError.self) { try screen.window.user.choose("Share", inMenuOf: "Cover") }
      picture.isUserInteractionEnabled = true
      try screen.window.user.choose("Share", inMenuOf: "Cover")
      #expect(log.lines == ["Share"])
      let other = UIView()
      other.addInteraction(interaction)
      #expect(picture.interactions.isEmpty)
      #expect(interaction.view === other)
      #expect(throws: UserGestureError.self) { try screen.window.user.choose("Share", inMenuOf: "Cover") }
    }
  }
#endif
