/// The actions that work on any controller, by the names of articles about composed routes.
///
/// ```swift
/// let bagScreen = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
///   .using(GeneralAction.presentModally())
///   .from(GeneralStep.current())
///   .assemble()
/// ```
@MainActor
public enum GeneralAction {
  /// Returns an action that makes the controller the root of the window.
  ///
  /// ```swift
  /// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
  ///   .using(GeneralAction.replaceRoot())
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
    .replaceRoot(animationOptions: animationOptions, duration: duration)
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
    var presentation = presentationStyle.map(Presentation.style) ?? .automatic
    if let transitionStyle { presentation = presentation.transition(transitionStyle) }
    let isConfigured =
      transitioningDelegate != nil || preferredContentSize != nil || isModalInPresentation != nil
      || popoverConfiguration != nil
    guard isConfigured else { return .present(as: presentation, startingFrom: startingFrom) }
    presentation = presentation.configured { viewController in
      if let transitioningDelegate { viewController.transitioningDelegate = transitioningDelegate }
      if let preferredContentSize { viewController.preferredContentSize = preferredContentSize }
      if let isModalInPresentation { viewController.isModalInPresentation = isModalInPresentation }
      if let popoverConfiguration, let popover = viewController.popoverPresentationController {
        popoverConfiguration(popover)
      }
    }
    return .present(as: presentation, startingFrom: startingFrom)
  }

  /// Returns an action that presents the controller modally in a given way, such as a sheet or a popover.
  ///
  /// - Parameters:
  ///   - presentation: The way the controller is presented.
  ///   - startingFrom: The controller that presents. By default this is the controller of the previous step.
  /// - Returns: The action.
  public static func presentModally(
    as presentation: Presentation, startingFrom: PresentModallyAction.StartingPoint = .current
  ) -> PresentModallyAction {
    .present(as: presentation, startingFrom: startingFrom)
  }

  /// Returns an action that places nothing.
  ///
  /// - Returns: The action, for a step whose controller can only be found.
  public static func nilAction() -> NilAction { .none }
}
