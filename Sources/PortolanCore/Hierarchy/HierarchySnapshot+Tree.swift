extension HierarchySnapshot: CustomStringConvertible {
  /// The hierarchy as a tree with one line for each controller.
  ///
  /// The topmost one is marked.
  public var description: String {
    guard let root else { return "\(window)  without root view controller" }
    var lines = [window]
    root.appendTree(to: &lines, indent: "", isLast: true)
    return lines.joined(separator: "\n")
  }
}

extension HierarchySnapshot.Node {
  /// The class of the controller, with its description in parentheses.
  package var title: String {
    detail.map { "\(type)(\($0))" } ?? type
  }

  fileprivate func appendTree(to lines: inout [String], indent: String, isLast: Bool, prefix: String = "") {
    var line = indent + (isLast ? "└─ " : "├─ ") + prefix + title
    if let style { line += "  \(style)" }
    if let selected { line += "  selected \(selected)" }
    if isHidden == true { line += "  hidden" }
    if isTop { line += "  ← top" }
    lines.append(line)
    let indent = indent + (isLast ? "   " : "│  ")
    for (index, child) in children.enumerated() {
      child.appendTree(to: &lines, indent: indent, isLast: index == children.count - 1 && presented.isEmpty)
    }
    for node in presented {
      node.appendTree(to: &lines, indent: indent, isLast: true, prefix: "presents ")
    }
  }
}
