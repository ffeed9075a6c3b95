// The overloads for steps, and those with default arguments.
extension Router {
  /// Returns the plan of a navigation to a step, without carrying it out.
  ///
  /// ```swift
  /// let plan = try router.plan(to: productScreen, with: 42)
  /// print(plan)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - context: The context of the step: the value that distinguishes instances of the screen, such as a product
  ///     identifier.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: That of the finders of the route, which usually search the whole window.
  public func plan<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) throws -> NavigationPlan {
    try plan(to: Destination(step, with: context))
  }

  /// Returns the plan of a navigation to a step that accepts any context, without carrying it out.
  ///
  /// - Parameter step: The step to the screen.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: That of the finders of the route, which usually search the whole window.
  public func plan<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>
  ) throws -> NavigationPlan {
    try plan(to: Destination(step, with: nil))
  }

  /// Returns the plan of a navigation to a step that takes no context, without carrying it out.
  ///
  /// - Parameter step: The step to the screen.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: That of the finders of the route, which usually search the whole window.
  public func plan<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>
  ) throws -> NavigationPlan {
    try plan(to: Destination(step, with: ()))
  }

  /// Navigates to a step, and returns when its screen is reached.
  ///
  /// ```swift
  /// let result = try await router.navigate(to: productScreen, with: 42)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - context: The context of the step: the value that distinguishes instances of the screen, such as a product
  ///     identifier.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(step, with: context), animated: animated, policy: policy)
  }

  /// Navigates to a step that accepts any context, and returns when its screen is reached.
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(step, with: nil), animated: animated, policy: policy)
  }

  /// Navigates to a step that takes no context, and returns when its screen is reached.
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(step, with: ()), animated: animated, policy: policy)
  }

  /// Navigates to a destination with the policy of the router, and returns when the target is reached.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate(to destination: Destination, animated: Bool = true) async throws -> NavigationResult {
    try await navigate(to: destination, animated: animated, policy: nil)
  }

  /// Navigates to a destination with a given policy, and returns when the target is reached.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - policy: The policy that applies if other requests are under way.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate(to destination: Destination, policy: RequestPolicy) async throws -> NavigationResult {
    try await navigate(to: destination, animated: true, policy: policy)
  }
}
