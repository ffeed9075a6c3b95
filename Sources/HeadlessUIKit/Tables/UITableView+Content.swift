extension UITableView {
  /// The number of rows in each section, which the data source returns once until the table is reloaded.
  final var rowCounts: [Int] {
    if let counts { return counts }
    var asked: [Int] = []
    if let dataSource {
      let sections = dataSource.numberOfSections(in: self)
      asked = (0..<max(sections, 0)).map { max(dataSource.tableView(self, numberOfRowsInSection: $0), 0) }
    }
    counts = asked
    return asked
  }

  final func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2, rowCounts.indices.contains(indexPath.section),
      (0..<rowCounts[indexPath.section]).contains(indexPath.row)
    else { return nil }
    if let made = cells[indexPath] { return made }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cells[indexPath] = cell
    cell.isSelected = selection.contains(indexPath)
    addSubview(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  final func forgetContent() {
    counts = nil
    let old = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (_, cell) in old { recycle(cell) }
  }

  final func forgetCell(at indexPath: IndexPath) {
    if let cell = cells.removeValue(forKey: indexPath) { recycle(cell) }
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    guard staticSections == nil, let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }

  final func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  final func mark(_ indexPath: IndexPath) {
    guard !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cells[indexPath]?.isSelected = true
  }

  final func unmark(_ indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Performs a tap on a row, for which the delegate may choose another row or none.
  ///
  /// - Returns: `true` if the tap selected a row, or deselected one in a table that allows a multiple selection.
  final func tapRow(at tapped: IndexPath) -> Bool {
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: tapped) { return false }
    if allowsMultipleSelection, selection.contains(tapped) { return deselectByTap(tapped) }
    var indexPath = tapped
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: tapped) else { return false }
      indexPath = chosen
    }
    if !allowsMultipleSelection {
      for old in selection where old != indexPath { _ = deselectByTap(old) }
    }
    mark(indexPath)
    delegate?.tableView(self, didSelectRowAt: indexPath)
    return true
  }

  private func deselectByTap(_ indexPath: IndexPath) -> Bool {
    var chosen = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else { return false }
      chosen = answer
    }
    unmark(chosen)
    delegate?.tableView(self, didDeselectRowAt: chosen)
    return true
  }
}
