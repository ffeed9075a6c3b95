/// Waits for the end of a change that has begun, and checks that it has happened.
typealias Completion = @MainActor () async throws -> Void

/// Presents and dismisses, makes sure that it happened, and returns when it is over.
///
/// UIKit refuses some presentations with no more than a warning and never calls their completion. What was refused is
/// seen at once, since UIKit sets `presentedViewController` before `present` returns.
@MainActor
enum ModalTransition {
  /// - Parameter presenter: The controller to present from; `nil` if it is not known yet.
  /// - Throws: ``RoutingError`` where UIKit would raise an exception on presenting the controller.
  static func check(_ viewController: UIViewController, from presenter: UIViewController?) throws {
    if let parent = viewController.parent {
      throw refusal(of: viewController, because: "it is a child of \(typeName(parent))")
    }
    if viewController.presentingViewController != nil {
      throw refusal(of: viewController, because: "it is presented already")
    }
    guard let presenter else { return }
    if viewController === presenter || presenter.isInside(viewController) {
      throw refusal(of: viewController, because: "it is, or contains, the controller that presents")
    }
    if !viewController.isNew { throw refusal(of: viewController, because: "it is the root of a window") }
  }

  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/presentationRefused``.
  static func present(
    _ viewController: UIViewController, from presenter: UIViewController, animated: Bool
  ) async throws {
    try await begin(presenting: viewController, from: presenter, animated: animated)?()
  }

  /// Begins to present.
  ///
  /// - Returns: What waits until the controller is presented; `nil` where it is.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/presentationRefused``.
  static func begin(
    presenting viewController: UIViewController, from presenter: UIViewController, animated: Bool
  ) throws -> Completion? {
    try check(viewController, from: presenter)
    let transition = TransitionWait()
    presenter.present(viewController, animated: animated) { transition.finish() }
    guard viewController.presentingViewController != nil else { throw refusal(of: viewController, by: presenter) }
    // Where it is on screen already the completion says no more, and may never come.
    if transition.isFinished { return nil }
    if viewController.viewIfLoaded?.window != nil, !viewController.isBeingPresented { return nil }
    return {
      await transition.wait(for: viewController.transitionCoordinator)
      guard viewController.presentingViewController != nil else {
        throw refusal(of: viewController, because: "it was dismissed while it was being presented")
      }
    }
  }

  /// Dismisses what a controller presents, and all above it, as one transition.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/dismissalRefused``.
  static func dismiss(_ presented: UIViewController, animated: Bool) async throws {
    guard let presenter = presented.presentingViewController else { return }
    let transition = TransitionWait()
    presenter.dismiss(animated: animated) { transition.finish() }
    guard presented.presentingViewController != nil else { return }
    await transition.wait(for: presented.transitionCoordinator)
    guard presented.presentingViewController != nil, !presented.isBeingDismissed else { return }
    throw RoutingError(
      .dismissalRefused, step: typeName(presented),
      reason: "\(typeName(presented)) is still there after it was dismissed",
      fix: "do not override dismiss(animated:completion:) of \(typeName(presenter)) without calling super")
  }

  private static func refusal(of viewController: UIViewController, by presenter: UIViewController) -> RoutingError {
    if presenter.viewIfLoaded?.window == nil {
      return refusal(
        of: viewController, because: "the view of \(typeName(presenter)) is in no window",
        fix:
          "call makeKeyAndVisible() of the window before the first navigation, and present from a controller that is on "
          + "screen, as GeneralStep.current() is")
    }
    if let presented = presenter.presentedViewController {
      return refusal(of: viewController, because: "\(typeName(presenter)) presents \(typeName(presented)) already")
    }
    return refusal(
      of: viewController, because: "\(typeName(presenter)) did not take it",
      fix: "do not override present(_:animated:completion:) of \(typeName(presenter)) without calling super")
  }

  private static func refusal(
    of viewController: UIViewController, because reason: String,
    fix: String = "present a controller that is new, from one that is on screen and presents nothing, "
      + "as GeneralStep.current() is"
  ) -> RoutingError {
    RoutingError(
      .presentationRefused, step: typeName(viewController),
      reason: "\(typeName(viewController)) cannot be presented: \(reason)", fix: fix)
  }
}
