// swift-format-ignore-file
@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat { get { _stub() } set {} }  // cornerRadius
  open var backgroundColor: CGColor? { get { _stub() } set {} }  // backgroundColor
  open var opacity: Float { get { _stub() } set {} }  // opacity
  open var shadowColor: CGColor? { get { _stub() } set {} }  // shadowColor
  open var zPosition: CGFloat { get { _stub() } set {} }  // zPosition
  public override init() { _stub() }  // -init
  open var maskedCorners: CACornerMask { get { _stub() } set {} }  // maskedCorners
}

open class CGColor: @unchecked Sendable {
  open var components: [CGFloat]? { _stub() }  // components
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { _stub() }  // -initWithRed:green:blue:alpha:
  open var alpha: CGFloat { _stub() }  // alpha
}

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public init(style: UIBlurEffect.Style) { _stub() }  // -initWithStyle:

}

open class UIFont: NSObject, @unchecked Sendable {
  open var fontName: String { _stub() }  // fontName
  open var pointSize: CGFloat { _stub() }  // pointSize
  public convenience init?(name fontName: String, size fontSize: CGFloat) { _stub() }  // -initWithName:size:
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { _stub() }  // +preferredFontWithForTextStyle:
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { _stub() }  // +systemFontWithOfSize:
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { _stub() }  // +systemFontWithOfSize:weight:
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { _stub() }  // +boldSystemFontWithOfSize:
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { _stub() }  // +italicSystemFontWithOfSize:
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { _stub() }  // +monospacedDigitSystemFontWithOfSize:weight:
  open func withSize(_ fontSize: CGFloat) -> UIFont { _stub() }  // -withSize:
  open var lineHeight: CGFloat { _stub() }  // lineHeight
  open override func isEqual(_ object: Any?) -> Bool { _stub() }  // -isEqual:
  open override var hash: Int { _stub() }  // hash

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { _stub() }  // +monospacedSystemFontOfSize:weight:
}

