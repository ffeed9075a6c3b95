/// The steps that routes end with.
///
/// ```swift
/// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
///   .using(GeneralAction.presentModally())
///   .from(GeneralStep.current())
///   .assemble()
/// ```
@MainActor
public enum GeneralStep {
  /// Returns a step to the root of the window, which dismisses every modal above the root.
  ///
  /// A route that starts from this step with ``GeneralAction/replaceRoot(animationOptions:duration:)`` also works in a
  /// window without a root, as at the launch of an app.
  ///
  /// - Returns: The step, which accepts any context.
  public static func root() -> DestinationStep<UIViewController, Any?> { .root }

  /// Returns a step to the topmost controller: the controller presented on top, or else the root of the window.
  ///
  /// The step always finds a controller in a window that has a root. It skips alerts and controllers that are being
  /// dismissed.
  ///
  /// An alert that waits for the user is never dismissed: a navigation that would have to dismiss it fails with
  /// ``RoutingError/Code/notDismissible``, unless the alert belongs to a ``Question``.
  ///
  /// - Returns: The step, which accepts any context.
  /// - Complexity: O(*m*), if *m* modals are presented.
  public static func current() -> DestinationStep<UIViewController, Any?> { .current }

  /// Returns a step to a controller that a custom finder finds.
  ///
  /// ```swift
  /// let bag = GeneralStep.custom(using: ClassFinder<BagViewController, Any?>())
  /// ```
  ///
  /// - Parameter finder: The finder of the controller to start from. If it finds none, the navigation fails.
  /// - Returns: The step, which only finds its controller and never builds it.
  public static func custom<Source: Finder>(
    using finder: Source
  ) -> DestinationStep<Source.ViewController, Source.Context> {
    DestinationStep(Node(Link(finding: finder)))
  }

  /// The identity of the step to the root, in routes of every context.
  fileprivate static let rootDefinition = StepDefinition(Link(finding: RootFinder<Any?>()))
  /// The identity of the step to the topmost controller, in routes of every context.
  fileprivate static let currentDefinition = StepDefinition(Link(finding: CurrentFinder<Any?>()))
}

extension Link {
  /// Creates the link of a step that only finds its controller.
  init<Source: Finder>(finding finder: Source) where Source.Context == Context {
    self.init(finder, NilFactory<Source.ViewController, Context>())
  }
}

extension Step where ViewController == UIViewController, Needs == Complete {
  /// A step to the root of the window, which dismisses every modal above the root.
  public static var root: Step { Step(Node(Link(finding: RootFinder<Context>()), as: GeneralStep.rootDefinition)) }

  /// A step to the topmost controller: the controller presented on top, or else the root of the window.
  public static var current: Step {
    Step(Node(Link(finding: CurrentFinder<Context>()), as: GeneralStep.currentDefinition))
  }
}

extension NavigationTarget where Self == DestinationStep<UIViewController, Any?> {
  /// The root of the window, to which a navigation dismisses every modal.
  @MainActor public static var root: Self { GeneralStep.root() }

  /// The topmost controller: the controller presented on top, or else the root of the window.
  @MainActor public static var current: Self { GeneralStep.current() }
}

/// A finder of the root of the window, or of its absence.
protocol RootSearching: Finder {}

private struct RootFinder<Context>: RootSearching, CustomStringConvertible {
  nonisolated var description: String { "GeneralStep.root()" }

  func findViewController(with context: Context) throws -> UIViewController? { UIWindow.key?.rootViewController }

  func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? {
    scope.window.rootViewController
  }
}

private struct CurrentFinder<Context>: Finder, CustomStringConvertible {
  nonisolated var description: String { "GeneralStep.current()" }

  func findViewController(with context: Context) throws -> UIViewController? { SearchScope.ofKeyWindow?.start }

  func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? {
    scope.start
  }
}
