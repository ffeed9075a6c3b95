// swift-format-ignore-file
@preconcurrency @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { _stub() }  // -initWithWindowScene:
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open weak var windowScene: UIWindowScene?  // windowScene
  open var isKeyWindow: Bool { _stub() }  // keyWindow
  open func makeKey() { _stub() }  // -makeKeyWindow
  open func makeKeyAndVisible() { _stub() }  // -makeKeyAndVisible
  open var rootViewController: UIViewController? { get { _stub() } set {} }  // rootViewController
}
