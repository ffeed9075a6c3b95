extension Flow {
  /// Navigates to a place and follows the screen that is reached.
  ///
  /// The flow goes on even where the navigation takes the screens away that it has followed so far.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - router: Goes there.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: The controller that was reached.
  /// - Throws: What the router throws.
  @discardableResult
  public func show(
    _ destination: Destination, by router: any Router, animated: Bool = true
  ) async throws -> NavigationResult {
    guard startTask != nil, NavigationRequest.runningTask == startTask else {
      return try await showAndFollow(destination, router, animated)
    }
    return try await shows.counting { try await showAndFollow(destination, router, animated) }
  }

  private func showAndFollow(
    _ destination: Destination, _ router: any Router, _ animated: Bool
  ) async throws -> NavigationResult {
    try await screens.replacing {
      let result = try await router.navigate(to: destination, animated: animated, policy: nil)
      follow(result.viewController)
      return result
    }
  }

  /// Navigates to a screen and follows it.
  ///
  /// - Parameters:
  ///   - screen: Where to go.
  ///   - router: Goes there.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: The controller that was reached.
  /// - Throws: What the router throws.
  @discardableResult
  public func show<Target: Screen>(
    _ screen: Target, by router: any Router, animated: Bool = true
  ) async throws -> NavigationResult {
    try await show(Destination(screen), by: router, animated: animated)
  }
}
