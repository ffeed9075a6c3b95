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
    guard tasks.contains(NavigationRequest.runningTask) else {
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

  /// Runs the flow, and returns as soon as it has begun, for code that does not wait for its result, such as a link.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<ShopScreen>(
  ///   read: ShopScreen.links.parse,
  ///   carryOut: { screen in
  ///     if screen == .checkout {
  ///       try await CheckoutFlow(basket).begin()
  ///     } else {
  ///       try await router.navigate(to: screen)
  ///     }
  ///   })
  /// ```
  ///
  /// The flow has begun when ``start()`` has returned. A `start` that waits for a flow inside it returns at the end of
  /// that flow; let it run the inner flow in ``task(_:)`` instead.
  ///
  /// The cancellation of the calling task cancels the flow if it comes before the flow has begun, and has no effect later.
  ///
  /// - Parameter onEnd: A closure that is called once, when the flow has ended and its screens are gone.
  /// - Throws: The error with which the flow ended before it began: the error of `start`, or `CancellationError`.
  public final func begin(onEnd: (@MainActor (Result<Output, any Error>) -> Void)? = nil) async throws {
    let beginning = beginning
    RequestScope.startIndependentTask {
      do {
        let output = try await self.runToEnd()
        beginning.end(with: .success(()))
        onEnd?(.success(output))
      } catch {
        beginning.end(with: .failure(error))
        onEnd?(.failure(error))
      }
    }
    try await beginning.wait { self.cancel() }.get()
  }
}
