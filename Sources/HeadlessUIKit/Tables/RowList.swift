/// A table or a collection: rows in sections, each in a cell of its own; the user selects some.
protocol RowList: UIView {
  associatedtype Cell: RowCell

  /// The number of rows in each section, or `nil` until the data source is asked again.
  var counts: [Int]? { get set }
  /// The cells that were created.
  var cells: [IndexPath: Cell] { get set }
  /// The views above and below sections that were created.
  var supplements: [SupplementaryPlace: UIView] { get set }
  /// A Boolean value that indicates whether the app creates a view of the list, so that the list asks for no other.
  var isCreating: Bool { get set }
  var selection: [IndexPath] { get set }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }

  /// Asks the data source for the number of rows in each section.
  func askForCounts() -> [Int]
  /// Asks the data source for the cell of a row, or returns `nil` if there is no data source.
  func newCell(at indexPath: IndexPath) -> Cell?
  /// Tells the delegate of a cell that is about to be shown.
  func willDisplay(_ cell: Cell, at indexPath: IndexPath)
  /// Asks for the view above or below a section, or returns `nil` if there is none.
  func newSupplement(at place: SupplementaryPlace) -> UIView?

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

/// The place of a view above or below a section.
struct SupplementaryPlace: Hashable {
  let kind: String
  let section: Int
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
    let wasCreating = isCreating
    isCreating = true
    defer { isCreating = wasCreating }
    guard let cell = newCell(at: indexPath) else { return nil }
    cells[indexPath] = cell
    cell.show(isSelected: selection.contains(indexPath))
    if isEditing { cell.show(isEdited: true) }
    cell.setNeedsUpdateConfiguration()
    addSubview(cell)
    willDisplay(cell, at: indexPath)
    return cell
  }

  /// Returns the view above or below a section and creates it if needed, or returns `nil` if there is none.
  func supplement(_ kind: String, inSection section: Int) -> UIView? {
    let place = SupplementaryPlace(kind: kind, section: section)
    if let made = supplements[place] { return made }
    guard !isCreating, (0..<rowCounts.count).contains(section) else { return nil }
    isCreating = true
    defer { isCreating = false }
    guard let view = newSupplement(at: place) else { return nil }
    supplements[place] = view
    addSubview(view)
    return view
  }

  /// Releases the views above and below sections.
  func forgetSupplements() {
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
  }

  /// Returns the rows of a section that can be seen.
  func seenRows(inSection section: Int) -> [(place: IndexPath, cell: UIView)] {
    (0..<count(inSection: section)).compactMap { row in
      let place = IndexPath(row: row, section: section)
      guard let cell = cell(at: place), cell.isSeen else { return nil }
      return (place, cell)
    }
  }

  /// The places of all rows; each counts as visible.
  var everyRow: [IndexPath] {
    rowCounts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
  }

  /// The cells of all rows, or the present cells while the app creates another.
  var everyCell: [Cell] {
    isCreating ? cells.sorted { $0.key < $1.key }.map(\.value) : everyRow.compactMap { cell(at: $0) }
  }

  /// A Boolean value that indicates whether the user can select rows now.
  var takesSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// A Boolean value that indicates whether several rows can be selected now.
  var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

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

  /// Releases the cells after a row was moved, and keeps it selected.
  func forgetContent(moving old: IndexPath, to new: IndexPath) {
    let isSelected = selection.contains(old)
    forgetContent(adding: [new], removing: [old])
    if isSelected { selection.append(new) }
  }

  /// Releases all views after sections have changed, and moves the selection with its sections.
  ///
  /// - Parameter move: A closure that returns the new index of a section, or `nil` if it has left.
  func forgetSections(moving move: (Int) -> Int? = { $0 }) {
    forgetContent()
    forgetSupplements()
    selection = selection.compactMap { place in move(place.section).map { IndexPath(row: place.row, section: $0) } }
  }

  func forgetSections(adding added: IndexSet) {
    forgetSections { section in
      var place = section
      for new in added where new <= place { place += 1 }
      return place
    }
  }

  func forgetSections(removing removed: IndexSet) {
    forgetSections { section in removed.contains(section) ? nil : section - removed.count { $0 < section } }
  }

  func forgetSections(moving old: Int, to new: Int) {
    forgetSections { section in
      if section == old { return new }
      let rest = section > old ? section - 1 : section
      return rest < new ? rest : rest + 1
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
    if !takesSeveral || indexPath == nil { for old in selection where old != indexPath { unmark(old) } }
    if let indexPath { mark(indexPath) }
  }
}

/// A section of a table or a collection as it is read, from its beginning.
///
/// The views above and below all sections of a table are sections without rows.
@MainActor
package struct ListSection {
  /// The title above the rows, if there is no view.
  package var header: String?
  /// The views above the rows.
  package var headers: [UIView] = []
  /// The rows that can be seen.
  var rows: [(place: IndexPath, cell: UIView)] = []
  /// The views below the rows.
  package var footers: [UIView] = []
  /// The title below the rows, if there is no view.
  package var footer: String?

  /// The cells that can be seen.
  package var cells: [UIView] { rows.map(\.cell) }
}
