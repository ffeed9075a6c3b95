/// Writes alerts down as lines of text.
@MainActor
enum AlertRendering {
  /// The title, the message, the fields, and the buttons in a line.
  static func lines(of alert: UIAlertController) -> [String] {
    let fields = (alert.textFields ?? []).flatMap(ViewRendering.lines(of:))
    let buttons = alert.actions.map { action in
      "[\(SeenText.line(action.title ?? ""))]\(action.isEnabled ? "" : " (disabled)")"
    }
    let words = SeenText.lines(alert.title) + SeenText.lines(alert.message)
    return words + fields + (buttons.isEmpty ? [] : [buttons.joined(separator: " ")])
  }
}
