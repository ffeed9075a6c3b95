// Tables and collections.
extension ScreenRenderer {
  /// Returns the headers, rows and footers of a table.
  func elements(of table: UITableView) -> [PageNode] {
    var result = table.tableHeaderView.map(contents) ?? []
    for section in table.sectionsOnScreen {
      if let view = section.headerView {
        result += contents(of: view)
      } else if let header = section.header, !header.isEmpty {
        result.append(PageNode("h3", text: header))
      }
      if !section.cells.isEmpty {
        let rows = section.cells.map { row($0, accessories: $0.accessoryMarks) }
        result.append(PageNode("ul", ["class": "table"], rows))
      }
      if let view = section.footerView {
        result += contents(of: view)
      } else if let footer = section.footer, !footer.isEmpty {
        result.append(note(footer))
      }
    }
    return result + (table.tableFooterView.map(contents) ?? [])
  }

  /// Returns the items of a collection, and the views above and below its sections.
  func elements(of collection: UICollectionView) -> [PageNode] {
    collection.sectionsOnScreen.flatMap { section in
      let items = section.cells.map { row($0) }
      let list = items.isEmpty ? [] : [PageNode("ul", ["class": "collection"], items)]
      return section.headers.flatMap(contents) + list + section.footers.flatMap(contents)
    }
  }

  /// Returns a row: a button with the labels, and beside it the controls, since a button must not contain them.
  private func row(_ cell: UIView, accessories: [String] = []) -> PageNode {
    let content = cell.shownInOrder.flatMap(contents)
    let controls = content.filter(\.isInteractive)
    var labels = content.filter { !$0.isInteractive }
    if labels.isEmpty { labels = [.text(cell.accessibilityLabel ?? (controls.isEmpty ? "Row" : "Choose"))] }
    if !accessories.isEmpty {
      let marks = accessories.joined(separator: " ").replacing("(i)", with: "ⓘ")
      labels.append(PageNode("span", ["class": "accessory", "aria-hidden": "true"], text: marks))
    }
    var attributes = touch(.view(ObjectIdentifier(cell)))
    attributes["class"] = "plain"
    if isSelected(cell) { attributes["aria-pressed"] = "true" }
    return PageNode("li", [:], [PageNode("button", attributes, labels)] + controls)
  }

  private func isSelected(_ cell: UIView) -> Bool {
    (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false
  }
}

extension PageNode {
  /// A Boolean value that indicates whether the content is or contains a control.
  fileprivate var isInteractive: Bool {
    guard case .element(let element) = self else { return false }
    return ["button", "input"].contains(element.t) || element.c.contains(where: \.isInteractive)
  }
}
