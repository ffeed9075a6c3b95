/// A button in a navigation bar.
///
/// A button has a `primaryAction`, or a target whose ``InterfaceBuilderConnecting`` finds the action by its name.
open class UIBarButtonItem: InertUIBarButtonItem {
  /// The action of a tap, whose title and image the button shows if it has none of its own.
  open var primaryAction: UIAction? {
    didSet { takeTitleOfAction() }
  }
  /// The system's button that determines the title and image, if any.
  package private(set) final var systemItem: SystemItem?

  /// Shows the English title of a button of the system.
  final func show(_ item: SystemItem) {
    systemItem = item
    let name = String(describing: item)
    title = name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Shows the title and the image of the action; the initializers call this method, since Swift calls no observer in them.
  final func takeTitleOfAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let picture = primaryAction.image { image = picture }
  }

  /// The title by which the user taps the button, or the title of the control in its place, in one line.
  final var tappedTitle: String? {
    guard let customView else { return isHidden ? nil : title?.onOneLine }
    guard let control = customView as? UIControl, control.isEnabled else { return nil }
    return ((control as? UIButton)?.currentTitle ?? control.accessibilityLabel)?.onOneLine
  }

  final func tap() {
    if let control = customView as? UIControl { return control.tap() }
    if let primaryAction { return primaryAction.trigger(sender: self) }
    action?.send(to: target, from: self)
  }
}
