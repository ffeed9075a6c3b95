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

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  @available(*, deprecated) func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool  // -textFieldShouldBeginEditing:
  @available(*, deprecated) func textFieldDidBeginEditing(_ textField: UITextField)  // -textFieldDidBeginEditing:
  @available(*, deprecated) func textFieldShouldEndEditing(_ textField: UITextField) -> Bool  // -textFieldShouldEndEditing:
  @available(*, deprecated) func textFieldDidEndEditing(_ textField: UITextField)  // -textFieldDidEndEditing:
  @available(*, deprecated) func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)  // -textFieldDidEndEditing:reason:
  @available(*, deprecated) func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool  // -textField:shouldChangeCharactersInRange:replacementString:
  @available(*, deprecated) func textFieldShouldReturn(_ textField: UITextField) -> Bool  // -textFieldShouldReturn:
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { _stub() }
  public func textFieldDidBeginEditing(_ textField: UITextField) { _stub() }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { _stub() }
  public func textFieldDidEndEditing(_ textField: UITextField) { _stub() }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { _stub() }
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { _stub() }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { _stub() }
}
