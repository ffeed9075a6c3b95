extension WindowUser {
  /// Swipes a row to the side and chooses an action.
  ///
  /// The delegate of a table is asked for the actions at both ends, as are the closures of a list. A row without actions at its end
  /// has "Delete" if the data source allows editing and commits it.
  ///
  /// - Parameters:
  ///   - name: A text in the row, or the accessibility label or identifier of its cell.
  ///   - title: The title of the action, or its accessibility label, or the name of its image.
  /// - Throws: ``UserGestureError`` if there is no such row, or it has no such action.
  public func swipe(row name: String, choosing title: String) throws {
    let gesture = "swipe row \"\(name)\" and choose \"\(title)\""
    try requireRest(gesture)
    let rows = elements.filter { element in
      switch element.kind {
      case .row, .item: true
      case .button, .segment, .tappable, .field, .toggle, .value: false
      }
    }.called(name)
    guard let row = rows.first else { throw error(gesture, "no such row is on screen") }
    let hasPerformed =
      switch row.kind {
      case .row(let table, let place): table.performSwipe(at: place, choosing: title)
      case .item(let collection, let place): collection.performSwipe(at: place, choosing: title)
      default: false
      }
    if !hasPerformed { throw error(gesture, "the row has no such action") }
  }
}

extension UITableView {
  /// Performs an action of a row.
  ///
  /// - Returns: `true` if the row has the action.
  fileprivate final func performSwipe(at indexPath: IndexPath, choosing title: String) -> Bool {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return false }
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    if let cell = cell(at: indexPath) {
      for actions in [trailing, leading] where actions?.perform(title, on: cell) ?? false { return true }
    }
    guard trailing == nil, editingStyle(at: indexPath) == .delete, titleOfDeletion(at: indexPath) == title else {
      return false
    }
    ignoresCommit = false
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
    return !ignoresCommit
  }

  private final func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  private final func titleOfDeletion(at indexPath: IndexPath) -> String {
    delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
  }
}

extension UICollectionView {
  /// Performs an action of an item in a list.
  ///
  /// - Returns: `true` if the item has the action.
  fileprivate final func performSwipe(at indexPath: IndexPath, choosing title: String) -> Bool {
    guard let cell = cell(at: indexPath), let list = listConfiguration(inSection: indexPath.section) else {
      return false
    }
    let providers = [
      list.trailingSwipeActionsConfigurationProvider, list.leadingSwipeActionsConfigurationProvider,
    ]
    for provider in providers where provider?(indexPath)?.perform(title, on: cell) ?? false { return true }
    return false
  }
}

extension UISwipeActionsConfiguration {
  /// Performs the action with a title, or else with that accessibility label or image.
  ///
  /// - Returns: `true` if there is one.
  fileprivate final func perform(_ title: String, on view: UIView) -> Bool {
    let action =
      actions.first { $0.title == title } ?? actions.first { $0.accessibilityLabel == title || $0.image?.name == title }
    guard let action else { return false }
    action.handler(action, view) { _ in }
    return true
  }
}
