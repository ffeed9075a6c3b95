/// The hooks of one step: its guards, its context tasks and its post-routing tasks.
@MainActor
struct StepHooks<ViewController: UIViewController, Context> {
  var interceptors: [any RoutingInterceptor<Context>] = []
  var contextTasks: [any ContextTask<ViewController, Context>] = []
  var postTasks: [any PostRoutingTask<ViewController, Context>] = []
}

/// A guard in a step whose context has another type.
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
