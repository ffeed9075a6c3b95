// swift-format-ignore-file
@preconcurrency @MainActor open class UITextField: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  open var text: String? { get { _stub() } set {} }  // text
  open var attributedText: NSAttributedString? { get { _stub() } set {} }  // attributedText
  open var isEditing: Bool { _stub() }  // editing
  // UITextInputTraits and UIKeyInput
  open var hasText: Bool { _stub() }  // hasText
  open var attributedPlaceholder: NSAttributedString? { get { _stub() } set {} }  // attributedPlaceholder
}
