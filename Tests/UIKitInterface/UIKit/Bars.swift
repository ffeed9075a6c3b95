// swift-format-ignore-file
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor? { get { _stub() } set {} }  // backgroundColor
  open var backgroundImage: UIImage? { get { _stub() } set {} }  // backgroundImage
  open var shadowColor: UIColor? { get { _stub() } set {} }  // shadowColor
  open var shadowImage: UIImage? { get { _stub() } set {} }  // shadowImage
  public override init() { _stub() }  // -init
  open func configureWithOpaqueBackground() { _stub() }  // -configureWithOpaqueBackground
  open func configureWithTransparentBackground() { _stub() }  // -configureWithTransparentBackground
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key : Any] { get { _stub() } set {} }  // titleTextAttributes
  open var largeTitleTextAttributes: [NSAttributedString.Key : Any] { get { _stub() } set {} }  // largeTitleTextAttributes
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
}

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

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
}
