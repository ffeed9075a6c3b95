// swift-format-ignore-file
@preconcurrency @MainActor open class UITextField: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  open var text: String? { get { _stub() } set {} }  // text
  open var attributedText: NSAttributedString? { get { _stub() } set {} }  // attributedText
  open var placeholder: String? { get { _stub() } set {} }  // placeholder
  open var isEditing: Bool { _stub() }  // editing
  open weak var delegate: (any UITextFieldDelegate)?  // delegate
  open var clearsOnBeginEditing: Bool { get { _stub() } set {} }  // clearsOnBeginEditing
  // UITextInputTraits and UIKeyInput
  open var isSecureTextEntry: Bool { get { _stub() } set {} }  // secureTextEntry
  open var hasText: Bool { _stub() }  // hasText
  open var keyboardType: UIKeyboardType { get { _stub() } set {} }  // keyboardType
  open var returnKeyType: UIReturnKeyType { get { _stub() } set {} }  // returnKeyType
  open var autocorrectionType: UITextAutocorrectionType { get { _stub() } set {} }  // autocorrectionType
  open var autocapitalizationType: UITextAutocapitalizationType { get { _stub() } set {} }  // autocapitalizationType
  open var textContentType: UITextContentType! { get { _stub() } set {} }  // textContentType
  open var enablesReturnKeyAutomatically: Bool { get { _stub() } set {} }  // enablesReturnKeyAutomatically
  open var font: UIFont? { get { _stub() } set {} }  // font
  open var textColor: UIColor? { get { _stub() } set {} }  // textColor
  open var textAlignment: NSTextAlignment { get { _stub() } set {} }  // textAlignment
  open var attributedPlaceholder: NSAttributedString? { get { _stub() } set {} }  // attributedPlaceholder
  open var adjustsFontForContentSizeCategory: Bool { get { _stub() } set {} }  // adjustsFontForContentSizeCategory
  public nonisolated static var textDidChangeNotification: Notification.Name { _stub() }  // UITextFieldTextDidChangeNotification
}
