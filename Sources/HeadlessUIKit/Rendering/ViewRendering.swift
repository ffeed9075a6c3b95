/// The rendering of views as lines of text.
@MainActor
enum ViewRendering {
  /// Returns the visible lines of a view.
  static func lines(of view: UIView) -> [String] {
    guard view.isSeen else { return [] }
    guard let controller = view.viewController else { return ownLines(of: view) }
    if let alert = controller as? UIAlertController { return alertLines(of: alert) }
    return controller.renderedHeader + ownLines(of: view) + controller.renderedFooter
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
    switch view {
    case let label as UILabel: return SeenText.lines(label.shownText)
    case let control as UIControl: return lines(of: control)
    case let imageView as UIImageView: return lines(of: imageView) + content(of: imageView)
    case let table as UITableView: return TableRendering.lines(of: table)
    case let collection as UICollectionView: return TableRendering.lines(of: collection)
    case let wheels as UIPickerView: return ["{\(SeenText.line(wheels.selectedTitles.joined(separator: " | ")))}"]
    case let text as UITextView: return SeenText.lines(text.typedText)
    case let stack as UIStackView where stack.axis == .horizontal: return row(of: stack)
    default: return content(of: view)
    }
  }

  static func content(of view: UIView) -> [String] { view.readingOrder.flatMap(lines(of:)) }

  /// Returns the parts of a row, joined in one line if each part is a single line.
  private static func row(of stack: UIStackView) -> [String] {
    let parts = stack.readingOrder.map(lines(of:)).filter { !$0.isEmpty }
    guard parts.allSatisfy({ $0.count == 1 }), !parts.isEmpty else { return parts.flatMap { $0 } }
    return [parts.flatMap { $0 }.joined(separator: " ")]
  }

  private static func lines(of imageView: UIImageView) -> [String] {
    guard let image = imageView.shownImage else { return [] }
    return ["(image \(SeenText.line(imageView.accessibilityLabel ?? image.name)))"]
  }

  private static func lines(of control: UIControl) -> [String] {
    let text: String
    switch control {
    case let field as UITextField: text = "|\(content(of: field))|"
    case let segments as UISegmentedControl: text = "[\(segments.renderedTitles)]"
    case let toggle as UISwitch: text = toggle.isOn ? "{on}" : "{off}"
    case let stepper as UIStepper: text = "{- \(number(stepper.value)) +}"
    case let picker as UIDatePicker: text = "{\(picker.renderedDate)}"
    case let button as UIButton: text = "[\(content(of: button))]"
    default:
      let words = content(of: control as UIView)
      return words.isEmpty ? [] : ["[\(words.joined(separator: " "))]\(suffix(of: control))"]
    }
    return [text + suffix(of: control)]
  }

  private static func suffix(of control: UIControl) -> String {
    (control.isSelected ? " (selected)" : "") + (control.isEnabled ? "" : " (disabled)")
  }

  private static func number(_ value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func content(of field: UITextField) -> String {
    let text = field.typedText
    if text.isEmpty { return field.placeholder.map { "(\(SeenText.line($0)))" } ?? "" }
    return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : SeenText.line(text)
  }

  private static func content(of button: UIButton) -> String {
    if let title = button.currentTitle, !title.isEmpty {
      return SeenText.line([title, button.configuration?.subtitle].compactMap { $0 }.joined(separator: " "))
    }
    return SeenText.line(button.accessibilityLabel ?? button.currentImage?.name ?? "")
  }
}
