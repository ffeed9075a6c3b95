/// The actions that work on any controller.
@MainActor
public enum GeneralAction {
  /// Returns an action that makes the controller the root of the window.
  ///
  /// ```swift
  /// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
  ///   .using(GeneralAction.replaceRoot(animationOptions: .transitionCrossDissolve))
  ///   .from(GeneralStep.root())
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - animationOptions: The animation of the window, or `nil` to change the root without an animation.
  ///   - duration: The duration of the animation in seconds.
  /// - Returns: The action.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    ReplaceRootAction(animationOptions: animationOptions, duration: duration)
  }

  /// Returns an action that presents the controller modally.
  ///
  /// ```swift
  /// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
  ///   .using(GeneralAction.presentModally(presentationStyle: .formSheet, isModalInPresentation: true))
  ///   .from(GeneralStep.current())
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - startingFrom: The controller that presents. By default this is the controller of the previous step.
  ///   - presentationStyle: The modal presentation style, or `nil` to keep the controller's own.
  ///   - transitionStyle: The modal transition style, or `nil` to keep the controller's own.
  ///   - transitioningDelegate: The delegate that provides the animations of the transition. The action retains it.
  ///   - preferredContentSize: The preferred size of the controller in points, or `nil` to keep the controller's own.
  ///   - isModalInPresentation: A Boolean value that indicates whether UIKit prevents the user from dismissing the
  ///     controller, or `nil` to keep the controller's own.
  ///   - popoverConfiguration: A closure that configures a popover, for instance the view that it points to.
  /// - Returns: The action.
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

  /// Returns an action that presents the controller modally in a given way, such as a sheet or a popover.
  ///
  /// ```swift
  /// GeneralAction.presentModally(as: .sheet(detents: [.medium(), .large()]))
  /// ```
  ///
  /// - Parameters:
  ///   - presentation: The way in which the controller is presented.
  ///   - startingFrom: The controller that presents. By default this is the controller of the previous step.
  /// - Returns: The action.
  public static func presentModally(
    as presentation: Presentation, startingFrom: PresentModallyAction.StartingPoint = .current
  ) -> PresentModallyAction {
    var action = presentModally(startingFrom: startingFrom)
    action.presentation = presentation
    return action
  }

  /// Returns an action that integrates nothing.
  ///
  /// - Returns: The action, for a step whose controller can only be found.
  public static func nilAction() -> NilAction { NilAction() }
}

/// An action that integrates nothing, for a step whose controller can only be found.
public struct NilAction: BuiltInAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "nilAction" }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step.
  ///   - existingController: The controller of the previous step.
  ///   - animated: A Boolean value without effect.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? { nil }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? { nil }
}

extension Action where Self == NilAction {
  /// An action that integrates nothing.
  public static var none: Self { GeneralAction.nilAction() }
}
