/// A factory that builds nothing: the controller of its step is found, or the navigation fails.
///
/// If the step is the target and the finder finds the controller, the router asks no other step.
///
/// If the controller of another step goes into this one, the router first reaches the step that this one starts from,
/// and then asks the finder. In this route
///
/// ```swift
/// .using(.push)
/// .from(StepAssembly(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
/// .from(home)
/// ```
///
/// the push uses the navigation controller that is found after the user has arrived at home. It never uses another
/// navigation controller that exists elsewhere.
///
/// ``Step/current`` and ``Step/root`` always exist, so with them the finder alone decides.
public struct NilFactory<ViewController: UIViewController, Context>: AbstractFactory {
  /// The need of a step that can only be found.
  public typealias Needs = NeedsAnyOrigin

  /// Creates the factory, which has no state.
  public init() {}

  /// Builds nothing.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks.
  /// - Returns: `nil`.
  public func product(for context: Context, at site: BuildSite) -> Work<UIViewController>? { nil }
}
