/// Shows the screens of coordinators on one navigation controller.
///
/// The completion of a push runs once, when the screen has left the stack: popped by code, by the back button or a swipe
/// back that was not let go, with others by a pop to the root, replaced by another root or by `setViewControllers` behind
/// the router's back, dismissed or released together with the whole stack. What a navigation took away and has put back
/// has not left.
///
/// The delegate of the navigation controller is left to the app.
@MainActor
public final class NavigationStackRouter {
  /// The navigation controller, which is not retained.
  public private(set) weak var rootController: UINavigationController?

  /// - Parameter rootController: Shows the screens; not retained.
  public init(rootController: UINavigationController) {
    self.rootController = rootController
  }

  /// Presents a screen over whatever the navigation controller presents already.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether the user should see it happen.
  public func present(_ viewController: UIViewController, animated: Bool = true) {
    topmost?.present(viewController, animated: animated)
  }

  /// Dismisses what was presented last. Where nothing is presented, nothing happens but the completion.
  ///
  /// - Parameters:
  ///   - animated: Whether the user should see it happen.
  ///   - completion: Called once, when the screen is gone.
  public func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    guard let presenter = topmost?.presentingViewController, topmost !== rootController else {
      completion?()
      return
    }
    presenter.dismiss(animated: animated) { completion?() }
  }

  /// Pushes a screen. One that is on the stack already is ignored, as is a navigation controller, on which UIKit raises
  /// an exception.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - hidesBottomBar: Whether a tab bar is hidden meanwhile; `nil` for what the screen says itself.
  ///   - completion: Called once, when the screen has left the stack in whatever way.
  public func push(
    _ viewController: UIViewController, animated: Bool = true, hidesBottomBar: Bool? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let rootController, !(viewController is UINavigationController),
      !rootController.viewControllers.containsInstance(viewController)
    else { return }
    if let hidesBottomBar { viewController.hidesBottomBarWhenPushed = hidesBottomBar }
    rootController.pushViewController(viewController, animated: animated)
    if let completion { watch(viewController, in: rootController, completion) }
  }

  /// Pops the topmost screen; the first of the stack stays.
  ///
  /// - Parameter animated: Whether the user should see it happen.
  public func pop(animated: Bool = true) {
    _ = rootController?.popViewController(animated: animated)
    tellThoseWhoLeft()
  }

  /// Pops all screens but the first.
  ///
  /// - Parameter animated: Whether the user should see it happen.
  public func popToRoot(animated: Bool = true) {
    _ = rootController?.popToRootViewController(animated: animated)
    tellThoseWhoLeft()
  }

  /// Puts a screen in the place of the whole stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - hideBar: Whether the navigation bar is hidden from now on.
  public func setRoot(_ viewController: UIViewController, animated: Bool = false, hideBar: Bool = false) {
    rootController?.setViewControllers([viewController], animated: animated)
    rootController?.isNavigationBarHidden = hideBar
    tellThoseWhoLeft()
  }

  /// What the navigation controller presents last, or itself.
  private var topmost: UIViewController? {
    guard var topmost: UIViewController = rootController else { return nil }
    while let presented = topmost.presentedViewController, !presented.isBeingDismissed { topmost = presented }
    return topmost
  }

  private func watch(
    _ viewController: UIViewController, in navigation: UINavigationController,
    _ completion: @escaping @MainActor () -> Void
  ) {
    _ = RemovalTracker.watch(viewController, in: navigation, onRemoval: completion)
  }

  /// Where nothing moves any more the completions run at once, those of this stack only.
  private func tellThoseWhoLeft() {
    guard let rootController else { return }
    RemovalTracker.look { $0.container === rootController }
  }
}
