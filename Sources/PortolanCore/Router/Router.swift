/// A router that takes the user to any screen of the app from any other place in it.
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
  /// - Complexity: The same as the finders of the route. Usually they search the whole window.
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

extension Router {
  /// Starts a navigation, for buttons and other code that does not wait for the result.
  ///
  /// ```swift
  /// final class HomeViewController: UIViewController {
  ///   var router: (any Router)?
  ///
  ///   @objc func tapBag() { router?.go(ShopScreen.bag) }
  /// }
  /// ```
  ///
  /// The request enters the queue before this method returns. The observers of the router receive a failure as
  /// ``NavigationEvent/What/failed(_:)``. If a router has no observers, debug builds write the failure to the log, unless
  /// the request was cancelled or replaced by a newer one.
  ///
  /// - Parameters:
  ///   - target: A screen, a step that needs no context, or a destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  public func go(_ target: some NavigationTarget, animated: Bool = true, policy: RequestPolicy? = nil) {
    let destination = target.destination
    let isObserved = hasObservers
    navigate(to: destination, animated: animated, policy: policy) { result in
      if !isObserved, case .failure(let error) = result, let text = UnseenFailure.text(of: error, destination) {
        UnseenFailure.report(text)
      }
    }
  }
}

/// A failure that no observer receives and no caller waits for.
@MainActor
package enum UnseenFailure {
  /// A closure that writes the text of a failure.
  @TaskLocal package static var write: @MainActor @Sendable (_ text: String) -> Void = { text in
    Platform.Log(subsystem: "Portolan", category: "navigation").error(text)
  }

  /// Writes the text of a failure in debug builds.
  package static func report(_ text: String) {
    // An assertion is evaluated in debug builds only.
    assert(write(text) == ())
  }

  /// Returns the text of a failure, or `nil` if the request was cancelled or replaced by a newer one.
  static func text(of error: any Error, _ destination: Destination) -> String? {
    guard let error = error as? RoutingError else {
      return error is CancellationError ? nil : "failed to reach \(destination.name): \(ValueText.of(error))"
    }
    return error.code == .superseded ? nil : error.description
  }
}

extension Result where Success == NavigationResult, Failure == any Error {
  /// The way the navigation ended.
  ///
  /// The error of a guard counts as ``NavigationOutcome/failed``: an app knows the errors of its guards, and
  /// ``NavigationFailure/outcome`` of the event tells that a guard threw it.
  @MainActor public var outcome: NavigationOutcome {
    switch self {
    case .success(let result): result.outcome
    case .failure(let error): NavigationOutcome(error)
    }
  }
}

/// The result of a request that succeeded.
///
/// ```swift
/// let result = try await router.navigate(to: ShopScreen.product(id: 42))
/// if !result.postTaskErrors.isEmpty { print(result) }
/// ```
@MainActor
public struct NavigationResult: @MainActor CustomStringConvertible {
  /// The controller of the screen that was reached.
  public let viewController: UIViewController
  /// The destination that was reached: the requested one, or the one that a guard redirected to.
  public let destination: Destination
  /// The errors of post-routing tasks.
  ///
  /// The navigation is successful in spite of them.
  ///
  /// ```swift
  /// let result = try await router.navigate(to: ShopScreen.bag)
  /// for error in result.postTaskErrors { log("\(error)") }
  /// ```
  public let postTaskErrors: [any Error]
  /// The way the request succeeded: ``NavigationOutcome/reached``, ``NavigationOutcome/alreadyThere`` or
  /// ``NavigationOutcome/joined``.
  public internal(set) var outcome: NavigationOutcome

  /// The destination that was reached, with the errors of post-routing tasks.
  public var description: String {
    let failures = postTaskErrors.map { "; a post-routing task failed: \(ValueText.of($0))" }
    return "reached \(destination)" + failures.joined()
  }
}
