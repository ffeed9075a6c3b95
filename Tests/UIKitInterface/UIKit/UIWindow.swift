// swift-format-ignore-file
@preconcurrency @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { _stub() }  // -initWithWindowScene:
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open weak var windowScene: UIWindowScene?  // windowScene
  open var isKeyWindow: Bool { _stub() }  // keyWindow
  open func becomeKey() { _stub() }  // -becomeKeyWindow
  open func resignKey() { _stub() }  // -resignKeyWindow
  open func makeKey() { _stub() }  // -makeKeyWindow
  open func makeKeyAndVisible() { _stub() }  // -makeKeyAndVisible
  public struct Level: Hashable, Equatable, RawRepresentable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var normal: UIWindow.Level { _stub() }  // UIWindowLevelNormal
    public static var alert: UIWindow.Level { _stub() }  // UIWindowLevelAlert
    public static var statusBar: UIWindow.Level { _stub() }  // UIWindowLevelStatusBar
    public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { _stub() }
    public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { _stub() }
    public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { _stub() }
  }

  open var windowLevel: UIWindow.Level { get { _stub() } set {} }  // windowLevel
  open var rootViewController: UIViewController? { get { _stub() } set {} }  // rootViewController
}
