// swift-format-ignore-file
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {}

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

