// swift-format-ignore-file
@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var text: String! { get { _stub() } set {} }  // text
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var attributedText: NSAttributedString! { get { _stub() } set {} }  // attributedText
  open var hasText: Bool { _stub() }  // hasText
}
