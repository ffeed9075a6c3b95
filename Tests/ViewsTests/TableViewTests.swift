import Portolan
import Testing

@MainActor
@Suite("Tables")
struct TableViewTests {
  private final class Fruit: NSObject, UITableViewDataSource {
    var names = [["Apple", "Pear"], ["Fig"]]
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }
  }

  private final class Cell: UITableViewCell {
    var uses = 1
    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
  }

  private let fruit = Fruit()
  private let table = UITableView(frame: .zero, style: .grouped)

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "Fruit")
    table.dataSource = fruit
  }

  @Test("A data source is asked for sections, rows and cells, a cell once")
  func content() throws {
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let pear = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(pear.textLabel?.text == "Pear")
    #expect(pear.reuseIdentifier == "Fruit")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === pear)
    #expect(fruit.asked == 1)
    #expect(table.indexPath(for: pear) == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Apple", "Pear", "Fig"])
    #expect(fruit.asked == 3)
  }

  @Test("There is no cell where there is no row")
  func noRow() {
    for place in [IndexPath(row: 2, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 9)] {
      #expect(table.cellForRow(at: place) == nil)
    }
    #expect(table.numberOfRows(inSection: 5) == 0)
    #expect(UITableView().cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test("Changes of the data are seen when the table is loaded again, and not before; cells are used again")
  func reload() throws {
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    fruit.names = [["Kiwi"]]
    #expect(table.numberOfSections == 2)
    table.reloadData()
    #expect(table.numberOfSections == 1)
    let again = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    #expect(again === first)
    #expect(again.uses == 2)
    #expect(again.textLabel?.text == "Kiwi")
  }

  @Test("Rows that are loaded again ask for their cells again")
  func reloadRows() {
    let place = IndexPath(row: 0, section: 1)
    _ = table.cellForRow(at: place)
    fruit.names[1][0] = "Date"
    table.reloadRows(at: [place], with: .automatic)
    #expect(table.cellForRow(at: place)?.textLabel?.text == "Date")
  }

  @Test("An identifier that nothing is registered for gives no cell")
  func unregistered() {
    #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "Fruit")
    #expect(table.dequeueReusableCell(withIdentifier: "Fruit") == nil)
  }

  @Test("Selecting by code is not reported, and only one row is selected unless several may be")
  func selection() {
    let (apple, fig) = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1))
    table.selectRow(at: apple, animated: false, scrollPosition: .none)
    table.selectRow(at: fig, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [fig])
    #expect(table.cellForRow(at: fig)?.isSelected == true)
    table.allowsMultipleSelection = true
    table.selectRow(at: apple, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [fig, apple])
    table.deselectRow(at: fig, animated: false)
    #expect(table.indexPathForSelectedRow == apple)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A cell has the labels of its style, or the content of a configuration")
  func cell() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.detailTextLabel == nil)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "x")
    cell.detailTextLabel?.text = "3"
    #expect(cell.detailTextLabel?.superview === cell.contentView)
    var content = cell.defaultContentConfiguration()
    content.text = "Fig"
    cell.contentConfiguration = content
    #expect(cell.textLabel == nil)
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("A table controller is the data source of its table, loads it once, and ends the selection on return")
  func controller() throws {
    final class Numbers: UITableViewController {
      var rows = 1
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let numbers = Numbers(style: .insetGrouped)
    #expect(numbers.tableView.style == .insetGrouped)
    #expect(numbers.tableView.dataSource === numbers)
    let navigation = UINavigationController(rootViewController: numbers)
    _ = Screen(navigation)
    #expect(numbers.tableView.numberOfRows(inSection: 0) == 1)
    numbers.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    numbers.rows = 2
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(numbers.tableView.indexPathForSelectedRow == nil)
    #expect(numbers.tableView.numberOfRows(inSection: 0) == 1)
  }
}
