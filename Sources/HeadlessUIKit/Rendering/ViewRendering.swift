/// The rendering of views as lines of text.
@MainActor
enum ViewRendering {
  /// Returns the visible lines of a view.
  static func lines(of view: UIView) -> [String] {
    guard view.isSeen else { return [] }
    guard let controller = view.viewController else { return ownLines(of: view) }
    if let alert = controller as? UIAlertController { return alertLines(of: alert) }
    let container = controller as? any UserContainer
    return (container?.renderedHeader ?? []) + ownLines(of: view) + (container?.renderedFooter ?? [])
  }

  /// Returns the title, the message, the fields, and the buttons in one line.
  static func alertLines(of alert: UIAlertController) -> [String] {
    let fields = (alert.textFields ?? []).flatMap(lines(of:))
    let buttons = alert.actions.map { action in
      "[\(SeenText.line(action.title ?? ""))]\(action.isEnabled ? "" : " (disabled)")"
    }
    let words = SeenText.lines(alert.title) + SeenText.lines(alert.message)
    return words + fields + (buttons.isEmpty ? [] : [buttons.joined(separator: " ")])
  }

  private static func ownLines(of view: UIView) -> [String] {
    let element = view.elementDescription
    switch element.role {
    case .group, .status: return content(of: view)
    case .row: return row(of: view)
    case .list: return lines(of: view.sectionsOnScreen)
    case .label: return SeenText.lines(element.label)
    case .text: return SeenText.lines(element.value())
    case .image:
      let name = element.image.map { view.accessibilityLabel ?? $0 }
      return (name.map { ["(image \(SeenText.line($0)))"] } ?? []) + content(of: view)
    case .control, .button, .field, .toggle, .segments, .value:
      let suffix = (element.isSelected ? " (selected)" : "") + (element.isEnabled ? "" : " (disabled)")
      return control(element, in: view).map { [$0 + suffix] } ?? []
    }
  }

  /// Returns the headers and footers of the sections of a table or a collection, and a line for each row.
  private static func lines(of sections: [ListSection]) -> [String] {
    sections.flatMap { section in
      var lines = SeenText.lines(section.header).map { "-- \($0) --" }
      lines += section.headers.flatMap(lines(of:))
      lines += section.cells.map(line)
      lines += section.footers.flatMap(lines(of:))
      return lines + SeenText.lines(section.footer)
    }
  }

  private static func line(of cell: UIView) -> String {
    let element = cell.elementDescription
    let marks = element.value().map { [$0] } ?? []
    return ([element.isSelected ? "*" : "-"] + content(of: cell) + marks).joined(separator: " ")
  }

  private static func content(of view: UIView) -> [String] { view.readingOrder.flatMap(lines(of:)) }

  /// Returns the parts of a row, joined in one line if each part is a single line.
  private static func row(of view: UIView) -> [String] {
    let parts = view.readingOrder.map(lines(of:)).filter { !$0.isEmpty }
    guard parts.allSatisfy({ $0.count == 1 }), !parts.isEmpty else { return parts.flatMap { $0 } }
    return [parts.flatMap { $0 }.joined(separator: " ")]
  }

  /// Returns the line of a control, or `nil` for a control without content.
  private static func control(_ element: ElementDescription, in view: UIView) -> String? {
    switch element.role {
    case .field: return "|\(typed(element))|"
    case .segments: return "[\(element.parts.map(title).joined(separator: " | "))]"
    case .button: return "[\(SeenText.line(element.words(orSpoken: view.accessibilityLabel) ?? ""))]"
    default:
      if let value = element.value() { return "{\(SeenText.line(value))}" }
      let words = content(of: view)
      return words.isEmpty ? nil : "[\(words.joined(separator: " "))]"
    }
  }

  private static func title(of part: ElementDescription.Part) -> String {
    let title = SeenText.line(part.label ?? part.image ?? "")
    return part.isSelected ? "*\(title)*" : title
  }

  private static func typed(_ field: ElementDescription) -> String {
    guard let text = field.value(), !text.isEmpty else { return field.label.map { "(\(SeenText.line($0)))" } ?? "" }
    return field.isSecure ? String(repeating: "•", count: text.count) : SeenText.line(text)
  }
}
