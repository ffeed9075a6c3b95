extension Destination {
  /// Creates a destination from a screen.
  ///
  /// - Parameter screen: The screen, whose ``Screen/route`` leads to it.
  public init<Target: Screen>(_ screen: Target) {
    self.init(bound: ScreenDestination(screen))
  }
}

extension InterceptorAnswer {
  /// Returns an answer that redirects the request to another screen.
  ///
  /// - Parameter screen: The screen to navigate to instead.
  /// - Returns: The answer.
  public static func redirect<Target: Screen>(to screen: Target) -> InterceptorAnswer {
    redirect(to: Destination(screen))
  }
}

extension Router {
  /// Returns the plan of a navigation to a screen, without carrying it out.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: That of the finders of the route, which usually search the whole window.
  public func plan<Target: Screen>(to screen: Target) throws -> NavigationPlan {
    try plan(to: Destination(screen))
  }

  /// Navigates to a screen, and returns when it is reached.
  ///
  /// ```swift
  /// try await router.navigate(to: ShopScreen.product(id: 42))
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen. The request joins a request under way for an equal screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<Target: Screen>(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: Destination(screen), animated: animated, policy: policy)
  }

  /// Navigates to a screen from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - screen: The screen. The request joins a request under way for an equal screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate<Target: Screen>(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: Destination(screen), animated: animated, policy: policy, completion: completion)
  }
}

extension DefaultRouter {
  /// Sets the root assembly that builds screens, which takes precedence over their own ``Screen/assembly``.
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window)
  /// router.assembleScreens(with: RootAssembly())
  /// ```
  ///
  /// - Parameter source: The root assembly, which the router retains.
  public func assembleScreens<Target: Screen>(with source: any AssemblyDataSource<Target>) {
    configuration = configuration.changing { $0.assemblies.add(source) }
  }
}
