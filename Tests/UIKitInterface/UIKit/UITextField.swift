// swift-format-ignore-file
@preconcurrency @MainActor open class UITextField: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  // UITextInputTraits and UIKeyInput
}
