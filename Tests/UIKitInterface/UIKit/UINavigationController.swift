// swift-format-ignore-file
@preconcurrency @MainActor open class UINavigationBar: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var items: [UINavigationItem]? { get { _stub() } set {} }  // items
  open var topItem: UINavigationItem? { _stub() }  // topItem
  open var backItem: UINavigationItem? { _stub() }  // backItem
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { _stub() }  // -initWithNavigationBarClass:toolbarClass:
  public init(rootViewController: UIViewController) { _stub() }  // -initWithRootViewController:
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder aDecoder: NSCoder) { _stub() }  // -initWithCoder:
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { _stub() }  // -pushViewController:animated:
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { _stub() }  // -popViewControllerAnimated:
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { _stub() }  // -popToViewController:animated:
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { _stub() }  // -popToRootViewControllerAnimated:
  open var topViewController: UIViewController? { _stub() }  // topViewController
  open var visibleViewController: UIViewController? { _stub() }  // visibleViewController
  open var viewControllers: [UIViewController] { get { _stub() } set {} }  // viewControllers
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { _stub() }  // -setViewControllers:animated:
  open var navigationBar: UINavigationBar { _stub() }  // navigationBar
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { _stub() }  // interactivePopGestureRecognizer
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { _stub() }  // interactiveContentPopGestureRecognizer
  open override func show(_ vc: UIViewController, sender: Any?) { _stub() }  // -showViewController:sender:
  open var toolbar: UIToolbar! { _stub() }  // toolbar
  open var hidesBarsOnTap: Bool { get { _stub() } set {} }  // hidesBarsOnTap
  open var hidesBarsWhenKeyboardAppears: Bool { get { _stub() } set {} }  // hidesBarsWhenKeyboardAppears
}
