/// A control into which the user types a line of text.
///
/// A change from code sends no event. The user's typing asks the delegate first and then sends `editingChanged`.
open class UITextField: UIControl {
  /// The reasons for which editing ends.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user accepted the text.
    case committed = 0
    /// The user left the field.
    case cancelled = 1
  }

  /// The object that is asked about the user's typing and notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// A Boolean value that indicates whether the text is drawn as bullets.
  open var isSecureTextEntry = false
  /// A Boolean value that indicates whether the field is cleared when editing begins.
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

  /// Creates an empty field and ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text, which is empty and never `nil` if there is none, though it can be set to `nil`.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The text with its attributes, of which none are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { content = newValue?.string ?? "" }
  }

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// A Boolean value that indicates whether the field receives the typed text.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { finishEditing() }
}
