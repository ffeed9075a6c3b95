import Portolan
import Testing

@MainActor
@Suite("The states of cells", .timeLimit(.minutes(20)))
struct CellStateTests {
  private final class Row: UITableViewCell {
    var calls: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      calls.append("highlighted \(highlighted)")
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["A", "B"]
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = Row(style: .default, reuseIdentifier: nil)
      row.textLabel?.text = rows[indexPath.row]
      return row
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
  }

  private final class Groups: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var names = ["first", "second"]
    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func table(_ source: Source) -> (table: UITableView, screen: Screen) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    (table.dataSource, table.delegate) = (source, source)
    let screen = Screen(table)
    table.layoutIfNeeded()
    return (table, screen)
  }

  // Source: developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:).
  @Test("A table tells its cells that they are selected and edited")
  func cells() throws {
    let (source, first) = (Source(), IndexPath(row: 0, section: 0))
    let (table, _) = table(source)
    let cell = try #require(table.cellForRow(at: first) as? Row)
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    #expect(cell.calls.last == "selected true")
    table.deselectRow(at: first, animated: false)
    #expect(cell.calls.last == "selected false")
    table.setEditing(true, animated: false)
    #expect(cell.isEditing)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isEditing == true)
    table.isEditing = false
    #expect(!cell.isEditing)
  }

  #if !canImport(UIKit)
    @Test("A tap highlights the row before it selects the row")
    func tap() throws {
      let source = Source()
      let (table, screen) = table(source)
      try screen.window.user.tap("A")
      #expect(source.log == ["highlight", "unhighlight", "select"])
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
      #expect(cell.calls.suffix(3) == ["highlighted true", "highlighted false", "selected true"])
    }

    @Test("A tap selects no row while the list is edited, unless the list allows that")
    func editedSelection() throws {
      let source = Source()
      let (table, screen) = table(source)
      table.isEditing = true
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(row: "A") }
      #expect(source.log == [])
      table.allowsMultipleSelectionDuringEditing = true
      try screen.window.user.tap(row: "A")
      try screen.window.user.tap(row: "B")
      #expect(table.indexPathsForSelectedRows?.count == 2)
    }

    // Source: developer.apple.com/documentation/uikit/uitableview/visiblecells.
    @Test("All rows have visible cells, also before a cell is read")
    func visibleCells() {
      let source = Source()
      let (table, screen) = table(source)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let items = Items(["Oak", "Elm"], in: collection)
      #expect(table.visibleCells.count == 2)
      #expect(collection.visibleCells.count == 2)
      #expect(collection.indexPathsForVisibleItems.count == 2)
      withExtendedLifetime((source, screen, items)) {}
    }

    @Test("The text of a background is seen")
    func seenBackground() {
      let source = Source()
      source.rows = []
      let (table, screen) = table(source)
      table.backgroundView = label("Nothing here yet")
      #expect(screen.window.renderedText.contains("Nothing here yet"))
    }
  #endif

  // Source: developer.apple.com/documentation/uikit/uitableview/backgroundview.
  @Test("The background of a table or a collection is inside it, behind the cells")
  func background() {
    let source = Source()
    let (table, _) = table(source)
    let views: [UIScrollView] = [
      table, UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for view in views {
      let background = label("Nothing here yet")
      (view as? UITableView)?.backgroundView = background
      (view as? UICollectionView)?.backgroundView = background
      view.layoutIfNeeded()
      #expect(background.isDescendant(of: view))
      (view as? UITableView)?.backgroundView = nil
      (view as? UICollectionView)?.backgroundView = nil
      #expect(background.superview == nil)
    }
  }

  // Source: developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration.
  @Test("The view of a configuration takes the place of the content view, and shows a later configuration of its kind")
  func contentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "A"
    cell.contentConfiguration = content
    let shown = cell.contentView
    #expect(shown is UIListContentView)
    #expect(shown.superview === cell)
    #expect(plain.superview == nil)
    content.text = "B"
    cell.contentConfiguration = content
    #expect(cell.contentView === shown)
    #expect(((shown as? UIListContentView)?.configuration as? UIListContentConfiguration)?.text == "B")
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(shown.superview == nil)
  }

  private final class StateCell: UICollectionViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
    }
  }

  private final class StateRow: UITableViewCell {
    var states: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
      var content = defaultContentConfiguration()
      content.text = state.isSelected ? "chosen" : "free"
      contentConfiguration = content
    }
  }

  // Source: developer.apple.com/documentation/uikit/uicollectionviewcell/setneedsupdateconfiguration(): when the state changes.
  @Test("A cell updates its configuration before it is shown, and when it is selected")
  func configuration() async throws {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let first = IndexPath(item: 0, section: 0)
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(StateCell.self, forCellWithReuseIdentifier: "cell")
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, place, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    let table = UITableView(frame: frame)
    table.register(StateRow.self, forCellReuseIdentifier: "row")
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { view, place, _ in
      view.dequeueReusableCell(withIdentifier: "row", for: place)
    }
    let screen = Screen(collection, table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    await items.apply(snapshot, animatingDifferences: false)
    await rows.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    table.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: first) as? StateCell)
    let row = try #require(table.cellForRow(at: first) as? StateRow)
    #expect(cell.states.last == false)
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.text == "free")
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    cell.layoutIfNeeded()
    row.layoutIfNeeded()
    #expect(cell.states.last == true)
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.text == "chosen")
    withExtendedLifetime(screen) {}
  }

  @Test("A selection follows its item through a snapshot, and its row through insertions and deletions")
  func selection() async {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, place, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    let source = Source()
    let (table, _) = table(source)
    let screen = Screen(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    await items.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    snapshot.insertItems([2], beforeItem: 1)
    await items.apply(snapshot, animatingDifferences: false)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    snapshot.deleteItems([1])
    await items.apply(snapshot, animatingDifferences: false)
    #expect(collection.indexPathsForSelectedItems == [])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    source.rows.insert("New", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    source.rows.removeFirst(2)
    table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    source.rows = []
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    withExtendedLifetime(screen) {}
  }

  // Source: developer.apple.com/documentation/uikit/uitableview/deletesections(_:with:) and its neighbours.
  @Test("A selection follows its section and its item through insertions, deletions and moves")
  func sections() {
    let (groups, place) = (Groups(), IndexPath(row: 0, section: 1))
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let table = UITableView(frame: frame)
    table.dataSource = groups
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = groups
    let screen = Screen(table, collection)
    table.selectRow(at: place, animated: false, scrollPosition: .none)
    collection.selectItem(at: place, animated: false, scrollPosition: [])
    func expect(_ row: Int, _ section: Int) {
      let expected = IndexPath(row: row, section: section)
      #expect(table.indexPathForSelectedRow == expected)
      #expect(collection.indexPathsForSelectedItems == [expected])
    }
    table.moveRow(at: place, to: IndexPath(row: 1, section: 1))
    collection.moveItem(at: place, to: IndexPath(item: 1, section: 1))
    expect(1, 1)
    groups.names = ["new", "first", "second"]
    table.insertSections([0], with: .none)
    collection.insertSections([0])
    expect(1, 2)
    groups.names = ["second", "new", "first"]
    table.moveSection(2, toSection: 0)
    collection.moveSection(2, toSection: 0)
    expect(1, 0)
    groups.names = ["new", "second", "first"]
    table.moveSection(1, toSection: 0)
    collection.moveSection(1, toSection: 0)
    expect(1, 1)
    groups.names = ["second", "first"]
    table.deleteSections([0], with: .none)
    collection.deleteSections([0])
    expect(1, 0)
    groups.names = ["first"]
    table.deleteSections([0], with: .none)
    collection.deleteSections([0])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(collection.indexPathsForSelectedItems == [])
    withExtendedLifetime(screen) {}
  }
}
