/// A view of several lines of text.
///
/// A change from code calls nothing. The user's typing asks the delegate first and then notifies it.
open class UITextView: UIScrollView {
  /// The object that is asked about the user's typing and notified of it.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// The text.
  open var text: String! = ""
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value that indicates whether the user can change the text.
  open var isEditable = true
  /// A Boolean value that indicates whether the user can select text.
  open var isSelectable = true
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// A Boolean value that indicates whether the font follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?

  /// The keyboard.
  public final var keyboardType = UIKeyboardType.default
  /// The label of the return key.
  public final var returnKeyType = UIReturnKeyType.default
  /// The way to correct the text.
  public final var autocorrectionType = UITextAutocorrectionType.default
  /// The way to write capital letters.
  public final var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The kind of content.
  public final var textContentType: UITextContentType!
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  public final var enablesReturnKeyAutomatically = false

  /// The text with its attributes, of which none are kept.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { finishEditing(isForced: false) }
}
