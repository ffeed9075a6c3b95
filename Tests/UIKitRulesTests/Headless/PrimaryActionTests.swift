#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:performprimaryactionforrowat:), and
  // …/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:).
  @MainActor
  @Suite("The primary actions of rows", .headlessOnly, .rule(.gestures), .tags(.documented), .limited)
  struct PrimaryActionTests {
    private final class Rows: UITableViewController {
      var heard: [String] = []
      var (selects, performs) = (true, true)

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        selects ? indexPath : nil
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath.row)")
      }
      override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        performs
      }
      override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        heard.append("perform \(indexPath.row)")
      }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var heard: [String] = []
      var selects = true

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        let label = UILabel()
        label.text = "Item"
        cell.contentView.addSubview(label)
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        selects
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard.append("select")
      }
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        heard.append("perform")
      }
    }

    @Test("A tap on a row performs its primary action after the selection, also if that is refused or was there before")
    func row() throws {
      let rows = Rows(style: .plain)
      let screen = Screen(rows)
      try screen.window.user.tap("Row 1")
      try screen.window.user.tap("Row 1")
      #expect(rows.heard == ["select 1", "perform 1", "select 1", "perform 1"])
      rows.heard = []
      rows.selects = false
      try screen.window.user.tap("Row 0")
      #expect(rows.heard == ["perform 0"])
    }

    @Test("A row performs no primary action if its delegate refuses, or while several rows are selected")
    func refused() throws {
      let rows = Rows(style: .plain)
      let screen = Screen(rows)
      rows.performs = false
      try screen.window.user.tap("Row 0")
      #expect(rows.heard == ["select 0"])
      rows.performs = true
      rows.tableView.allowsMultipleSelection = true
      try screen.window.user.tap("Row 1")
      #expect(rows.heard == ["select 0", "select 1"])
    }

    @Test("A tap on an item performs its primary action after the selection, also if that is refused")
    func item() throws {
      let page = UIViewController()
      let items = Items()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = items
      collection.delegate = items
      page.view.addSubview(collection)
      let screen = Screen(page)
      try screen.window.user.tap("Item")
      #expect(items.heard == ["select", "perform"])
      items.selects = false
      try screen.window.user.tap("Item")
      #expect(items.heard == ["select", "perform", "perform"])
    }

    @Test("A primary action pushes the screen of its row")
    func navigates() async throws {
      final class Pushing: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Open"
          return cell
        }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(UIViewController(), animated: true)
        }
      }
      let stack = UINavigationController(rootViewController: Pushing(style: .plain))
      let screen = Screen(stack)
      try screen.window.user.tap("Open")
      await settle()
      #expect(stack.viewControllers.count == 2)
    }
  }
#endif
