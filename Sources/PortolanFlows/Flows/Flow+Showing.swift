extension Flow {
  /// Navigates to a destination and follows the screen that it reaches.
  ///
  /// The flow continues even if the navigation removes all the screens that it has followed so far.
  ///
  /// ```swift
  /// final class CheckoutFlow: Flow<Receipt> {
  ///   override func start() async throws {
  ///     try await show(Destination(ShopScreen.checkout), by: router)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - destination: The destination of the navigation.
  ///   - router: The router that performs the navigation.
  ///   - animated: `true` to animate the navigation.
  /// - Returns: The result of the navigation, with the controller that it reached.
  /// - Throws: The error of the router.
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
  ///   - screen: The screen to show.
  ///   - router: The router that performs the navigation.
  ///   - animated: `true` to animate the navigation.
  /// - Returns: The result of the navigation, with the controller that it reached.
  /// - Throws: The error of the router.
  @discardableResult
  public func show<Target: Screen>(
    _ screen: Target, by router: any Router, animated: Bool = true
  ) async throws -> NavigationResult {
    try await show(Destination(screen), by: router, animated: animated)
  }

  /// Navigates to a screen and follows it, by the router of its enum.
  ///
  /// ```swift
  /// final class CheckoutFlow: Flow<Receipt> {
  ///   override func start() async throws {
  ///     try await show(.checkout, by: screens)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen to show.
  ///   - screens: The router for the screens of the enum.
  ///   - animated: `true` to animate the navigation.
  /// - Returns: The result of the navigation, with the controller that it reached.
  /// - Throws: The error of the router.
  @discardableResult
  public func show<Target: Screen>(
    _ screen: Target, by screens: ScreenRouter<Target>, animated: Bool = true
  ) async throws -> NavigationResult {
    try await show(screens.destination(of: screen), by: screens.router, animated: animated)
  }
}
