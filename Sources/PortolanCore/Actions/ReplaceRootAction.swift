/// An action that makes a controller the root of the window, also of an empty one.
///
/// In an empty window there is nothing to check or to animate, and the action only sets the root.
///
/// ```swift
/// let tabsScreen = StepAssembly(finder: ClassFinder<UITabBarController, Any?>(), factory: TabBarControllerFactory())
///   .using(.replaceRoot)
///   .from(.root)
///   .assemble()
/// ```
public struct ReplaceRootAction: BuiltInAction {
  let animationOptions: UIView.AnimationOptions?
  let duration: TimeInterval

  var name: String { "replaceRoot" }

  /// Checks that the existing controller is the root of its window and that the new controller can replace it.
  ///
  /// - Parameters:
  ///   - viewController: The controller that becomes the root, or `nil` if it is not built yet.
  ///   - existingController: The controller that it replaces.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rootNotReplaceable`` if the existing controller is not the root
  ///   of its window. The code is ``RoutingError/Code/actionRefused`` if the new controller is the same, contains it, or is
  ///   presented.
  public func check(with viewController: UIViewController?, on existingController: UIViewController) throws {
    _ = try window(of: existingController)
    guard let viewController else { return }
    try Self.check(viewController)
    if viewController === existingController || existingController.isInside(viewController) {
      throw ContainmentFault.refusal(
        of: viewController, by: name, because: "cannot replace \(typeName(existingController)) by itself")
    }
  }

  /// Checks that a controller can be the root of a window.
  static func check(_ viewController: UIViewController) throws {
    if viewController.presentingViewController != nil, viewController.parent == nil {
      throw RoutingError(
        .actionRefused, step: typeName(viewController),
        reason: "replaceRoot cannot make a controller the root while it is presented",
        fix: "let the factory build a new controller")
    }
  }

  /// Returns the current root, to be removed by the action.
  ///
  /// - Parameters:
  ///   - viewController: The controller that becomes the root, or `nil` if it is not built yet.
  ///   - existingController: The controller that it replaces.
  /// - Returns: An array that contains only the current root.
  /// - Throws: No error.
  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: UIViewController
  ) throws -> [UIViewController] { [existingController] }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? {
    let window = try window(of: existingController)
    let animation = animated ? animationOptions : nil
    if animation == nil, existingController.presentedOnTop == nil, !window.hasModalsInTransition {
      window.rootViewController = viewController
      return nil
    }
    return {
      // A modal that was presented after the others were dismissed would stay in the window forever.
      await TransitionWait.untilAtRest(window)
      try await existingController.dismissLaterModals(in: window, for: typeName(viewController), sparingAlerts: false)
      try Task.checkCancellation()
      // UIKit would leave it in the window forever, too.
      if window.hasModalsInTransition {
        throw RoutingError.transitionLasts(at: existingController, before: typeName(viewController))
      }
      guard let animation else {
        window.rootViewController = viewController
        return
      }
      let transition = TransitionWait()
      UIView.transition(
        with: window, duration: duration, options: animation,
        animations: { window.rootViewController = viewController },
        completion: { _ in transition.finish() })
      await transition.wait(for: nil)
    }
  }

  private func window(of existing: UIViewController) throws -> UIWindow {
    let window = existing.windowOfHierarchy
    if let window, window.rootViewController === existing { return window }
    let name = typeName(existing)
    let route = "start the route from Step.root, which dismisses every modal first"
    let (reason, fix) =
      if existing.presentingViewController != nil {
        ("replaceRoot cannot replace \(name), which is presented modally and is not the root of the window", route)
      } else if let root = window?.rootViewController {
        ("replaceRoot cannot replace \(name), since the root of the window is \(typeName(root))", route)
      } else {
        // A root controller has no window until that window is shown.
        (
          "replaceRoot cannot replace \(name), which is in no window that is shown",
          "call makeKeyAndVisible() of the window before the first navigation"
        )
      }
    throw RoutingError(.rootNotReplaceable, step: name, reason: reason, fix: fix)
  }
}

extension Action where Self == ReplaceRootAction {
  /// An action that makes the controller the root of the window, without an animation.
  ///
  /// ```swift
  /// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
  ///   .using(.replaceRoot)
  ///   .from(.root)
  ///   .assemble()
  /// ```
  public static var replaceRoot: Self { Self(animationOptions: nil, duration: 0) }

  /// Returns an action that makes the controller the root of the window, with an animation.
  ///
  /// ```swift
  /// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
  ///   .using(.replaceRoot(animationOptions: .transitionCrossDissolve))
  ///   .from(.root)
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - animationOptions: The animation of the window, or `nil` to change the root without an animation.
  ///   - duration: The duration of the animation in seconds.
  /// - Returns: The action.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions?, duration: TimeInterval = 0.3
  ) -> Self {
    Self(animationOptions: animationOptions, duration: duration)
  }
}
