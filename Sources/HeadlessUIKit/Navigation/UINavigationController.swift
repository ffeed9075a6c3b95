/// A stack of controllers, of which the top one is visible.
///
/// Unlike other controllers it defines a presentation context unless it is told otherwise.
open class UINavigationController: UIViewController {
  /// The kinds of change to a stack.
  public enum Operation: Int, Sendable {
    /// No change of the top.
    case none
    /// Something new on top.
    case push
    /// Back to something below.
    case pop
  }

  /// Hears which controllers are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  final var stackTransition: StackTransition?
  final var hasShown = false
  private var navigationBarHidden = false

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

  /// The controllers from the bottom to the top; setting them is ``setViewControllers(_:animated:)`` unanimated.
  open var viewControllers: [UIViewController] {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { childList.last }

  /// What the user sees of the stack: the topmost controller presented from it, or the top.
  open var visibleViewController: UIViewController? { visibleOfStack }

  /// Replaces the stack; what is in both stays. The top changes as by a push, or a pop if it was below before.
  ///
  /// A controller given twice raises, as does a navigation controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Puts a controller on top.
  ///
  /// One that is in the stack already raises, as does a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let running = transitionToWaitFor {
      return running.afterwards { [self] in pushViewController(viewController, animated: animated) }
    }
    push(viewController, animated: animated)
  }

  /// Takes the top away, unless it is the last.
  ///
  /// - Returns: What was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if let running = transitionToWaitFor {
      running.afterwards { [self] in popViewController(animated: animated) }
      return nil
    }
    return childList.count > 1 ? pop(to: childList.count - 2, animated: animated)?.first : nil
  }

  /// Takes away all above a controller of the stack; any other raises.
  ///
  /// - Returns: What was taken away, from the bottom to the top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    if let running = transitionToWaitFor {
      running.afterwards { [self] in popToViewController(viewController, animated: animated) }
      return nil
    }
    guard let index = childList.lastIndex(where: { $0 === viewController }) else {
      raise("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  /// Takes away all but the bottom.
  ///
  /// - Returns: What was taken away, from the bottom to the top, or `nil` if nothing was.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if let running = transitionToWaitFor {
      running.afterwards { [self] in popToRootViewController(animated: animated) }
      return nil
    }
    return childList.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Whether there is no navigation bar, and so no back button and no swipe back.
  open var isNavigationBarHidden: Bool {
    get { navigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBarHidden = hidden
  }

  // MARK: Hooks

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    forwardAppearanceToTop(phase, animated: animated)
  }

  override func releaseChild(_ child: UIViewController) {
    releaseFromStack(child)
  }

  override var containerTransition: WindowTransition? { stackTransition }
}
