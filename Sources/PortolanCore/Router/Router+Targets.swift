// The forms for screens and steps, with default arguments.
extension Router {
  /// Returns the plan of a navigation, without carrying it out.
  ///
  /// ```swift
  /// print(try router.plan(to: ShopScreen.product(id: 42)))
  /// ```
  ///
  /// - Parameter target: A screen, a step that needs no context, or a destination.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: The same as the finders of the route. Usually they search the whole window.
  public func plan(to target: some NavigationTarget) throws -> NavigationPlan {
    try plan(to: target.destination)
  }

  /// Returns the plan of a navigation to a step, without carrying it out.
  ///
  /// ```swift
  /// print(try router.plan(to: productScreen, with: 42))
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - context: The context of the step: the value that distinguishes instances of the screen, such as a product
  ///     identifier.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: The same as the finders of the route. Usually they search the whole window.
  public func plan<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context
  ) throws -> NavigationPlan { try plan(to: step(context)) }

  /// Navigates to a screen, a step or a destination, and returns when it is reached.
  ///
  /// ```swift
  /// try await router.navigate(to: ShopScreen.product(id: 42))
  /// ```
  ///
  /// - Parameters:
  ///   - target: A screen, a step that needs no context, or a destination. The request joins a request under way for an
  ///     equal target.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate(
    to target: some NavigationTarget, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: target.destination, animated: animated, policy: policy)
  }

  /// Navigates to a step, and returns when its screen is reached.
  ///
  /// ```swift
  /// let result = try await router.navigate(to: productScreen, with: 42)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - context: The context of the step: the value that distinguishes instances of the screen, such as a product
  ///     identifier.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await navigate(to: step(context), animated: animated, policy: policy)
  }

  /// Navigates from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// ```swift
  /// router.navigate(to: productScreen(42)) { result in
  ///   if case .failure(let error) = result { print(error) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - target: A screen, a step that needs no context, or a destination. The request joins a request under way for an
  ///     equal target.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate(
    to target: some NavigationTarget, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) { navigate(to: target.destination, animated: animated, policy: policy, completion: completion) }

  /// Returns this router for the screens of one enum, for callers to name by a leading dot.
  ///
  /// ```swift
  /// let screens = router.screens(of: ShopScreen.self)
  /// try await screens.navigate(to: .product(id: 42))
  /// screens.go(.bag)
  /// ```
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The router for these screens. It retains this router.
  public func screens<Target: Screen>(of type: Target.Type = Target.self) -> ScreenRouter<Target> {
    ScreenRouter(self)
  }

  // MARK: Steps that take no context

  // `Void` cannot conform to a protocol, so these steps have forms of their own.

  /// Returns the plan of a navigation to a step that takes no context, without carrying it out.
  ///
  /// ```swift
  /// let plan = try router.plan(to: homeScreen)
  /// print(plan.dismissed)
  /// ```
  ///
  /// - Parameter step: The step to the screen.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: The same as the finders of the route. Usually they search the whole window.
  public func plan<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>
  ) throws -> NavigationPlan { try plan(to: step()) }

  /// Navigates to a step that takes no context, and returns when its screen is reached.
  ///
  /// ```swift
  /// try await router.navigate(to: homeScreen, animated: false)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult { try await navigate(to: step(), animated: animated, policy: policy) }

  /// Navigates to a step that takes no context, from synchronous code.
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) { navigate(to: step(), animated: animated, policy: policy, completion: completion) }

  /// Explains at compile time that a step needs its context.
  @available(*, unavailable, message: "this step takes a context: pass it, as in navigate(to: step, with: 42)")
  @discardableResult
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult { preconditionFailure() }
}
