// swift-format-ignore-file
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

@preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { _stub() }  // -initWithImage:
  public init(image: UIImage?, highlightedImage: UIImage?) { _stub() }  // -initWithImage:highlightedImage:
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var image: UIImage? { get { _stub() } set {} }  // image
}

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open var firstItem: AnyObject? { _stub() }  // firstItem
  open var secondItem: AnyObject? { _stub() }  // secondItem
  open var firstAttribute: NSLayoutConstraint.Attribute { _stub() }  // firstAttribute
  open var secondAttribute: NSLayoutConstraint.Attribute { _stub() }  // secondAttribute
  open var relation: NSLayoutConstraint.Relation { _stub() }  // relation
  open var multiplier: CGFloat { _stub() }  // multiplier
  open var constant: CGFloat { get { _stub() } set {} }  // constant
  open var isActive: Bool { get { _stub() } set {} }  // active
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init(arrangedSubviews views: [UIView]) { _stub() }  // -initWithArrangedSubviews:
  open var arrangedSubviews: [UIView] { _stub() }  // arrangedSubviews
  open func addArrangedSubview(_ view: UIView) { _stub() }  // -addArrangedSubview:
  open func removeArrangedSubview(_ view: UIView) { _stub() }  // -removeArrangedSubview:
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { _stub() }  // -insertArrangedSubview:atIndex:
}

