// Tables and collections.
extension ScreenRenderer {
  /// Returns the headers, rows and footers of a table.
  func elements(of table: UITableView) -> [Element.Content] {
    var result = table.tableHeaderView.map(contents) ?? []
    for section in table.sectionsOnScreen {
      if let view = section.headerView {
        result += contents(of: view)
      } else if let header = section.header, !header.isEmpty {
        result.append(.element(Element("h3", text: header)))
      }
      if !section.cells.isEmpty {
        let rows = section.cells.map { Element.Content.element(row($0, accessory: accessory(of: $0))) }
        result.append(.element(Element("ul", ["class": "table"], rows)))
      }
      if let view = section.footerView {
        result += contents(of: view)
      } else if let footer = section.footer, !footer.isEmpty {
        result.append(.element(Element("p", ["class": "note"], text: footer)))
      }
    }
    return result + (table.tableFooterView.map(contents) ?? [])
  }

  /// Returns the items of a collection, and the views above and below its sections.
  func elements(of collection: UICollectionView) -> [Element.Content] {
    collection.sectionsOnScreen.flatMap { section in
      let items = section.cells.map { Element.Content.element(row($0, accessory: nil)) }
      let list = items.isEmpty ? [] : [Element.Content.element(Element("ul", ["class": "collection"], items))]
      return section.headers.flatMap(contents) + list + section.footers.flatMap(contents)
    }
  }

  /// Returns a row: a button with the labels, and beside it the controls, which a button must not contain.
  private func row(_ cell: UIView, accessory: String?) -> Element {
    let content = cell.shownInOrder.flatMap(contents)
    let controls = content.filter(\.isInteractive)
    var labels = content.filter { !$0.isInteractive }
    if labels.isEmpty { labels = [.text(cell.accessibilityLabel ?? (controls.isEmpty ? "Row" : "Choose"))] }
    if let accessory {
      labels.append(.element(Element("span", ["class": "accessory", "aria-hidden": "true"], text: accessory)))
    }
    var attributes = touch(.view(ObjectIdentifier(cell)))
    attributes["class"] = "plain"
    if isSelected(cell) { attributes["aria-pressed"] = "true" }
    return Element("li", [:], [.element(Element("button", attributes, labels))] + controls)
  }

  private func isSelected(_ cell: UIView) -> Bool {
    (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false
  }

  private func accessory(of cell: UITableViewCell) -> String? {
    guard cell.accessoryView == nil else { return nil }
    return switch cell.accessoryType {
    case .none: nil
    case .disclosureIndicator: "›"
    case .detailDisclosureButton: "ⓘ ›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    }
  }
}

extension Element.Content {
  /// A Boolean value that indicates whether the content is or contains a control.
  fileprivate var isInteractive: Bool {
    guard case .element(let element) = self else { return false }
    return ["button", "input"].contains(element.tag) || element.content.contains(where: \.isInteractive)
  }
}
