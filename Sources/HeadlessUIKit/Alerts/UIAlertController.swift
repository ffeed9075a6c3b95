/// A message with buttons, over everything else.
open class UIAlertController: UIViewController {
  /// Where the message is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, or in a popover.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text under the title.
  open var message: String?
  /// Where the message is shown.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The button that the return key triggers.
  open var preferredAction: UIAlertAction?

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  ///
  /// A second one with the style `.cancel` raises.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .alert ? .custom : .popover
  }
}
