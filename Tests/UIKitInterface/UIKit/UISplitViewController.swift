// swift-format-ignore-file
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public init(style: UISplitViewController.Style) { _stub() }  // -initWithStyle:
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var style: UISplitViewController.Style { _stub() }  // style
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) { _stub() }  // -setViewController:forColumn:
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { _stub() }  // -viewControllerForColumn:
  open func hide(_ column: UISplitViewController.Column) { _stub() }  // -hideColumn:
  open func show(_ column: UISplitViewController.Column) { _stub() }  // -showColumn:
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { _stub() }  // -isShowingColumn:
  open var viewControllers: [UIViewController] { get { _stub() } set {} }  // viewControllers
  open var isCollapsed: Bool { _stub() }  // collapsed
  open var preferredDisplayMode: UISplitViewController.DisplayMode { get { _stub() } set {} }  // preferredDisplayMode
  open var displayMode: UISplitViewController.DisplayMode { _stub() }  // displayMode
  open override func show(_ vc: UIViewController, sender: Any?) { _stub() }  // -showViewController:sender:
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { _stub() }  // -showDetailViewController:sender:
}

extension UISplitViewController.DisplayMode {
  public static var primaryHidden: UISplitViewController.DisplayMode { _stub() }  // UISplitViewControllerDisplayModePrimaryHidden
  public static var allVisible: UISplitViewController.DisplayMode { _stub() }  // UISplitViewControllerDisplayModeAllVisible
  public static var primaryOverlay: UISplitViewController.DisplayMode { _stub() }  // UISplitViewControllerDisplayModePrimaryOverlay
}
