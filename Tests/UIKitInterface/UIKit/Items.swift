// swift-format-ignore-file
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var primaryAction: UIAction? { get { _stub() } set {} }  // primaryAction
}

// UIKit's own Swift.
extension UIBarButtonItem {
  public convenience init(title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil) { _stub() }  // -initWithTitle:image:target:action:menu:
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:

}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public init(title: String) { _stub() }  // -initWithTitle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var titleView: UIView? { get { _stub() } set {} }  // titleView
}
