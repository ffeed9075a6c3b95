/// A message with buttons that is shown over everything else.
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// The place where the message is shown.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The buttons, in the order they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The text fields, in the order they were added, or `nil` if there are none.
  public private(set) final var textFields: [UITextField]?
  /// The button that the return key triggers.
  ///
  /// It must have been added before.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      raise("The preferredAction of an alert controller must be contained in the \"actions\" array or be nil.")
    }
  }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  ///
  /// A second button with the style `.cancel` raises an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// Adds a text field.
  ///
  /// An action sheet has no text fields and raises an exception.
  ///
  /// - Parameter configurationHandler: A closure that configures the text field.
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
