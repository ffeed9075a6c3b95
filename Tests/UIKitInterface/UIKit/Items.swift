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
  open var leftBarButtonItems: [UIBarButtonItem]? { get { _stub() } set {} }  // leftBarButtonItems
  open var rightBarButtonItems: [UIBarButtonItem]? { get { _stub() } set {} }  // rightBarButtonItems
  open var leftBarButtonItem: UIBarButtonItem? { get { _stub() } set {} }  // leftBarButtonItem
  open var rightBarButtonItem: UIBarButtonItem? { get { _stub() } set {} }  // rightBarButtonItem
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { _stub() }  // -setLeftBarButtonItems:animated:
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { _stub() }  // -setRightBarButtonItems:animated:
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { _stub() }  // -setLeftBarButton:animated:
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { _stub() }  // -setRightBarButton:animated:
}
