// swift-format-ignore-file
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _stub() }  // -initWithNibName:bundle:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience override init() { _stub() }  // -init
  open var view: UIView! { get { _stub() } set {} }  // view
  open func loadView() { _stub() }  // -loadView
  open var nibName: String? { _stub() }  // nibName
  open var nibBundle: Bundle? { _stub() }  // nibBundle
  open var title: String? { get { _stub() } set {} }  // title
  open var parent: UIViewController? { _stub() }  // parentViewController
  open var presentedViewController: UIViewController? { _stub() }  // presentedViewController
  open var presentingViewController: UIViewController? { _stub() }  // presentingViewController
  open var definesPresentationContext: Bool { get { _stub() } set {} }  // definesPresentationContext
  open var isBeingPresented: Bool { _stub() }  // beingPresented
  open var isBeingDismissed: Bool { _stub() }  // beingDismissed
  open var isMovingToParent: Bool { _stub() }  // movingToParentViewController
  open var isMovingFromParent: Bool { _stub() }  // movingFromParentViewController
  // Both are marked in UIKit to have no asynchronous form.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { _stub() }  // -presentViewController:animated:completion:
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { _stub() }  // -dismissViewControllerAnimated:completion:
  open var modalPresentationStyle: UIModalPresentationStyle { get { _stub() } set {} }  // modalPresentationStyle
  open var preferredContentSize: CGSize { get { _stub() } set {} }  // preferredContentSize
  open var traitCollection: UITraitCollection { _stub() }  // traitCollection
  // UIContainerViewControllerProtectedMethods and Callbacks
  open var children: [UIViewController] { _stub() }  // childViewControllers
  open func addChild(_ childController: UIViewController) { _stub() }  // -addChildViewController:
  open func removeFromParent() { _stub() }  // -removeFromParentViewController
  open func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { _stub() }  // -transitionFromViewController:toViewController:duration:options:animations:completion:
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { _stub() }  // -beginAppearanceTransition:animated:
  open func endAppearanceTransition() { _stub() }  // -endAppearanceTransition
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { _stub() }  // shouldAutomaticallyForwardAppearanceMethods
  open func willMove(toParent parent: UIViewController?) { _stub() }  // -willMoveToParentViewController:
  open func didMove(toParent parent: UIViewController?) { _stub() }  // -didMoveToParentViewController:
  // UINavigationControllerItem, UITabBarControllerItem, UISplitViewController, UIShowing
  open var navigationItem: UINavigationItem { _stub() }  // navigationItem
  open var hidesBottomBarWhenPushed: Bool { get { _stub() } set {} }  // hidesBottomBarWhenPushed
  open var navigationController: UINavigationController? { _stub() }  // navigationController
  open var tabBarItem: UITabBarItem! { get { _stub() } set {} }  // tabBarItem
  open var tabBarController: UITabBarController? { _stub() }  // tabBarController
  open var splitViewController: UISplitViewController? { _stub() }  // splitViewController
  open func show(_ vc: UIViewController, sender: Any?) { _stub() }  // -showViewController:sender:
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { _stub() }  // -showDetailViewController:sender:
  // Presentation
  open var presentationController: UIPresentationController? { _stub() }  // presentationController
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { _stub() }  // transitionCoordinator
  open var traitOverrides: any UITraitOverrides { get { _stub() } set {} }  // traitOverrides
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { _stub() } set {} }  // overrideUserInterfaceStyle
  open var editButtonItem: UIBarButtonItem { _stub() }  // editButtonItem
  open func updateViewConstraints() { _stub() }  // -updateViewConstraints
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { _stub() }  // -viewWillTransitionTo:with:
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { _stub() }  // -willTransitionTo:with:
  open func setEditing(_ editing: Bool, animated: Bool) { _stub() }  // -setEditing:animated:
  open var isEditing: Bool { get { _stub() } set {} }  // editing
}

// An Objective-C class can be made from its metatype by any initializer; a Swift class only by one that is required, which
// would have to be in each subclass. This one stands in for it.
public protocol _UINibInstantiable: UIViewController {}

extension _UINibInstantiable {
  public init(nibName: String?, bundle: Bundle?) { _stub() }
}

extension UIViewController: _UINibInstantiable {}
