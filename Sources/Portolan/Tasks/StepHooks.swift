/// What surrounds one step: its guards, and the tasks before and after.
@MainActor
struct StepHooks<ViewController: UIViewController, Context> {
  var interceptors: [any RoutingInterceptor<Context>] = []
  var contextTasks: [any ContextTask<ViewController, Context>] = []
  var postTasks: [any PostRoutingTask<ViewController, Context>] = []
}

/// A guard or task with a context of its own, in a step of another.
struct AdaptedInterceptor<Base: RoutingInterceptor, Context>: RoutingInterceptor, Adapting {
  let base: Base
  let transform: @MainActor (Context) -> Base.Context

  var adapted: Any { base }

  func perform(with context: Context) async throws -> InterceptorAnswer {
    try await base.perform(with: transform(context))
  }
}

struct AdaptedContextTask<Base: ContextTask, ViewController: UIViewController, Context>: ContextTask {
  let base: Base
  let narrow: @MainActor (ViewController) -> Base.ViewController
  let transform: @MainActor (Context) -> Base.Context

  func perform(on viewController: ViewController, with context: Context) async throws {
    try await base.perform(on: narrow(viewController), with: transform(context))
  }
}

struct AdaptedPostTask<Base: PostRoutingTask, ViewController: UIViewController, Context>: PostRoutingTask {
  let base: Base
  let narrow: @MainActor (ViewController) -> Base.ViewController
  let transform: @MainActor (Context) -> Base.Context

  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) async throws {
    try await base.perform(on: narrow(viewController), with: transform(context), routingStack: routingStack)
  }
}
