// Unavailable overloads that say what a call of a router lacks. Without them the compiler would list all overloads.

extension DefaultRouter {
  /// Explains at compile time which guards a router takes.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a guard of the router is asked about all screens, so its context is Any?: change it, or add the guard to a route with guarded(by:)"
  )
  public func add<Guard: RoutingInterceptor>(_ interceptor: Guard) { preconditionFailure() }

  /// Explains at compile time which tasks a router takes.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a task of the router runs for all screens, so it works on a UIViewController, and its context is Any?: change it, or add the task to a route with adding(_:)"
  )
  public func add<Task: ContextTask>(_ task: Task) { preconditionFailure() }

  /// Explains at compile time which tasks a router takes.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "a task of the router runs for all screens, so it works on a UIViewController, and its context is Any?: change it, or add the task to a route with adding(_:)"
  )
  public func add<Task: PostRoutingTask>(_ task: Task) { preconditionFailure() }
}

extension Router {
  /// Explains at compile time that a step needs its context.
  @_disfavoredOverload
  @available(*, unavailable, message: "this step takes a context: pass it, as in plan(to: step, with: 42)")
  public func plan<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>
  ) throws -> NavigationPlan { preconditionFailure() }

  /// Explains at compile time that a step needs its context.
  @_disfavoredOverload
  @available(*, unavailable, message: "this step takes a context: pass it, as in navigate(to: step, with: 42)")
  @discardableResult
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult { preconditionFailure() }

  /// Explains at compile time that a step needs its context.
  @_disfavoredOverload
  @available(*, unavailable, message: "this step takes a context: pass it, as in navigate(to: step(42)) { … }")
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) { preconditionFailure() }

  /// Explains at compile time that a step needs its context.
  @_disfavoredOverload
  @available(*, unavailable, message: "this step takes a context: pass it, as in go(step(42))")
  public func go<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, animated: Bool = true, policy: RequestPolicy? = nil
  ) { preconditionFailure() }
}
