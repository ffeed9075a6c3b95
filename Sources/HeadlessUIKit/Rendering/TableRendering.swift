import Foundation

/// The rendering of tables as lines of text.
@MainActor
enum TableRendering {
  /// Returns the headers and footers of the sections, and a line for each row.
  static func lines(of table: UITableView) -> [String] {
    var lines = table.tableHeaderView.map(ViewRendering.lines(of:)) ?? []
    for section in 0..<table.numberOfSections {
      lines += header(of: section, in: table)
      for row in 0..<table.numberOfRows(inSection: section) {
        guard let cell = table.cell(at: IndexPath(row: row, section: section)), cell.isSeen else { continue }
        lines.append(line(of: cell))
      }
      lines += footer(of: section, in: table)
    }
    return lines + (table.tableFooterView.map(ViewRendering.lines(of:)) ?? [])
  }

  /// Returns the views above and below the sections, and a line for each item.
  static func lines(of collection: UICollectionView) -> [String] {
    (0..<collection.numberOfSections).flatMap { section in
      let lines = (0..<collection.numberOfItems(inSection: section)).compactMap { item -> String? in
        guard let cell = collection.cell(at: IndexPath(item: item, section: section)), cell.isSeen else { return nil }
        return ([cell.isSelected ? "*" : "-"] + ViewRendering.content(of: cell)).joined(separator: " ")
      }
      let headers = collection.headers(ofSection: section).flatMap(ViewRendering.lines)
      return headers + lines + collection.footers(ofSection: section).flatMap(ViewRendering.lines)
    }
  }

  private static func header(of section: Int, in table: UITableView) -> [String] {
    if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) {
      return ViewRendering.lines(of: view)
    }
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    return SeenText.lines(title).map { "-- \($0) --" }
  }

  private static func footer(of section: Int, in table: UITableView) -> [String] {
    if let view = table.delegate?.tableView(table, viewForFooterInSection: section) {
      return ViewRendering.lines(of: view)
    }
    return SeenText.lines(table.dataSource?.tableView(table, titleForFooterInSection: section))
  }

  private static func line(of cell: UITableViewCell) -> String {
    var parts = [cell.isSelected ? "*" : "-"] + ViewRendering.content(of: cell)
    if cell.accessoryView == nil {
      switch cell.accessoryType {
      case .none: break
      case .disclosureIndicator: parts.append("›")
      case .detailDisclosureButton: parts += ["(i)", "›"]
      case .checkmark: parts.append("✓")
      case .detailButton: parts.append("(i)")
      }
    }
    return parts.joined(separator: " ")
  }
}
