/// Lines of texts that are aligned in columns.
package struct Columns: CustomStringConvertible {
  private let rows: [[String]]

  package init(rows: [[String]]) { self.rows = rows }

  package var description: String {
    var widths: [Int] = []
    for row in rows {
      for (index, text) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], text.count)
      }
    }
    return rows.map { row in
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
