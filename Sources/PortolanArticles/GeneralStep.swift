/// The steps that routes end with, by the names of articles about composed routes.
///
/// ```swift
/// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
///   .using(GeneralAction.presentModally())
///   .from(GeneralStep.current())
///   .assemble()
/// ```
@MainActor
public enum GeneralStep {
  /// Returns ``Step/root``: a step to the root of the window that dismisses every modal above the root.
  ///
  /// - Returns: The step. It accepts any context.
  public static func root() -> DestinationStep<UIViewController, Any?> { .root }

  /// Returns ``Step/current``: a step to the topmost controller.
  ///
  /// - Returns: The step. It accepts any context.
  /// - Complexity: O(*m*), if *m* modals are presented.
  public static func current() -> DestinationStep<UIViewController, Any?> { .current }

  /// Returns ``Step/found(by:)``: a step to a controller that a finder finds.
  ///
  /// ```swift
  /// let bag = GeneralStep.custom(using: ClassFinder<BagViewController, Any?>())
  /// ```
  ///
  /// - Parameter finder: The finder of the controller to start from. If it finds none, the navigation fails.
  /// - Returns: The step. It only finds its controller and never builds it.
  public static func custom<Source: Finder>(
    using finder: Source
  ) -> DestinationStep<Source.ViewController, Source.Context> { .found(by: finder) }
}
