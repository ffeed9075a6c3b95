/// A stack of controllers with the top one visible.
///
/// Unlike other controllers it defines a presentation context by default.
open class UINavigationController: InertUINavigationController {
  /// The bar of the controller.
  public private(set) final lazy var navigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.controller = self
    return bar
  }()
  /// The toolbar of the controller.
  public private(set) final lazy var toolbar: UIToolbar! = {
    let bar = UIToolbar(frame: .zero)
    bar.controller = self
    return bar
  }()
  /// The recogniser of the swipe back from the edge of the screen.
  ///
  /// The window's user can swipe back if this recogniser or ``interactiveContentPopGestureRecognizer`` is enabled. Their
  /// delegates are not asked.
  public private(set) final lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
  /// The recogniser of the swipe back from any point of the content, as on iOS 26.
  public private(set) final lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  final var stackTransition: StackTransition?
  /// The transition whose delegate is told now that it has ended.
  final var toldTransition: StackTransition?
  final var hasShown = false
  /// A Boolean value that indicates whether the top has changed while the stack was not on screen.
  final var hasUnseenTop = false

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    flags.insert(.definesPresentationContext)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    flags.insert(.definesPresentationContext)
  }

  /// Creates an empty stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.definesPresentationContext)
  }

  // MARK: The stack

  /// The controllers from the bottom to the top.
  ///
  /// Setting them calls ``setViewControllers(_:animated:)`` without an animation.
  open var viewControllers: [UIViewController] {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller of the stack.
  open var topViewController: UIViewController? { childList.last }

  /// The controller that the user sees: the topmost controller presented from the stack, or the top.
  open var visibleViewController: UIViewController? {
    guard let top = childList.last else { return nil }
    guard var candidate = top.presentedReference ?? presentedReference else { return top }
    while let above = candidate.presentedReference { candidate = above }
    return candidate
  }

  /// Replaces the controllers of the stack.
  ///
  /// Controllers that are in both lists stay. The top changes as in a push, or as in a pop if the new top was in the
  /// stack before. A controller that is given twice raises an exception, as does a navigation controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller.
  ///
  /// A controller that is already in the stack raises an exception, as does a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let running = transitionToWaitFor {
      return running.afterwards { [self] in pushViewController(viewController, animated: animated) }
    }
    push(viewController, animated: animated)
  }

  /// Pops the top controller unless it is alone.
  ///
  /// - Returns: The popped controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if let running = transitionBeforePop {
      running.afterwards { [self] in popViewController(animated: animated) }
      return nil
    }
    return childList.count > 1 ? pop(to: childList.count - 2, animated: animated)?.first : nil
  }

  /// Pops all controllers above a controller of the stack.
  ///
  /// A controller that is not in the stack raises an exception.
  ///
  /// - Returns: The popped controllers, from the bottom to the top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    if let running = transitionBeforePop {
      running.afterwards { [self] in popToViewController(viewController, animated: animated) }
      return nil
    }
    guard let index = childList.lastIndex(where: { $0 === viewController }) else {
      raise("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  /// Pops all controllers but the bottom controller.
  ///
  /// - Returns: The popped controllers, from the bottom to the top, or `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if let running = transitionBeforePop {
      running.afterwards { [self] in popToRootViewController(animated: animated) }
      return nil
    }
    return childList.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  // MARK: The bar

  // MARK: Hooks

  /// Adapts to a stack whose change is over.
  func stackSettled() {}

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    if phase == .willAppear || phase == .willDisappear {
      // The stack's own transition must end before its top takes part in the container's transition.
      stackTransition?.finish()
    }
    guard let top = childList.last else { return }
    if !hasShown, phase == .willAppear, childList.count == 1 { top.flags.insert(.movingToParent) }
    forward(phase, to: top, animated: animated)
    // Another screen is the top by now if this one has left meanwhile.
    guard !hasShown || hasUnseenTop, let shown = childList.last else { return }
    if phase == .willAppear {
      delegateReference?.navigationController(self, willShow: shown, animated: animated)
    } else if phase == .didAppear {
      hasShown = true
      hasUnseenTop = false
      delegateReference?.navigationController(self, didShow: shown, animated: animated)
    }
  }

  override func showAdopted(_ child: UIViewController) {
    let before = Array(childList.dropLast())
    show(
      StackChange(old: before.last, new: child, operation: .push, before: before), instead: nil, animated: false)
  }
  override func releaseChild(_ child: UIViewController) {
    let oldTop = childList.last
    removeFromChildList(child)
    if child === oldTop { exchangeVisibleChild(child, for: childList.last) }
  }
  override var containerTransition: WindowTransition? { stackTransition }
  // Source: hackingwithswift.com/articles/175/advanced-coordinator-pattern-tutorial-ios: a coordinator asks it in didShow for the
  // controller that left.
  /// The running transition of the stack or an ancestor, or the one whose end the delegate is told of now.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? toldTransition
  }
  override var visibleChildren: [UIViewController] { childList.suffix(1) }
  override var createsOwnView: Bool { true }
  override var showsForChildren: Bool { true }
}
