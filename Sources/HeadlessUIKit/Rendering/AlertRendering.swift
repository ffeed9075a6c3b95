/// The rendering of alerts as lines of text.
@MainActor
enum AlertRendering {
  /// Returns the title, the message, the fields, and the buttons in one line.
  static func lines(of alert: UIAlertController) -> [String] {
    let fields = (alert.textFields ?? []).flatMap(ViewRendering.lines(of:))
    let buttons = alert.actions.map { action in
      "[\(SeenText.line(action.title ?? ""))]\(action.isEnabled ? "" : " (disabled)")"
    }
    let words = SeenText.lines(alert.title) + SeenText.lines(alert.message)
    return words + fields + (buttons.isEmpty ? [] : [buttons.joined(separator: " ")])
  }
}
