// swift-format-ignore-file
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { get { _stub() } set {} }  // items
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { _stub() }  // -setItems:animated:
}

