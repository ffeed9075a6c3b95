/// A control into which the user types a line of text.
///
/// Code that sets the text is not reported; the user's typing asks the delegate first and sends `editingChanged`.
open class UITextField: UIControl {
  /// Why the typing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is what the user wants.
    case committed = 0
    /// The user went away.
    case cancelled = 1
  }

  /// Is asked and told of the typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What is read while there is no text.
  open var placeholder: String?
  /// Whether the text is drawn as bullets.
  open var isSecureTextEntry = false
  /// Whether the typing begins with an empty field.
  open var clearsOnBeginEditing = false

  private var content = ""

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field with an action for `primaryActionTriggered`, which the return key triggers.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }

  /// Creates an empty field from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text, empty where there is none: never `nil`, though it can be set to `nil`.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The text with its attributes, of which none are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { content = newValue?.string ?? "" }
  }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// Whether the field receives what is typed.
  open var isEditing: Bool { isFirstResponder }

  // MARK: The typing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { finishEditing() }
}
