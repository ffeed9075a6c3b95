// swift-format-ignore-file
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualTo:
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _stub() }  // -constraintWithGreaterThanOrEqualTo:
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { _stub() }  // -constraintWithLessThanOrEqualTo:
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualTo:constant:
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithGreaterThanOrEqualTo:constant:
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithLessThanOrEqualTo:constant:
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualToConstant:
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithGreaterThanOrEqualToConstant:
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithLessThanOrEqualToConstant:
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualTo:multiplier:
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithLessThanOrEqualTo:multiplier:
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualTo:multiplier:constant:
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualToSystemSpacingAfter:multiplier:
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { _stub() }  // -constraintWithEqualToSystemSpacingBelow:multiplier:
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var owningView: UIView? { _stub() }  // owningView
  open var identifier: String { get { _stub() } set {} }  // identifier
  public override init() { _stub() }  // -init
  open var layoutFrame: CGRect { _stub() }  // layoutFrame
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
}

