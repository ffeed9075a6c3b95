import PortolanFlows

/// A router that shows the screens of coordinators on one navigation controller.
///
/// The completion of a push runs once, when the screen has left the stack for one of these reasons:
///
/// - Code popped it, alone or together with other screens.
/// - The user tapped the back button or completed a swipe back.
/// - Another root or a call of `setViewControllers` replaced it, even if that call bypassed the router.
/// - The whole stack was dismissed or released.
///
/// A screen that a navigation removed and then put back has not left.
///
/// The router does not use the delegate of the navigation controller, so the app can set it.
///
/// Coordinators depend on ``StackRouting``, so that their tests can replace the router.
///
/// ```swift
/// let router = NavigationStackRouter(rootController: navigationController)
/// router.push(ItemViewController(id: 42)) { print("the item has left the stack") }
/// ```
public final class NavigationStackRouter: StackRouting {
  /// The navigation controller that is not retained.
  public private(set) weak var rootController: UINavigationController?
  /// The watches of the screens whose completions are still to run.
  private var watches: [RemovalWatch] = []

  /// Creates a router over a navigation controller.
  ///
  /// - Parameter rootController: The navigation controller that shows the screens. It is not retained.
  public init(rootController: UINavigationController) {
    self.rootController = rootController
  }

  /// Returns the navigation controller, so that another router can present this router.
  ///
  /// - Returns: The navigation controller, or `nil` if it was released.
  public func toPresent() -> UIViewController? { rootController }

  /// Presents a screen over the topmost controller that the navigation controller presents.
  ///
  /// A screen that is presented already is ignored, as after a double tap. So is any other screen if UIKit raises an exception
  /// for it, such as a screen on a stack.
  ///
  /// - Parameters:
  ///   - module: The screen, or a module that has one. A module without a controller is ignored.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  public func present(_ module: any Presentable, animated: Bool = true) {
    guard let viewController = module.toPresent(), let topmost,
      (try? ModalTransition.check(viewController, from: topmost)) != nil
    else { return }
    topmost.present(viewController, animated: animated)
  }

  /// Dismisses the topmost presented controller.
  ///
  /// If nothing is presented, only the completion runs. A screen that is still being presented is dismissed afterwards, because
  /// UIKit would drop the call.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  ///   - completion: A closure that runs once, when the screen is gone.
  public func dismiss(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    guard let presented = topmost, presented !== rootController, presented.presentingViewController != nil else {
      completion?()
      return
    }
    guard presented.isBeingPresented || presented.viewIfLoaded?.window == nil,
      let window = presented.windowOfHierarchy
    else { return dismiss(presented, animated: animated, completion) }
    RequestScope.startIndependentTask { [self] in
      await TransitionWait.untilAtRest(window)
      dismiss(presented, animated: animated, completion)
    }
  }

  private func dismiss(
    _ presented: UIViewController, animated: Bool, _ completion: (@MainActor () -> Void)?
  ) {
    guard let presenter = presented.presentingViewController else {
      completion?()
      return
    }
    presenter.dismiss(animated: animated) { completion?() }
  }

  /// Pushes a screen.
  ///
  /// A screen that is on the stack already is ignored, and so is a presented screen. Navigation controllers and split view
  /// controllers are ignored too, because UIKit raises an exception if one is pushed.
  ///
  /// - Parameters:
  ///   - module: The screen, or a module that has one. A module without a controller is ignored.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  ///   - hidesBottomBar: A Boolean value that indicates whether the tab bar is hidden while the screen is on the stack,
  ///     or `nil` to keep the screen's own setting.
  ///   - completion: A closure that runs once, when the screen has left the stack in any way.
  public func push(
    _ module: any Presentable, animated: Bool = true, hidesBottomBar: Bool? = nil,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let viewController = module.toPresent(), let rootController, viewController.canEnterStack,
      !rootController.viewControllers.containsInstance(viewController)
    else { return }
    // It may have been popped just now, and the completion of that push is still to run.
    RemovalWatch.look(at: watches.filter { $0.viewController === viewController })
    if let hidesBottomBar { viewController.hidesBottomBarWhenPushed = hidesBottomBar }
    rootController.pushViewController(viewController, animated: animated)
    watches.removeAll(where: \.hasEnded)
    guard let completion else { return }
    watches.append(
      RemovalWatch(viewController, in: rootController) {
        completion()
        return nil
      })
  }

  /// Pops the topmost screen, unless it is the first of the stack.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the transition is animated.
  public func pop(animated: Bool = true) {
    _ = rootController?.popViewController(animated: animated)
    tellThoseWhoLeft()
  }

  /// Pops all screens except the first.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the transition is animated.
  public func popToRoot(animated: Bool = true) {
    _ = rootController?.popToRootViewController(animated: animated)
    tellThoseWhoLeft()
  }

  /// Replaces the whole stack with one screen.
  ///
  /// A screen that is presented is ignored, and so are navigation controllers and split view controllers.
  ///
  /// ```swift
  /// let router = NavigationStackRouter(rootController: navigationController)
  /// router.setRoot(HomeViewController(), hideBar: true)
  /// ```
  ///
  /// - Parameters:
  ///   - module: The screen, or a module that has one. A module without a controller is ignored.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  ///   - hideBar: A Boolean value that indicates whether the navigation bar is hidden from now on.
  public func setRoot(_ module: any Presentable, animated: Bool = false, hideBar: Bool = false) {
    guard let viewController = module.toPresent(), viewController.canEnterStack else { return }
    rootController?.setViewControllers([viewController], animated: animated)
    rootController?.isNavigationBarHidden = hideBar
    tellThoseWhoLeft()
  }

  /// The topmost controller that the navigation controller presents, or the navigation controller itself.
  private var topmost: UIViewController? {
    guard var topmost: UIViewController = rootController else { return nil }
    while let presented = topmost.presentedViewController, !presented.isBeingDismissed { topmost = presented }
    return topmost
  }

  /// Runs the completions of screens that have left this stack, at once if no transition is under way.
  private func tellThoseWhoLeft() {
    RemovalWatch.look(at: watches)
    watches.removeAll(where: \.hasEnded)
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether UIKit can take the controller onto a stack as it is.
  fileprivate var canEnterStack: Bool {
    let isContainer = self is UINavigationController || self is UISplitViewController
    return !isContainer && (parent != nil || presentingViewController == nil)
  }
}
