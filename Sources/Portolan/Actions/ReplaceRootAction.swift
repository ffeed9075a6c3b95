/// Makes a controller the root of the window.
public struct ReplaceRootAction: Action, ImmediateAction, CustomStringConvertible {
  let animationOptions: UIView.AnimationOptions?
  let duration: TimeInterval

  public nonisolated var description: String { "replaceRoot" }

  /// Agrees where the existing controller is the root of its window.
  ///
  /// - Parameters:
  ///   - viewController: The controller that becomes the root, `nil` while it is not built.
  ///   - existingController: The controller that it replaces.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rootNotReplaceable`` where the existing controller is
  ///   not the root of its window.
  public func check(with viewController: UIViewController?, on existingController: UIViewController) throws {
    _ = try window(of: existingController)
    guard let viewController else { return }
    if viewController === existingController || existingController.isInside(viewController) {
      throw RoutingError(
        .actionRefused, step: typeName(viewController),
        reason: "replaceRoot cannot replace \(typeName(existingController)) by itself",
        fix: "let the factory build a new controller, or let the finder of the step find this one")
    }
    if viewController.presentingViewController != nil, viewController.parent == nil {
      throw RoutingError(
        .actionRefused, step: typeName(viewController),
        reason: "replaceRoot cannot make a controller the root while it is presented",
        fix: "let the factory build a new controller")
    }
  }

  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: UIViewController
  ) throws -> [UIViewController] { [existingController] }

  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    // An action of the app that calls this may have been given up.
    try Task.checkCancellation()
    try await begin(with: viewController, on: existingController, animated: animated)?()
    return nil
  }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? {
    let window = try window(of: existingController)
    let animation = animated ? animationOptions : nil
    if animation == nil, existingController.presentedOnTop == nil {
      window.rootViewController = viewController
      return nil
    }
    return {
      // A modal that was presented since the others were dismissed would stay in the window for ever.
      if window.isMoving { await TransitionWait.untilSettled(window) }
      try await existingController.dismissLatecomers(in: window, for: typeName(viewController), sparingAlerts: false)
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
    let route = "start the route from GeneralStep.root(), which dismisses every modal first"
    let (reason, fix) =
      if existing.presentingViewController != nil {
        ("replaceRoot cannot replace \(name), which is presented modally and is not the root of the window", route)
      } else if let root = window?.rootViewController {
        ("replaceRoot cannot replace \(name), since the root of the window is \(typeName(root))", route)
      } else {
        // A root has its window only once that is shown.
        (
          "replaceRoot cannot replace \(name), which is in no window that is shown",
          "call makeKeyAndVisible() of the window before the first navigation"
        )
      }
    throw RoutingError(.rootNotReplaceable, step: name, reason: reason, fix: fix)
  }
}

extension Action where Self == ReplaceRootAction {
  /// Makes the controller the root of the window.
  public static var replaceRoot: Self { GeneralAction.replaceRoot() }
}
