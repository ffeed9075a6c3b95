// swift-format-ignore-file
@preconcurrency @MainActor open class UITextView: UIScrollView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}
