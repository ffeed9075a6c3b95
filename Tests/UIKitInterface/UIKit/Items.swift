// swift-format-ignore-file
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var isEnabled: Bool { get { _stub() } set {} }  // enabled
  open var title: String? { get { _stub() } set {} }  // title
  open var image: UIImage? { get { _stub() } set {} }  // image
  open var tag: Int { get { _stub() } set {} }  // tag
  // UIAccessibility and UIAccessibilityIdentification, of which the first extends NSObject
  open var accessibilityLabel: String? { get { _stub() } set {} }  // accessibilityLabel
  open var accessibilityIdentifier: String? { get { _stub() } set {} }  // accessibilityIdentifier
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  public override init() { _stub() }  // -init
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { _stub() }  // -initWithImage:style:target:action:
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { _stub() }  // -initWithTitle:style:target:action:
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) { _stub() }  // -initWithBarButtonSystemItem:target:action:
  public convenience init(customView: UIView) { _stub() }  // -initWithCustomView:
  open var style: UIBarButtonItem.Style { get { _stub() } set {} }  // style
  open var customView: UIView? { get { _stub() } set {} }  // customView
  open var action: Selector? { get { _stub() } set {} }  // action
  open weak var target: AnyObject?  // target
  open var primaryAction: UIAction? { get { _stub() } set {} }  // primaryAction
  open var menu: UIMenu? { get { _stub() } set {} }  // menu
  open var width: CGFloat { get { _stub() } set {} }  // width
  open var isHidden: Bool { get { _stub() } set {} }  // hidden
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
  open var selectedImage: UIImage? { get { _stub() } set {} }  // selectedImage
  open var badgeValue: String? { get { _stub() } set {} }  // badgeValue
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) { _stub() }  // -initWithTabBarSystemItem:tag:

}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public init(title: String) { _stub() }  // -initWithTitle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var title: String? { get { _stub() } set {} }  // title
  open var titleView: UIView? { get { _stub() } set {} }  // titleView
  open var prompt: String? { get { _stub() } set {} }  // prompt
  open var backBarButtonItem: UIBarButtonItem? { get { _stub() } set {} }  // backBarButtonItem
  open var backAction: UIAction? { get { _stub() } set {} }  // backAction
  open var backButtonTitle: String? { get { _stub() } set {} }  // backButtonTitle
  open var hidesBackButton: Bool { get { _stub() } set {} }  // hidesBackButton
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { _stub() }  // -setHidesBackButton:animated:
  open var leftBarButtonItems: [UIBarButtonItem]? { get { _stub() } set {} }  // leftBarButtonItems
  open var rightBarButtonItems: [UIBarButtonItem]? { get { _stub() } set {} }  // rightBarButtonItems
  open var leftItemsSupplementBackButton: Bool { get { _stub() } set {} }  // leftItemsSupplementBackButton
  open var leftBarButtonItem: UIBarButtonItem? { get { _stub() } set {} }  // leftBarButtonItem
  open var rightBarButtonItem: UIBarButtonItem? { get { _stub() } set {} }  // rightBarButtonItem
  open var searchController: UISearchController? { get { _stub() } set {} }  // searchController
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { _stub() }  // -setLeftBarButtonItems:animated:
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { _stub() }  // -setRightBarButtonItems:animated:
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { _stub() }  // -setLeftBarButton:animated:
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { _stub() }  // -setRightBarButton:animated:
}
