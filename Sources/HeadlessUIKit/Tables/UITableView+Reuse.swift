extension UITableView {
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

  /// Registers the nib of the cells with an identifier, or removes the registration if the nib is `nil`.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    sources[identifier] = nib.map { nib in
      {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
          raise(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
              + "must be a UITableViewCell instance"
          )
        }
        return cell
      }
    }
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
