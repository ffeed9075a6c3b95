/// A table or a collection: rows in sections, each in a cell of its own; the user selects some.
protocol RowList: UIView {
  associatedtype Cell: RowCell

  /// The number of rows in each section, or `nil` until the data source is asked again.
  var counts: [Int]? { get set }
  /// The cells that were created.
  var cells: [IndexPath: Cell] { get set }
  var selection: [IndexPath] { get set }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var isEditing: Bool { get }

  /// Asks the data source for the number of rows in each section.
  func askForCounts() -> [Int]
  /// Asks the data source for the cell of a row, or returns `nil` if there is no data source.
  func newCell(at indexPath: IndexPath) -> Cell?
  /// Tells the delegate of a cell that is about to be shown.
  func willDisplay(_ cell: Cell, at indexPath: IndexPath)

  /// Performs a tap on a row.
  ///
  /// - Returns: `true` if the tap selected a row, or deselected a row in a list that allows a multiple selection.
  func tapRow(at indexPath: IndexPath) -> Bool
  /// Performs an action that a swipe of a row shows.
  ///
  /// - Returns: `true` if the row has the action.
  func performSwipe(at indexPath: IndexPath, choosing title: String) -> Bool
  /// Returns the titles of the actions that a swipe of a row shows.
  func swipeTitles(at indexPath: IndexPath) -> [String]
  /// Asks the delegate for the menu of a row.
  func menu(at indexPath: IndexPath) -> UIMenu?
  /// The sections as they are read.
  var readSections: [ListSection] { get }
  /// Releases all cells, and asks the data source again.
  func forgetContent()
  /// Releases all cells, asks the data source again, and selects no row.
  func reloadData()
}

/// The cell of a row.
protocol RowCell: UIView {
  /// Shows the row as selected or not selected.
  func show(isSelected: Bool)
  /// Shows the row as touched or not touched.
  func show(isTouched: Bool)
  /// Shows the row as edited or not edited.
  func show(isEdited: Bool)
  /// Updates the content for the state of the cell.
  func setNeedsUpdateConfiguration()
}

extension UITableViewCell: RowCell {
  final func show(isSelected: Bool) { setSelected(isSelected, animated: false) }

  final func show(isTouched: Bool) {
    setHighlighted(isTouched, animated: false)
    setNeedsUpdateConfiguration()
  }

  final func show(isEdited: Bool) {
    setEditing(isEdited, animated: false)
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell: RowCell {
  final func show(isSelected: Bool) { self.isSelected = isSelected }

  final func show(isTouched: Bool) {
    isHighlighted = isTouched
    setNeedsUpdateConfiguration()
  }

  final func show(isEdited: Bool) {
    self.isEdited = isEdited
    setNeedsUpdateConfiguration()
  }
}

extension RowList {
  /// The number of rows in each section; the data source returns it once until the list is reloaded.
  var rowCounts: [Int] {
    if let counts { return counts }
    let asked = askForCounts()
    counts = asked
    return asked
  }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  func count(inSection section: Int) -> Int { rowCounts.indices.contains(section) ? rowCounts[section] : 0 }

  /// Returns the cell of a row and creates it if needed, or returns `nil` if there is no such row.
  func cell(at indexPath: IndexPath) -> Cell? {
    guard indexPath.count == 2, (0..<count(inSection: indexPath.section)).contains(indexPath.row) else { return nil }
    if let made = cells[indexPath] { return made }
    guard let cell = newCell(at: indexPath) else { return nil }
    cells[indexPath] = cell
    cell.show(isSelected: selection.contains(indexPath))
    if isEditing { cell.show(isEdited: true) }
    cell.setNeedsUpdateConfiguration()
    addSubview(cell)
    willDisplay(cell, at: indexPath)
    return cell
  }

  /// Returns the rows of a section that can be seen.
  func seenRows(inSection section: Int) -> [(place: IndexPath, cell: UIView)] {
    (0..<count(inSection: section)).compactMap { row in
      let place = IndexPath(row: row, section: section)
      guard let cell = cell(at: place), cell.isSeen else { return nil }
      return (place, cell)
    }
  }

  /// The cells that were created, from the first.
  var cellsInOrder: [Cell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  func mark(_ indexPath: IndexPath) {
    guard !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cells[indexPath]?.show(isSelected: true)
  }

  func unmark(_ indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.show(isSelected: false)
  }

  /// Touches a row and lets it go, before the list asks about the selection.
  func touch(_ indexPath: IndexPath, began: () -> Void, ended: () -> Void) {
    cells[indexPath]?.show(isTouched: true)
    began()
    cells[indexPath]?.show(isTouched: false)
    ended()
  }

  /// Releases the cells after rows were added or removed, and moves the selection with its rows.
  ///
  /// - Parameters:
  ///   - added: The new rows, as they are counted afterwards.
  ///   - removed: The rows that have left, as they were counted before.
  func forgetContent(adding added: [IndexPath], removing removed: [IndexPath] = []) {
    forgetContent()
    selection = selection.compactMap { place in
      guard !removed.contains(place) else { return nil }
      var row = place.row - removed.count { $0.section == place.section && $0.row < place.row }
      for new in added.sorted() where new.section == place.section && new.row <= row { row += 1 }
      return IndexPath(row: row, section: place.section)
    }
  }

  /// Reloads the list; the rows that a closure finds again stay selected.
  func reloadData(moving move: (IndexPath) -> IndexPath?) {
    let kept = selection.compactMap(move)
    reloadData()
    selection = kept
  }

  /// Selects a row, or none, without notifying the delegate.
  func select(_ indexPath: IndexPath?) {
    if !allowsMultipleSelection || indexPath == nil { for old in selection where old != indexPath { unmark(old) } }
    if let indexPath { mark(indexPath) }
  }
}
