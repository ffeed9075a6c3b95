/// Makes a controller the root of the window.
public struct ReplaceRootAction: Action, CustomStringConvertible {
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
  }

  public func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: UIViewController
  ) throws -> [UIViewController] { [existingController] }

  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    let window = try window(of: existingController)
    try await dismissLatecomers(over: existingController, in: window, for: viewController)
    guard animated, let animationOptions else {
      window.rootViewController = viewController
      return nil
    }
    let transition = TransitionWait()
    UIView.transition(
      with: window, duration: duration, options: animationOptions,
      animations: { window.rootViewController = viewController },
      completion: { _ in transition.finish() })
    await transition.wait(for: nil)
    return nil
  }

  /// Dismisses what somebody has presented since the modals were dismissed: it would stay in the window, and nobody could
  /// ever dismiss it.
  private func dismissLatecomers(
    over existing: UIViewController, in window: UIWindow, for newcomer: UIViewController
  ) async throws {
    guard existing.presentedOnTop != nil else { return }
    if window.transitionUnderWay != nil { await TransitionWait.untilSettled(window) }
    guard let presented = existing.presentedOnTop else { return }
    try presented.checkDeparture(for: typeName(newcomer))
    try await ModalTransition.dismiss(presented, animated: false)
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
