extension UITableView: RowList {
  final func askForCounts() -> [Int] {
    guard let dataSource = dataSourceReference else { return [0] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    return (0..<sections).map { max(dataSource.tableView(self, numberOfRowsInSection: $0), 0) }
  }

  final func newCell(at indexPath: IndexPath) -> UITableViewCell? {
    dataSourceReference?.tableView(self, cellForRowAt: indexPath)
  }

  final func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath) {
    delegateReference?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  final func menu(at indexPath: IndexPath) -> UIMenu? {
    delegateReference?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: .zero)?.menu
  }

  final func newSupplement(at place: SupplementaryPlace) -> UIView? {
    guard let delegate = delegateReference else { return nil }
    if place.kind == Self.footer {
      let footer = delegate.tableView(self, viewForFooterInSection: place.section)
      if let footer { delegate.tableView(self, willDisplayFooterView: footer, forSection: place.section) }
      return footer
    }
    let header = delegate.tableView(self, viewForHeaderInSection: place.section)
    if let header { delegate.tableView(self, willDisplayHeaderView: header, forSection: place.section) }
    return header
  }

  /// The kind of the view above a section.
  static let header = "header"
  /// The kind of the view below a section.
  static let footer = "footer"

  final var readSections: [ListSection] {
    var sections = [backgroundView, tableHeaderView].compactMap { $0.map { ListSection(headers: [$0]) } }
    for section in 0..<numberOfSections {
      let header = supplement(Self.header, inSection: section)
      let footer = supplement(Self.footer, inSection: section)
      sections.append(
        ListSection(
          header: header == nil ? dataSourceReference?.tableView(self, titleForHeaderInSection: section) : nil,
          headers: header.map { [$0] } ?? [], rows: seenRows(inSection: section), footers: footer.map { [$0] } ?? [],
          footer: footer == nil ? dataSourceReference?.tableView(self, titleForFooterInSection: section) : nil))
    }
    return sections + (tableFooterView.map { [ListSection(footers: [$0])] } ?? [])
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

  /// Performs a tap on a row; the delegate may choose another row or none.
  ///
  /// - Returns: `true` if the tap selected a row, or deselected a row in a table that allows a multiple selection.
  final func tapRow(at tapped: IndexPath) -> Bool {
    if let delegate = delegateReference, !delegate.tableView(self, shouldHighlightRowAt: tapped) { return false }
    touch(tapped) {
      delegateReference?.tableView(self, didHighlightRowAt: tapped)
    } ended: {
      delegateReference?.tableView(self, didUnhighlightRowAt: tapped)
    }
    if takesSeveral, selection.contains(tapped) { return deselectByTap(tapped) }
    var indexPath = tapped
    if let delegate = delegateReference {
      guard let chosen = delegate.tableView(self, willSelectRowAt: tapped) else {
        performPrimaryAction(at: tapped)
        return false
      }
      indexPath = chosen
    }
    if !takesSeveral {
      for old in selection where old != indexPath { _ = deselectByTap(old) }
    }
    mark(indexPath)
    delegateReference?.tableView(self, didSelectRowAt: indexPath)
    performPrimaryAction(at: indexPath)
    return true
  }

  // Source: developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:performprimaryactionforrowat:): the primary action
  // comes after the selection, also if that is refused, and not while the user extends a selection of several rows.
  private func performPrimaryAction(at indexPath: IndexPath) {
    guard !takesSeveral, let delegate = delegateReference,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  private func deselectByTap(_ indexPath: IndexPath) -> Bool {
    var chosen = indexPath
    if let delegate = delegateReference {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else { return false }
      chosen = answer
    }
    unmark(chosen)
    delegateReference?.tableView(self, didDeselectRowAt: chosen)
    return true
  }

  /// Registers the class of the cells with an identifier, or removes the registration if the class is `nil`.
  ///
  /// A class that is not a cell's raises an exception. Cells are created through `init?(coder:)`, the only initialiser
  /// that Swift guarantees on a subclass. If that is `fatalError`, do not register the class: call
  /// ``dequeueReusableCell(withIdentifier:)`` and create the cell if it returns `nil`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      sources[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      raise("-[UITableView registerClass:forCellReuseIdentifier:]: \(cellClass) is no UITableViewCell")
    }
    sources[identifier] = { type.constructed(identifier) }
  }

  /// Returns a cell that is no longer in use or a new one, or `nil` if nothing is registered for the identifier.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = sources[identifier]?() else { return nil }
    cell.identifier = identifier
    return cell
  }

  /// Returns a cell that is no longer in use or a new one, and raises if nothing is registered for the identifier.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """
      )
    }
    return cell
  }

  /// The height that a table finds from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Begins or ends the editing of rows.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Registers the class of the views above and below sections.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a view for above or below a section, or `nil` if nothing is registered for the identifier.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterSources[identifier]?.constructed(identifier)
  }
}
