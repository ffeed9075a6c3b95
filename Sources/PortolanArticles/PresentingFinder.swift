/// A finder that finds the controller that presents the topmost controller.
///
/// ```swift
/// let underneath = StepAssembly(finder: PresentingFinder<Any?>(), factory: NilFactory())
///   .from(.current)
///   .assemble()
/// ```
public struct PresentingFinder<Context>: Finder {
  /// The class of the controller that the finder finds.
  public typealias ViewController = UIViewController

  /// Creates the finder, without a state.
  public init() {}

  /// Finds the presenting controller in the key window.
  ///
  /// - Parameter context: The context of the request. It is not used.
  /// - Returns: The controller, or `nil` if nothing is presented or there is no key window.
  /// - Throws: No error.
  /// - Complexity: O(*m*), if *m* modals are presented.
  public func findViewController(with context: Context) throws -> UIViewController? {
    SearchScope.ofKeyWindow.flatMap { find(in: $0) }
  }

  /// Finds the presenting controller in the window of a navigation.
  ///
  /// - Parameters:
  ///   - context: The context of the request. It is not used.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller that presents the start of the scope, or `nil` if none does.
  /// - Throws: No error.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? {
    find(in: scope)
  }

  private func find(in scope: SearchScope) -> UIViewController? {
    scope.start?.presentingViewController
  }
}
