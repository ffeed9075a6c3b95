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
  /// The text fields, in the order in which they were added, or `nil` if there are none.
  public private(set) final var textFields: [UITextField]?
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

  /// Adds a text field; an action sheet, which has none, raises.
  ///
  /// - Parameter configurationHandler: Sets the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    loadedView?.addSubview(field)
    configurationHandler?(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .alert ? .custom : .popover
  }
}
