extension Destination {
  /// - Parameter screen: The screen, which says itself how the user gets there.
  public init<Target: Screen>(_ screen: Target) {
    self.init(bound: ScreenDestination(screen))
  }
}

extension InterceptorAnswer {
  /// The request is answered by a navigation to another screen.
  ///
  /// - Parameter screen: Where to go instead.
  public static func redirect<Target: Screen>(to screen: Target) -> InterceptorAnswer {
    redirect(to: Destination(screen))
  }
}

extension Router {
  /// Says what a navigation to a screen would do, without doing it.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The plan of the very route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` where there is no way, and what finders throw.
  public func plan<Target: Screen>(to screen: Target) throws -> NavigationPlan {
    try plan(to: Destination(screen))
  }

  /// Navigates to a screen, and returns when it is reached.
  ///
  /// - Parameters:
  ///   - screen: The screen. A request for an equal one that is under way is joined.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  /// - Returns: The controller that was reached.
  /// - Throws: See ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<Target: Screen>(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(screen), animated: animated, policy: policy)
  }

  /// Navigates to a screen. The request takes its place in the queue before the call returns.
  ///
  /// - Parameters:
  ///   - screen: The screen. A request for an equal one that is under way is joined.
  ///   - animated: Whether the user should see it happen.
  ///   - policy: What happens if other requests are under way; `nil` for the router's own policy.
  ///   - completion: Called once, with the controller that was reached or with why it was not.
  public func navigate<Target: Screen>(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(screen), animated: animated, policy: policy, completion: completion)
  }
}

extension DefaultRouter {
  /// Has screens built by a root assembly, ahead of their own ``Screen/assembly``.
  ///
  /// - Parameter source: The root assembly, which the router retains.
  public func assembleScreens<Target: Screen>(with source: any AssemblyDataSource<Target>) {
    configuration = configuration.changing { $0.assemblies.add(source) }
  }
}
