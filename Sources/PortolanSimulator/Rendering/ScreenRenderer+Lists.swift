// Tables and collections.
extension ScreenRenderer {
  /// Returns the headers, rows and footers of a table or a collection.
  func elements(of sections: [ListSection], style: String) -> [PageNode] {
    sections.flatMap { section in
      var result = section.headers.flatMap(contents)
      if let header = section.header, !header.isEmpty { result.append(PageNode("h3", text: header)) }
      if !section.cells.isEmpty { result.append(PageNode("ul", ["class": style], section.cells.map(row))) }
      result += section.footers.flatMap(contents)
      if let footer = section.footer, !footer.isEmpty { result.append(note(footer)) }
      return result
    }
  }

  /// Returns a row: a button with the labels, and beside it the controls, since a button must not contain them.
  private func row(_ cell: UIView) -> PageNode {
    let element = cell.elementDescription
    let content = cell.shownInOrder.flatMap(contents)
    let controls = content.filter(\.isInteractive)
    var labels = content.filter { !$0.isInteractive }
    if labels.isEmpty { labels = [.text(cell.accessibilityLabel ?? (controls.isEmpty ? "Row" : "Choose"))] }
    if let marks = element.value() {
      let text = marks.replacing("(i)", with: "ⓘ")
      labels.append(PageNode("span", ["class": "accessory", "aria-hidden": "true"], text: text))
    }
    var attributes = touch(.view(ObjectIdentifier(cell)))
    attributes["class"] = "plain"
    if element.isSelected { attributes["aria-pressed"] = "true" }
    return PageNode("li", [:], [PageNode("button", attributes, labels)] + controls)
  }
}

extension PageNode {
  /// A Boolean value that indicates whether the content is or contains a control.
  fileprivate var isInteractive: Bool {
    guard case .element(let element) = self else { return false }
    return ["button", "input"].contains(element.t) || element.c.contains(where: \.isInteractive)
  }
}
