#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The user swipes rows and chooses actions")
  struct SwipeActionTests {
    class Rows: UITableViewController {
      var names = ["Oak", "Elm"]
      var log: [String] = []

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }

    final class Deleting: Rows {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        names[indexPath.row] != "Elm"
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        guard editingStyle == .delete else { return }
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
      override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
      ) -> String? { names[indexPath.row] == "Fir" ? "Fell" : nil }
      override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { names[indexPath.row] == "Ash" ? .insert : .delete }
    }

    final class Acting: Rows {
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Delete", at: indexPath)])
      }
      override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let share = action(nil, at: indexPath)
        share.image = UIImage(systemName: "square.and.arrow.up")
        share.accessibilityLabel = "Share"
        return UISwipeActionsConfiguration(actions: [action("Pin", at: indexPath), share])
      }
      private func action(_ title: String?, at indexPath: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [weak self] action, view, done in
          let isRow = (view as? UITableViewCell)?.textLabel?.text == self?.names[indexPath.row]
          self?.log.append("\(action.title ?? "?") \(indexPath.row) \(isRow)")
          done(true)
        }
      }
    }

    @Test("The actions at both ends are performed with the cell, by their title, label or image")
    func actions() throws {
      let rows = Acting(style: .plain)
      let user = Screen(rows).window.user
      try user.swipe(row: "Elm", choosing: "Delete")
      try user.swipe(row: "Oak", choosing: "Pin")
      try user.swipe(row: "Oak", choosing: "Share")
      try user.swipe(row: "Oak", choosing: "square.and.arrow.up")
      #expect(rows.log == ["Delete 1 true", "Pin 0 true", "? 0 true", "? 0 true"])
      let error = #expect(throws: UserGestureError.self) { try user.swipe(row: "Oak", choosing: "Mute") }
      #expect(error?.reason == "the row has no such action")
      #expect(throws: UserGestureError.self) { try user.swipe(row: "Fir", choosing: "Pin") }
    }

    @Test("A row without actions has Delete, or the delegate's title, if the data source commits it")
    func deletion() throws {
      let rows = Deleting(style: .plain)
      rows.names = ["Oak", "Elm", "Fir", "Ash"]
      let screen = Screen(rows)
      try screen.window.user.swipe(row: "Oak", choosing: "Delete")
      #expect(screen.window.renderedText == "- Elm\n- Fir\n- Ash")
      #expect(throws: UserGestureError.self) { try screen.window.user.swipe(row: "Elm", choosing: "Delete") }
      #expect(throws: UserGestureError.self) { try screen.window.user.swipe(row: "Fir", choosing: "Delete") }
      #expect(throws: UserGestureError.self) { try screen.window.user.swipe(row: "Ash", choosing: "Delete") }
      try screen.window.user.swipe(row: "Fir", choosing: "Fell")
      #expect(rows.names == ["Elm", "Ash"])
      let plain = Screen(Rows(style: .plain))
      #expect(throws: UserGestureError.self) { try plain.window.user.swipe(row: "Oak", choosing: "Delete") }
    }

    @Test("Rows of a diffable data source have actions only if a subclass allows editing")
    func diffable() throws {
      final class Editable: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      }
      for isEditable in [false, true] {
        let rows = Acting(style: .plain)
        let provider: UITableViewDiffableDataSource<Int, String>.CellProvider = { _, _, item in
          let cell = UITableViewCell()
          cell.textLabel?.text = item
          return cell
        }
        let source =
          isEditable
          ? Editable(tableView: rows.tableView, cellProvider: provider)
          : UITableViewDiffableDataSource(tableView: rows.tableView, cellProvider: provider)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Oak"])
        source.apply(snapshot)
        let user = Screen(rows).window.user
        if isEditable {
          try user.swipe(row: "Oak", choosing: "Pin")
        } else {
          #expect(throws: UserGestureError.self) { try user.swipe(row: "Oak", choosing: "Pin") }
        }
        #expect(rows.log == (isEditable ? ["Pin 0 true"] : []))
      }
    }

    @Test("The closures of a list return the actions of its items")
    func list() throws {
      var log: [String] = []
      func actions(_ title: String) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider {
        { path in
          let action = UIContextualAction(style: .destructive, title: title) { _, _, done in
            log.append("\(title) \(path.item)")
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [action])
        }
      }
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = actions("Delete")
      list.leadingSwipeActionsConfigurationProvider = actions("Pin")
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let shown = Items(["Oak", "Elm"], in: collection)
      let screen = Screen(collection)
      try screen.window.user.swipe(row: "Elm", choosing: "Delete")
      try screen.window.user.swipe(row: "Oak", choosing: "Pin")
      #expect(log == ["Delete 1", "Pin 0"])
      collection.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(throws: UserGestureError.self) { try screen.window.user.swipe(row: "Elm", choosing: "Delete") }
      #expect(shown.source.snapshot().numberOfItems == 2)
    }
  }
#endif
