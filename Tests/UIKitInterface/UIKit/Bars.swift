// swift-format-ignore-file
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { get { _stub() } set {} }  // items
  open var isTranslucent: Bool { get { _stub() } set {} }  // translucent
  open var barStyle: UIBarStyle { get { _stub() } set {} }  // barStyle
  open var barTintColor: UIColor? { get { _stub() } set {} }  // barTintColor
  open var standardAppearance: UIToolbarAppearance { get { _stub() } set {} }  // standardAppearance
  open var scrollEdgeAppearance: UIToolbarAppearance? { get { _stub() } set {} }  // scrollEdgeAppearance
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { _stub() }  // -setItems:animated:
}

