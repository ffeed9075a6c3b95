/// The steps that routes end with.
@MainActor
public enum GeneralStep {
  /// The root of the window; every modal above it is dismissed.
  public static func root() -> DestinationStep<UIViewController, Any?> { rootStep }

  /// The topmost controller: the root of the window, or what is presented on top of everything.
  ///
  /// Always found in a window that has a root. Controllers that are being dismissed are passed over, and so are
  /// alerts. But an alert that waits for the user is never taken away: a navigation that would have to do so fails with
  /// ``RoutingError/Code/notDismissible``, unless the alert belongs to a ``Question``.
  public static func current() -> DestinationStep<UIViewController, Any?> { currentStep }

  /// A controller that a finder of one's own finds.
  ///
  /// - Parameter finder: Finds the controller to start from; the navigation fails where it finds none.
  public static func custom<Source: Finder>(
    using finder: Source
  ) -> DestinationStep<Source.ViewController, Source.Context> {
    DestinationStep(
      node: StepNode(
        parts: StepParts(finder: finder, factory: NilFactory()), hooks: StepHooks(), action: nil, origin: nil
      ) { $0 })
  }

  private static let rootStep = custom(using: RootFinder())
  private static let currentStep = custom(using: CurrentFinder())
}

extension DestinationStep where ViewController == UIViewController, Context == Any? {
  /// The root of the window; every modal above it is dismissed.
  public static var root: Self { GeneralStep.root() }

  /// The topmost controller: the root of the window, or what is presented on top of everything.
  public static var current: Self { GeneralStep.current() }
}

private struct RootFinder: Finder, CustomStringConvertible {
  nonisolated var description: String { "GeneralStep.root()" }

  func findViewController(with context: Any?) throws -> UIViewController? { UIWindow.key?.rootViewController }

  func findViewController(with context: Any?, in scope: SearchScope) throws -> UIViewController? {
    scope.window.rootViewController
  }
}

private struct CurrentFinder: Finder, CustomStringConvertible {
  nonisolated var description: String { "GeneralStep.current()" }

  func findViewController(with context: Any?) throws -> UIViewController? { SearchScope.ofKeyWindow?.start }

  func findViewController(with context: Any?, in scope: SearchScope) throws -> UIViewController? {
    scope.start
  }
}
