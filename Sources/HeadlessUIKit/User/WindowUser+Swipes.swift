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
    let title = title.onOneLine
    let gesture = "swipe row \"\(name)\" and choose \"\(title)\""
    try requireRest(gesture)
    let rows = elements.filter { $0.kind == .row }.called(name)
    guard let row = rows.first else { throw error(gesture, "no such row is on screen") }
    guard let (list, place) = row.row, list.performSwipe(at: place, choosing: title) else {
      throw error(gesture, "the row has no such action")
    }
  }

  /// Returns the swipes of a row, one for each of its actions.
  func swipes(of row: ScreenElement, named name: String) -> [PossibleGesture] {
    guard let (list, place) = row.row else { return [] }
    var seen: Set<String> = []
    return list.swipeTitles(at: place).filter { seen.insert($0).inserted }.map { title in
      PossibleGesture(
        "swipe row \"\(name)\" and choose \"\(title)\"", step: "swipe row \(name) and choose \(title)"
      ) { try swipe(row: name, choosing: title) }
    }
  }
}

extension UITableView {
  final func performSwipe(at indexPath: IndexPath, choosing title: String) -> Bool {
    guard let dataSource = dataSourceReference, dataSource.tableView(self, canEditRowAt: indexPath) else {
      return false
    }
    let (trailing, leading) = swipeActions(at: indexPath)
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

  final func swipeTitles(at indexPath: IndexPath) -> [String] {
    guard let dataSource = dataSourceReference else { return [] }
    hasDefaultEditing = false
    guard dataSource.tableView(self, canEditRowAt: indexPath) else { return [] }
    let isDeclared = !hasDefaultEditing
    let (trailing, leading) = swipeActions(at: indexPath)
    let titles = [trailing, leading].flatMap { $0?.titles ?? [] }
    // Only a deletion shows whether the data source commits one, so that the data source must say that a row can be edited.
    guard trailing == nil, isDeclared, editingStyle(at: indexPath) == .delete else { return titles }
    return titles + [titleOfDeletion(at: indexPath)]
  }

  private final func swipeActions(
    at indexPath: IndexPath
  ) -> (trailing: UISwipeActionsConfiguration?, leading: UISwipeActionsConfiguration?) {
    (
      delegateReference?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath),
      delegateReference?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    )
  }

  private final func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    delegateReference?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  private final func titleOfDeletion(at indexPath: IndexPath) -> String {
    delegateReference?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)?.onOneLine ?? "Delete"
  }
}

extension UICollectionView {
  final func performSwipe(at indexPath: IndexPath, choosing title: String) -> Bool {
    guard let cell = cell(at: indexPath) else { return false }
    return swipeActions(at: indexPath).contains { $0.perform(title, on: cell) }
  }

  final func swipeTitles(at indexPath: IndexPath) -> [String] { swipeActions(at: indexPath).flatMap(\.titles) }

  /// Returns the actions at both ends of an item in a list.
  private final func swipeActions(at indexPath: IndexPath) -> [UISwipeActionsConfiguration] {
    guard let list = listConfiguration(inSection: indexPath.section) else { return [] }
    return [list.trailingSwipeActionsConfigurationProvider, list.leadingSwipeActionsConfigurationProvider]
      .compactMap { $0?(indexPath) }
  }
}
