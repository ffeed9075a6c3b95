/// The rendering of tables and collections as lines of text.
@MainActor
enum TableRendering {
  /// Returns the headers and footers of the sections, and a line for each row.
  static func lines(of sections: [ListSection]) -> [String] {
    sections.flatMap { section in
      var lines = SeenText.lines(section.header).map { "-- \($0) --" }
      lines += section.headers.flatMap(ViewRendering.lines)
      lines += section.cells.map(line)
      lines += section.footers.flatMap(ViewRendering.lines)
      return lines + SeenText.lines(section.footer)
    }
  }

  private static func line(of cell: UIView) -> String {
    let element = cell.elementDescription
    let marks = element.value().map { [$0] } ?? []
    return ([element.isSelected ? "*" : "-"] + ViewRendering.content(of: cell) + marks).joined(separator: " ")
  }
}
