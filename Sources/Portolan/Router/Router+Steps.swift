// The forms in which users spell a navigation.
extension Router {
  /// Says what a navigation would do, without doing it.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - context: What tells one instance of the screen from another.
  /// - Returns: The plan of the very route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` where there is no way, and what finders throw.
  public func plan<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) throws -> NavigationPlan {
    try plan(to: Destination(step, with: context))
  }

  /// Says what a navigation to a screen that needs no context would do, without doing it.
  ///
  /// - Parameter step: The screen.
  /// - Returns: The plan of the very route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` where there is no way, and what finders throw.
  public func plan<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>
  ) throws -> NavigationPlan {
    try plan(to: Destination(step, with: nil))
  }

  /// Says what a navigation to a screen that takes no context would do, without doing it.
  ///
  /// - Parameter step: The screen.
  /// - Returns: The plan of the very route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` where there is no way, and what finders throw.
  public func plan<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>
  ) throws -> NavigationPlan {
    try plan(to: Destination(step, with: ()))
  }

  /// Navigates to a screen, and returns when it is reached.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - context: What tells one instance of the screen from another.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  /// - Returns: The controller that was reached.
  /// - Throws: See ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(step, with: context), animated: animated, policy: policy)
  }

  /// Navigates to a screen that needs no context, and returns when it is reached.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  /// - Returns: The controller that was reached.
  /// - Throws: See ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(step, with: nil), animated: animated, policy: policy)
  }

  /// Navigates to a screen that takes no context, and returns when it is reached.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  /// - Returns: The controller that was reached.
  /// - Throws: See ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(step, with: ()), animated: animated, policy: policy)
  }

  /// Navigates, and returns when the screen is reached.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: The controller that was reached.
  /// - Throws: See ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate(to destination: Destination, animated: Bool = true) async throws -> NavigationResult {
    try await navigate(to: destination, animated: animated, policy: nil)
  }

  /// Navigates under a policy other than the router's, and returns when the screen is reached.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - policy: What happens if other requests are under way.
  /// - Returns: The controller that was reached.
  /// - Throws: See ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate(to destination: Destination, policy: RequestPolicy) async throws -> NavigationResult {
    try await navigate(to: destination, animated: true, policy: policy)
  }
}
