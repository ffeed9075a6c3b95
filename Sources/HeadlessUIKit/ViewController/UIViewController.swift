/// A screen, or a container of screens.
///
/// Containment, presentation, the loading of views and the appearance callbacks follow UIKit.
@MainActor
open class UIViewController: UIResponder {
  final var flags: ViewControllerFlags = []
  final var appearance = AppearanceState.disappeared
  final var chosenPresentationStyle = UIModalPresentationStyle.automatic
  // What is nonisolated here is what `deinit` clears, which is on no actor; all other code is on the main actor.
  // Unchecked, as no code changes the list while it goes through it. Unsafe: see above, `deinit` reads it.
  @exclusivity(unchecked) nonisolated(unsafe) final var childList: [UIViewController] = []
  // Unsafe: see above, `deinit` tells the one that is presented.
  nonisolated(unsafe) final var presentedReference: UIViewController?
  // Unretained, and cleared in the parent's `deinit`: a weak reference would cost every parent an allocation.
  nonisolated(unsafe) final unowned(unsafe) var parentReference: UIViewController?
  // Unretained, and cleared in the presenter's `deinit`, for the same reason.
  nonisolated(unsafe) final unowned(unsafe) var presenterReference: UIViewController?
  // Unsafe: see above, `deinit` tells the view.
  nonisolated(unsafe) final var loadedView: UIView?
  final var modalTransition: WindowTransition?
  final var presentationControllerStorage: UIPresentationController?
  final var navigationItemStorage: UINavigationItem?
  final var tabBarItemStorage: UITabBarItem?
  final var titleStorage: String?
  /// What lives as long as the controller.
  final var tied: [AnyObject] = []

  /// The storyboard that the controller was made from; the part that reads storyboards shows it by its type.
  final var storyboardStorage: AnyObject?
  private let nibNameStorage: String?

  /// The bundle that holds the nib.
  public final let nibBundle: Bundle?
  /// The name under which state is restored.
  open var restorationIdentifier: String?
  /// The size that the controller would like to have in a container or a popover.
  open var preferredContentSize = CGSize.zero
  /// The animation with which the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Gives the presentation its own animations and presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Creates a controller whose view will be loaded from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib, or `nil` for the one named as the class, if there is one.
  ///   - nibBundleOrNil: The bundle with the nib, or `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an archive; the only initialiser that every subclass has.
  public required init?(coder: NSCoder) {
    let construction = coder as? ConstructionCoder
    nibNameStorage = construction?.nibName
    nibBundle = construction?.nibBundle
    super.init()
  }

  /// Creates a controller without naming a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    loadedView?.viewController = nil
    presentedReference?.presenterReference = nil
    for child in childList where child.parentReference === self { child.parentReference = nil }
  }

  /// The name of the nib that the view is loaded from.
  open var nibName: String? { nibNameStorage }

  open override var next: UIResponder? { loadedView?.superviewReference ?? presenterReference }

  /// What a bar shows for the controller; setting it also sets the titles of the navigation and tab bar items.
  open var title: String? {
    get { titleStorage }
    set { setTitle(newValue) }
  }

  // MARK: The view

  /// The view, which is loaded by the first access.
  open var view: UIView! {
    get { loadedViewOrLoad() }
    set { setView(newValue) }
  }

  /// Creates the view; called once, by the first access to ``view``. Without a nib that is an empty view.
  open func loadView() { loadDefaultView() }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come into the window, before the transition ends.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the transition to the view has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether children appear and disappear with this controller without its doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  /// The container that the controller is a child of.
  open var parent: UIViewController? { parentReference }
  /// The controllers that this one contains.
  open var children: [UIViewController] { childList }
  /// Makes a controller a child, taking it from another parent; calls its `willMove(toParent:)`, not `didMove`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller from its parent; calls `didMove(toParent: nil)`, not `willMove`.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller comes to a parent or leaves it.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { flags.insert(.movingFromParent) }
  }
  /// Called by whoever added the controller, once it is in place.
  open func didMove(toParent parent: UIViewController?) { flags.remove(.movingToParent) }
  /// Whether the controller is coming to its parent; true until after `viewDidAppear`.
  open var isMovingToParent: Bool { flags.contains(.movingToParent) }
  /// Whether the controller is leaving its parent; true until after `viewDidDisappear`.
  open var isMovingFromParent: Bool { flags.contains(.movingFromParent) }
  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Presentation

  /// Presents a controller over the root-most ancestor, or over the one that defines the context for its style.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: What to present; one that has a parent or is presented already ends the program.
  ///   - flag: Whether the user should see it happen.
  ///   - completion: Called after `viewDidAppear`; never, if the presentation is refused with a warning.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the controller, or an ancestor, presents, with all above it; else asks its presenter to.
  ///
  /// - Parameters:
  ///   - flag: Whether the user should see it happen.
  ///   - completion: Called once, after `viewDidDisappear`; never, if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion: completion)
  }

  /// What the controller, or the nearest ancestor that presents, presents.
  open var presentedViewController: UIViewController? { presentingAncestor?.presentedReference }
  /// What presents the controller, or the nearest ancestor that is presented.
  open var presentingViewController: UIViewController? { presentedAncestor?.presenterReference }
  /// How the controller is presented; never `.automatic`, which resolves to a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle == .automatic ? automaticPresentationStyle : chosenPresentationStyle }
    set { setPresentationStyle(newValue) }
  }
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
  /// Whether the controller is being presented; true until after `viewDidAppear`.
  open var isBeingPresented: Bool { flags.contains(.beingPresented) }
  /// Whether the controller is being dismissed; true until after `viewDidDisappear`.
  open var isBeingDismissed: Bool { flags.contains(.beingDismissed) }
  /// Whether styles of the "current context" present over this controller.
  open var definesPresentationContext: Bool {
    get { flags.contains(.definesPresentationContext) }
    set { flags.set(.definesPresentationContext, newValue) }
  }
  /// Whether the controller's transition style is used for what it presents as the context.
  open var providesPresentationContextTransitionStyle: Bool {
    get { flags.contains(.providesTransitionStyle) }
    set { flags.set(.providesTransitionStyle, newValue) }
  }
  /// Whether the user is kept from dismissing the controller; code is not.
  open var isModalInPresentation: Bool {
    get { flags.contains(.modalInPresentation) }
    set { flags.set(.modalInPresentation, newValue) }
  }
  /// Manages the presentation that the controller, or the nearest presented ancestor, is or will be part of.
  open var presentationController: UIPresentationController? { currentPresentationController() }
  /// The transition that the controller or an ancestor takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransition }

  // MARK: Showing

  /// Shows a controller as the nearest container does: a push, a column, or else a presentation.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a controller as the nearest split view does with details, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  // MARK: Items

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { navigationItemOrNew() }
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew() }
    set { tabBarItemStorage = newValue }
  }
  /// Whether a tab bar is hidden while the controller, or one above it, is on a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { flags.contains(.hidesBottomBar) }
    set { flags.set(.hidesBottomBar, newValue) }
  }

  // MARK: Hooks of the containers

  /// Applies a change of appearance to the children that are visible.
  func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    forwardAppearanceToContainedViews(phase, animated: animated)
  }
  /// Forgets a child that leaves by its own doing.
  func releaseChild(_ child: UIViewController) { removeFromChildList(child) }
  /// The transition among the children.
  var containerTransition: WindowTransition? { nil }
}
