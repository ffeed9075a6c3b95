/// The rendering of tables as lines of text.
@MainActor
enum TableRendering {
  /// Returns the headers and footers of the sections, and a line for each row.
  static func lines(of table: UITableView) -> [String] {
    var lines = table.tableHeaderView.map(ViewRendering.lines(of:)) ?? []
    for section in table.sectionsOnScreen {
      lines += section.headerView.map(ViewRendering.lines) ?? SeenText.lines(section.header).map { "-- \($0) --" }
      lines += section.cells.map(line)
      lines += section.footerView.map(ViewRendering.lines) ?? SeenText.lines(section.footer)
    }
    return lines + (table.tableFooterView.map(ViewRendering.lines(of:)) ?? [])
  }

  /// Returns the views above and below the sections, and a line for each item.
  static func lines(of collection: UICollectionView) -> [String] {
    collection.sectionsOnScreen.flatMap { section in
      let lines = section.cells.map { cell in
        ([cell.isSelected ? "*" : "-"] + ViewRendering.content(of: cell)).joined(separator: " ")
      }
      return section.headers.flatMap(ViewRendering.lines) + lines + section.footers.flatMap(ViewRendering.lines)
    }
  }

  private static func line(of cell: UITableViewCell) -> String {
    ([cell.isSelected ? "*" : "-"] + ViewRendering.content(of: cell) + cell.accessoryMarks).joined(separator: " ")
  }
}
