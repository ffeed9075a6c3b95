/// Takes the user to any screen of the app, from wherever they are.
///
/// ``DefaultRouter`` is the router; the protocol is there for screens and coordinators to depend on, and for tests to
/// replace.
@MainActor
public protocol Router: AnyObject {
  /// Says what a navigation would do, without doing it: no guard is asked and nothing is built.
  ///
  /// - Parameter destination: Where to go.
  /// - Returns: The plan of the very route that ``navigate(to:animated:policy:)`` would carry out now.
  /// - Throws: ``RoutingError`` where there is no way, and what finders throw.
  func plan(to destination: Destination) throws -> NavigationPlan

  /// Navigates, and returns when the screen is reached and the post-routing tasks have run.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  /// - Returns: The controller that was reached.
  /// - Throws: ``RoutingError`` where there is no way, what guards, factories, actions and context tasks throw, and
  ///   `CancellationError`. The hierarchy is then as it was.
  @discardableResult
  func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?
  ) async throws -> NavigationResult

  /// Navigates from code that cannot wait. The request takes its place in the queue before the call returns.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  ///   - completion: Called once, with the controller that was reached or with why it was not.
  func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void)
}
