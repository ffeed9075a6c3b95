// swift-format-ignore-file
@preconcurrency @MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience override init() { _stub() }  // -init
  open class var layerClass: AnyClass { _stub() }  // +layerClass
  open var isUserInteractionEnabled: Bool { get { _stub() } set {} }  // userInteractionEnabled
  open var tag: Int { get { _stub() } set {} }  // tag
  open var traitCollection: UITraitCollection { _stub() }  // traitCollection
  // UIViewGeometry
  open var frame: CGRect { get { _stub() } set {} }  // frame
  open var bounds: CGRect { get { _stub() } set {} }  // bounds
  open var center: CGPoint { get { _stub() } set {} }  // center
  // UIViewHierarchy
  open var superview: UIView? { _stub() }  // superview
  open var subviews: [UIView] { _stub() }  // subviews
  open var window: UIWindow? { _stub() }  // window
  open func removeFromSuperview() { _stub() }  // -removeFromSuperview
  open func insertSubview(_ view: UIView, at index: Int) { _stub() }  // -insertSubview:atIndex:
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { _stub() }  // -exchangeSubviewAtIndex:withSubviewAtIndex:
  open func addSubview(_ view: UIView) { _stub() }  // -addSubview:
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { _stub() }  // -insertSubview:belowSubview:
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { _stub() }  // -insertSubview:aboveSubview:
  open func bringSubviewToFront(_ view: UIView) { _stub() }  // -bringSubviewToFront:
  open func sendSubviewToBack(_ view: UIView) { _stub() }  // -sendSubviewToBack:
  open func didAddSubview(_ subview: UIView) { _stub() }  // -didAddSubview:
  open func willRemoveSubview(_ subview: UIView) { _stub() }  // -willRemoveSubview:
  open func willMove(toSuperview newSuperview: UIView?) { _stub() }  // -willMoveToSuperview:
  open func didMoveToSuperview() { _stub() }  // -didMoveToSuperview
  open func willMove(toWindow newWindow: UIWindow?) { _stub() }  // -willMoveToWindow:
  open func didMoveToWindow() { _stub() }  // -didMoveToWindow
  open func isDescendant(of view: UIView) -> Bool { _stub() }  // -isDescendantOfView:
  open func viewWithTag(_ tag: Int) -> UIView? { _stub() }  // -viewWithTag:
  open func setNeedsLayout() { _stub() }  // -setNeedsLayout
  open func layoutIfNeeded() { _stub() }  // -layoutIfNeeded
  open func layoutSubviews() { _stub() }  // -layoutSubviews
  // UIViewRendering
  open var alpha: CGFloat { get { _stub() } set {} }  // alpha
  open var isHidden: Bool { get { _stub() } set {} }  // hidden
  open var isOpaque: Bool { get { _stub() } set {} }  // opaque
  open var backgroundColor: UIColor? { get { _stub() } set {} }  // backgroundColor
  // UIAccessibility and UIAccessibilityIdentification, of which the first extends NSObject
  open var accessibilityLabel: String? { get { _stub() } set {} }  // accessibilityLabel
  open var accessibilityIdentifier: String? { get { _stub() } set {} }  // accessibilityIdentifier
  // UITextField (UITextFieldEditing)
  @discardableResult open func endEditing(_ force: Bool) -> Bool { _stub() }  // -endEditing:
}

@preconcurrency @MainActor open class UIVisualEffect: NSObject {
}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { _stub() }  // -initWithEffect:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var contentView: UIView { _stub() }  // contentView
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var contentOffset: CGPoint { get { _stub() } set {} }  // contentOffset
  open var contentSize: CGSize { get { _stub() } set {} }  // contentSize
  open var isScrollEnabled: Bool { get { _stub() } set {} }  // scrollEnabled
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { _stub() }  // -setContentOffset:animated:
}

// Without the requirements, all of them optional, that nothing of ours has.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
}
