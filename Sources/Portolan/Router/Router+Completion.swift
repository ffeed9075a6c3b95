// The same forms for code that cannot wait.
extension Router {
  /// Navigates to a screen. The request takes its place in the queue before the call returns.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - context: What tells one instance of the screen from another.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  ///   - completion: Called once, with the controller that was reached or with why it was not.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(step, with: context), animated: animated, policy: policy, completion: completion)
  }

  /// Navigates to a screen that needs no context. The request takes its place in the queue before the call returns.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  ///   - completion: Called once, with the controller that was reached or with why it was not.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(step, with: nil), animated: animated, policy: policy, completion: completion)
  }

  /// Navigates to a screen that takes no context. The request takes its place in the queue before the call returns.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  ///   - completion: Called once, with the controller that was reached or with why it was not.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(step, with: ()), animated: animated, policy: policy, completion: completion)
  }

  /// Navigates. The request takes its place in the queue before the call returns.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - animated: Whether the user should see it happen.
  ///   - completion: Called once, with the controller that was reached or with why it was not.
  public func navigate(
    to destination: Destination, animated: Bool = true,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: destination, animated: animated, policy: nil, completion: completion)
  }
}
