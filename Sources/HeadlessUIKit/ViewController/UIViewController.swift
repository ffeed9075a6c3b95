/// A screen, or a container of screens.
///
/// Containment, presentation, the loading of views and the appearance callbacks follow UIKit.
open class UIViewController: InertUIViewController, UIContentContainer {
  final var flags: ViewControllerFlags = []
  final var appearance = AppearanceState.disappeared
  final var chosenPresentationStyle = UIModalPresentationStyle.automatic
  // The nonisolated properties are those that `deinit` clears, since it runs on no actor. All other code runs on the
  // main actor. Unchecked: no code changes the list while it iterates over it. Unsafe: `deinit` reads it when
  // nothing else refers to the controller.
  @exclusivity(unchecked) nonisolated(unsafe) final var childList: [UIViewController] = []
  // Unsafe: `deinit` reads it to clear the presented controller's reference, when nothing else refers to this one.
  nonisolated(unsafe) final var presentedReference: UIViewController?
  // Unsafe: the `deinit` of the parent clears it, so that it never outlives the parent, and no other code runs on the
  // controller at that time. A weak reference would cost an allocation for every parent.
  nonisolated(unsafe) final unowned(unsafe) var parentReference: UIViewController?
  // Unsafe: the `deinit` of the presenter clears it, so that it never outlives the presenter, for the same reason.
  nonisolated(unsafe) final unowned(unsafe) var presenterReference: UIViewController?
  // Unsafe: `deinit` reads it to clear the view's reference to this controller, when nothing else refers to the controller.
  nonisolated(unsafe) final var loadedView: UIView?
  final var modalTransition: WindowTransition?
  /// The view in a container that held the view of this presenter before that was covered.
  final weak var placeUnderCover: UIView?
  final var presentationControllerStorage: UIPresentationController? {
    didSet {
      guard oldValue !== presentationControllerStorage else { return }
      oldValue?.kept = self
      presentationControllerStorage?.kept = nil
    }
  }
  // Unsafe: `deinit` reads it to clear the item's reference to this controller, when nothing else refers to the controller.
  nonisolated(unsafe) final var navigationItemStorage: UINavigationItem?
  final var tabBarItemStorage: UITabBarItem?
  final var titleStorage: String?
  /// The observations that are told of the release of the controller.
  final var observations: HeadlessHierarchy.Observations?
  private final var isInEditing = false
  /// The edit button, or `nil` until the app asks for it.
  final var editItem: UIBarButtonItem?
  /// The content that covers the screen while there is nothing else to show, or `nil` for none.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard contentUnavailableConfiguration != nil || oldValue != nil else { return }
      view.show(contentUnavailableConfiguration, instead: &unavailableView)
    }
  }
  private final var unavailableView: UIView?

  /// The document from which the controller was created.
  final var document: AnyObject?
  private let nibNameStorage: String?

  /// The bundle that contains the nib.
  public final let nibBundle: Bundle?
  // Source: developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:).
  /// The size that the controller prefers in a container or a popover, whose change is told to the parent or else to the presentation.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = parentReference ?? presentationControllerStorage
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Creates a controller whose view will be loaded from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib, or `nil` for the nib that is named for the class, if there is one.
  ///   - nibBundleOrNil: The bundle with the nib, or `nil` for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  /// Creates a controller from an archive, through the only initialiser that every subclass has.
  public required init?(coder: NSCoder) {
    let construction = coder as? ConstructionCoder
    nibNameStorage = construction?.nibName
    nibBundle = construction?.nibBundle
    document = construction?.document
  }

  /// Creates a controller without naming a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    loadedView?.viewController = nil
    navigationItemStorage?.controller = nil
    presentedReference?.presenterReference = nil
    for child in childList where child.parentReference === self { child.parentReference = nil }
  }

  /// The name of the nib from which the view is loaded.
  open var nibName: String? { nibNameStorage }

  open override var next: UIResponder? { loadedView?.superviewReference ?? presenterReference }

  /// The title that bars show for the controller.
  ///
  /// Setting it also sets the titles of the navigation item and the tab bar item.
  open var title: String? {
    get { titleStorage }
    set {
      titleStorage = newValue
      navigationItemStorage?.title = newValue
      tabBarItemStorage?.title = newValue
    }
  }

  // MARK: The view

  /// The view; the first access loads it.
  open var view: UIView! {
    get { loadedViewOrLoad() }
    set { setView(newValue) }
  }

  /// Creates the view.
  ///
  /// The first access to ``view`` calls it once. Without a nib it creates an empty view.
  open func loadView() { if !loadViewFromDocument() { setView(UIView(frame: .zero)) } }

  // MARK: Appearance

  /// A Boolean value that indicates whether children appear and disappear automatically with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Notifies a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    flags.insert(.appearsByHand)
    beginAppearance(isAppearing, animated: animated)
  }
  /// Notifies a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    flags.remove(.appearsByHand)
    endAppearance()
  }

  // MARK: Containment

  /// The container of the controller.
  open var parent: UIViewController? { parentReference }
  /// The controllers that this one contains.
  open var children: [UIViewController] { childList }
  /// Adds a child and removes it from any other parent.
  ///
  /// This calls `willMove(toParent:)` of the child, but not `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent.
  ///
  /// This calls `didMove(toParent: nil)`, but not `willMove(toParent:)`.
  open func removeFromParent() { leaveParent() }
  /// Notifies the controller before it enters or leaves a parent.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { flags.insert(.movingFromParent) }
  }
  /// Notifies the controller after its parent was set.
  ///
  /// The code that added the controller calls it.
  open func didMove(toParent parent: UIViewController?) { flags.remove(.movingToParent) }
  /// A Boolean value that indicates whether the controller is entering its parent, until after `viewDidAppear`.
  open var isMovingToParent: Bool { flags.contains(.movingToParent) }
  /// A Boolean value that indicates whether the controller is leaving its parent, until after `viewDidDisappear`.
  open var isMovingFromParent: Bool { flags.contains(.movingFromParent) }
  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Presentation

  /// Presents a controller over the root-most ancestor, or over the ancestor that defines the context for its style.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present. The program ends if it has a parent or is already
  ///     presented.
  ///   - flag: `true` to animate the presentation.
  ///   - completion: A closure that is called after `viewDidAppear`. It is never called if the presentation is refused
  ///     with a warning.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    performPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this controller or an ancestor presents, with all controllers above it.
  ///
  /// If there is none, the presenter of this controller dismisses it.
  ///
  /// - Parameters:
  ///   - flag: `true` to animate the dismissal.
  ///   - completion: A closure that is called once, after `viewDidDisappear`, or at once if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion: completion)
  }

  /// The controller that this controller or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { presentingAncestor?.presentedReference }
  /// The controller that presents this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { presentedAncestor?.presenterReference }
  /// The style of the controller's presentation, never `.automatic`, since that resolves to a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle == .automatic ? automaticPresentationStyle : chosenPresentationStyle }
    set {
      guard newValue != chosenPresentationStyle else { return }
      chosenPresentationStyle = newValue
      // Before the presentation the manager's class belongs to the old style.
      if presenterReference == nil { presentationControllerStorage = nil }
    }
  }
  var automaticPresentationStyle: UIModalPresentationStyle { HeadlessSystem.version >= 18 ? .formSheet : .pageSheet }
  /// A Boolean value that indicates whether the controller is being presented, until after `viewDidAppear`.
  open var isBeingPresented: Bool { flags.contains(.beingPresented) }
  /// A Boolean value that indicates whether the controller is being dismissed, until after `viewDidDisappear`.
  open var isBeingDismissed: Bool { flags.contains(.beingDismissed) }
  /// A Boolean value that indicates whether presentations in the current context cover this controller.
  open var definesPresentationContext: Bool {
    get { flags.contains(.definesPresentationContext) }
    set { flags.set(.definesPresentationContext, newValue) }
  }
  /// The manager of the current or future presentation of the controller or its nearest presented ancestor.
  open var presentationController: UIPresentationController? { currentPresentationController() }
  /// The running transition of the controller or an ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransition }

  // MARK: Showing

  /// Shows a controller in the way of the nearest container: with a push, in a column, or else with a presentation.
  open func show(_ vc: UIViewController, sender: Any?) {
    for ancestor in withAncestors.dropFirst() where ancestor.showsForChildren {
      return ancestor.show(vc, sender: sender)
    }
    present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
  }
  /// Shows a controller as the detail of the nearest split view controller, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
  }

  // MARK: Items

  /// The item of the controller in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: titleStorage)
    item.controller = self
    navigationItemStorage = item
    return item
  }
  /// The item of the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew() }
    set { tabBarItemStorage = newValue }
  }
  /// A Boolean value that indicates whether this controller on a navigation stack hides the tab bar.
  ///
  /// The tab bar is also hidden while another controller is above this controller.
  open var hidesBottomBarWhenPushed = false

  // MARK: Layout and traits

  /// Updates the constraints of the view, by default through the view itself.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Notifies the controller, and by default its children, before the size of its view changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Notifies the controller, and by default its children, before its traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The traits of the controller.
  open var traitCollection: UITraitCollection { traits.noting(for: loadedView) }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editItem?.title = titleOfEditItem
  }
  /// A Boolean value that indicates whether the controller is being edited.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: Hooks of the containers

  /// Forwards a phase of the appearance to the visible children.
  func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    guard !childList.isEmpty, let loadedView else { return }
    for child in childList {
      guard let childView = child.loadedView, childView.isDescendant(of: loadedView) else { continue }
      child.applyAppearance(phase, animated: animated)
    }
  }
  /// Removes a child from the container's list during the child's own `removeFromParent`.
  func releaseChild(_ child: UIViewController) { removeFromChildList(child) }
  /// Shows a child that was added by hand, if the container shows its children itself.
  func showAdopted(_ child: UIViewController) {}
  /// The running transition among the children.
  var containerTransition: WindowTransition? { nil }
  /// The children that are on screen while the controller is.
  var visibleChildren: [UIViewController] { childList.filter { $0.appearance != .disappeared } }
  /// A Boolean value that indicates whether ``show(_:sender:)`` of a child is forwarded to the controller.
  var showsForChildren: Bool { false }
  /// A Boolean value that indicates whether the controller creates its view itself, without looking for a nib.
  var createsOwnView: Bool { false }
  /// Adapts to the width class of the window.
  func followWidthClass() {}
}
