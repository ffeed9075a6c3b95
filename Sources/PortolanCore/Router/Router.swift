/// A router, which takes the user to any screen of the app from any other place in it.
///
/// ``DefaultRouter`` is the implementation. Screens and coordinators depend on this protocol, so that tests can replace
/// the router.
///
/// ```swift
/// final class BagViewController: UIViewController {
///   var router: (any Router)?
///
///   func showProduct(id: Int) async throws {
///     try await router?.navigate(to: productScreen, with: id)
///   }
/// }
/// ```
@MainActor
public protocol Router: AnyObject {
  /// Returns the plan of a navigation, without asking a guard or building a controller.
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The plan of the route that ``navigate(to:animated:policy:)`` would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: That of the finders of the route, which usually search the whole window.
  func plan(to destination: Destination) throws -> NavigationPlan

  /// Navigates to a destination, and returns when the target is reached and the post-routing tasks have run.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: ``RoutingError`` if there is no route, the errors of guards, factories, actions and context tasks, and
  ///   `CancellationError`. The hierarchy is then as it was.
  @discardableResult
  func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?
  ) async throws -> NavigationResult

  /// Navigates to a destination from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void)
}
