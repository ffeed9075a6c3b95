/// The actions that work on any controller.
@MainActor
public enum GeneralAction {
  /// Makes the controller the root of the window.
  ///
  /// - Parameters:
  ///   - animationOptions: How the window changes over; `nil` for a plain change.
  ///   - duration: The length of that transition in seconds.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    ReplaceRootAction(animationOptions: animationOptions, duration: duration)
  }

  /// Presents the controller modally.
  ///
  /// - Parameters:
  ///   - startingFrom: Who presents: what the step before yields, unless said otherwise.
  ///   - presentationStyle: The modal presentation style; `nil` keeps the controller's own.
  ///   - transitionStyle: The modal transition style; `nil` keeps the controller's own.
  ///   - transitioningDelegate: Provides the animations of the transition; the action keeps it alive.
  ///   - preferredContentSize: The size in points that the controller prefers; `nil` keeps the controller's own.
  ///   - isModalInPresentation: Whether the user is kept from dismissing it; `nil` keeps the controller's own.
  ///   - popoverConfiguration: Where a popover points to.
  public static func presentModally(
    startingFrom: PresentModallyAction.StartingPoint = .current,
    presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil,
    popoverConfiguration: (@MainActor (_ popover: UIPopoverPresentationController) -> Void)? = nil
  ) -> PresentModallyAction {
    PresentModallyAction(
      startingPoint: startingFrom,
      presentationStyle: presentationStyle,
      transitionStyle: transitionStyle,
      transitioningDelegate: transitioningDelegate,
      preferredContentSize: preferredContentSize,
      isModalInPresentation: isModalInPresentation,
      popoverConfiguration: popoverConfiguration)
  }

  /// Integrates nothing.
  public static func nilAction() -> NilAction { NilAction() }
}

/// Integrates nothing: what a step after which there is nothing to do may name.
public struct NilAction: Action, ImmediateAction, CustomStringConvertible {
  public nonisolated var description: String { "nilAction" }

  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? { nil }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? { nil }
}

extension Action where Self == NilAction {
  /// Integrates nothing.
  public static var none: Self { GeneralAction.nilAction() }
}
