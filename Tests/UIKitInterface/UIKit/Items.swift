// swift-format-ignore-file
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  // UIAccessibility and UIAccessibilityIdentification, of which the first extends NSObject
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { _stub() }  // -initWithImage:style:target:action:
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { _stub() }  // -initWithTitle:style:target:action:
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) { _stub() }  // -initWithBarButtonSystemItem:target:action:
  public convenience init(customView: UIView) { _stub() }  // -initWithCustomView:
  open var primaryAction: UIAction? { get { _stub() } set {} }  // primaryAction
  open class func flexibleSpace() -> UIBarButtonItem { _stub() }  // +flexibleSpace
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { _stub() }  // +fixedSpace:
}

// UIKit's own Swift.
extension UIBarButtonItem {
  public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { _stub() }  // -initWithBarButtonSystemItem:primaryAction:menu:
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { _stub() }  // -initWithTitle:image:primaryAction:menu:
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) { _stub() }  // -initWithPrimaryAction:menu:
  public convenience init(title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil, menu: UIMenu? = nil) { _stub() }  // -initWithTitle:image:target:action:menu:
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init(title: String?, image: UIImage?, tag: Int) { _stub() }  // -initWithTitle:image:tag:
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { _stub() }  // -initWithTitle:image:selectedImage:
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) { _stub() }  // -initWithTabBarSystemItem:tag:

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
