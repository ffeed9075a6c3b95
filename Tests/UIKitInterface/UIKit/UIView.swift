// swift-format-ignore-file
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UIPopoverPresentationControllerSourceItem {
  public init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience override init() { _stub() }  // -init
  open var traitCollection: UITraitCollection { _stub() }  // traitCollection
  // UIViewGeometry
  open var frame: CGRect { get { _stub() } set {} }  // frame
  open var bounds: CGRect { get { _stub() } set {} }  // bounds
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
  open func isDescendant(of view: UIView) -> Bool { _stub() }  // -isDescendantOfView:
  open func layoutIfNeeded() { _stub() }  // -layoutIfNeeded
  // UIViewRendering
  // UIAccessibility and UIAccessibilityIdentification, of which the first extends NSObject
  // UITextField (UITextFieldEditing)
  @discardableResult open func endEditing(_ force: Bool) -> Bool { _stub() }  // -endEditing:
  open var gestureRecognizers: [UIGestureRecognizer]? { get { _stub() } set {} }  // gestureRecognizers
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _stub() }  // -addGestureRecognizer:
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _stub() }  // -removeGestureRecognizer:
  open var leadingAnchor: NSLayoutXAxisAnchor { _stub() }  // leadingAnchor
  open var trailingAnchor: NSLayoutXAxisAnchor { _stub() }  // trailingAnchor
  open var leftAnchor: NSLayoutXAxisAnchor { _stub() }  // leftAnchor
  open var rightAnchor: NSLayoutXAxisAnchor { _stub() }  // rightAnchor
  open var topAnchor: NSLayoutYAxisAnchor { _stub() }  // topAnchor
  open var bottomAnchor: NSLayoutYAxisAnchor { _stub() }  // bottomAnchor
  open var widthAnchor: NSLayoutDimension { _stub() }  // widthAnchor
  open var heightAnchor: NSLayoutDimension { _stub() }  // heightAnchor
  open var centerXAnchor: NSLayoutXAxisAnchor { _stub() }  // centerXAnchor
  open var centerYAnchor: NSLayoutYAxisAnchor { _stub() }  // centerYAnchor
  open var safeAreaLayoutGuide: UILayoutGuide { _stub() }  // safeAreaLayoutGuide
  open var layoutMarginsGuide: UILayoutGuide { _stub() }  // layoutMarginsGuide
  open var readableContentGuide: UILayoutGuide { _stub() }  // readableContentGuide
  open var layoutGuides: [UILayoutGuide] { _stub() }  // layoutGuides
  open func updateConstraintsIfNeeded() { _stub() }  // -updateConstraintsIfNeeded
  open var constraints: [NSLayoutConstraint] { _stub() }  // constraints
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { _stub() }  // -addConstraints:
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { _stub() }  // -removeConstraints:
  open var traitOverrides: any UITraitOverrides { get { _stub() } set {} }  // traitOverrides
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { _stub() } set {} }  // overrideUserInterfaceStyle
  open var tintColor: UIColor! { get { _stub() } set {} }  // tintColor
  open var layer: CALayer { _stub() }  // layer
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { _stub() }  // keyboardLayoutGuide
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var contentOffset: CGPoint { get { _stub() } set {} }  // contentOffset
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { _stub() }  // -setContentOffset:animated:
  open var refreshControl: UIRefreshControl? { get { _stub() } set {} }  // refreshControl
  open var isDragging: Bool { _stub() }  // dragging
}

// Without the optional requirements that nothing of ours has.

// As for UIPresentationController: tables and collections declare the property again.
@MainActor public protocol _UIScrolling: UIScrollView {}

extension UIScrollView: _UIScrolling {}

extension _UIScrolling {
  public var delegate: (any UIScrollViewDelegate)? { get { _stub() } set {} }  // delegate
}
