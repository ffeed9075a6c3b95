extension UITableView: RowList {
  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    return (0..<sections).map { max(dataSource.tableView(self, numberOfRowsInSection: $0), 0) }
  }

  final func newCell(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  final func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath) {
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  final func menu(at indexPath: IndexPath) -> UIMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: .zero)?.menu
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

extension UIView {
  /// Replaces a subview, which may be in another view by now.
  final func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }
}
