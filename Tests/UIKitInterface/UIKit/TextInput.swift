// swift-format-ignore-file
@preconcurrency @MainActor open class UITextView: UIScrollView {
  open weak var delegate: (any UITextViewDelegate)?  // delegate
  open var keyboardType: UIKeyboardType { get { _stub() } set {} }  // keyboardType
  open var returnKeyType: UIReturnKeyType { get { _stub() } set {} }  // returnKeyType
  open var autocorrectionType: UITextAutocorrectionType { get { _stub() } set {} }  // autocorrectionType
  open var autocapitalizationType: UITextAutocapitalizationType { get { _stub() } set {} }  // autocapitalizationType
  open var textContentType: UITextContentType! { get { _stub() } set {} }  // textContentType
  open var enablesReturnKeyAutomatically: Bool { get { _stub() } set {} }  // enablesReturnKeyAutomatically
  open var text: String! { get { _stub() } set {} }  // text
  open var font: UIFont? { get { _stub() } set {} }  // font
  open var textColor: UIColor? { get { _stub() } set {} }  // textColor
  open var textAlignment: NSTextAlignment { get { _stub() } set {} }  // textAlignment
  open var isEditable: Bool { get { _stub() } set {} }  // editable
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var attributedText: NSAttributedString! { get { _stub() } set {} }  // attributedText
  open var adjustsFontForContentSizeCategory: Bool { get { _stub() } set {} }  // adjustsFontForContentSizeCategory
  open var hasText: Bool { _stub() }  // hasText
  public nonisolated static var textDidChangeNotification: Notification.Name { _stub() }  // UITextViewTextDidChangeNotification
}
