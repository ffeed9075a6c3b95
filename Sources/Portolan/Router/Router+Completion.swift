// The overloads with a completion closure, for synchronous code.
extension Router {
  /// Navigates to a step from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - context: The context of the step: the value that distinguishes instances of the screen, such as a product
  ///     identifier.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(step, with: context), animated: animated, policy: policy, completion: completion)
  }

  /// Navigates to a step that accepts any context, from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(step, with: nil), animated: animated, policy: policy, completion: completion)
  }

  /// Navigates to a step that takes no context, from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(step, with: ()), animated: animated, policy: policy, completion: completion)
  }

  /// Navigates to a destination from synchronous code, with the policy of the router.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate(
    to destination: Destination, animated: Bool = true,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: destination, animated: animated, policy: nil, completion: completion)
  }
}
