/// The hooks of one step, or those of a router or a route: guards, context tasks and post-routing tasks.
///
/// Hooks of other contexts are adapted when they are added. A hook that needs no waiting has a synchronous form as well,
/// because a task for asynchronous code costs more than most hooks.
@MainActor
struct StepHooks<Context> {
  struct Guard {
    let interceptor: any RoutingInterceptor
    let ask: @MainActor (Context) async throws -> InterceptorAnswer
    /// The synchronous form of ``ask``, or `nil` if the guard may wait.
    let askAtOnce: (@MainActor (Context) throws -> InterceptorAnswer)?
    /// The identity of a guard that several steps share, of which a request takes one: those of a route that the window chooses.
    var shared: SharedGuard?
  }

  struct ContextHook {
    let perform: @MainActor (UIViewController, Context) async throws -> Void
    /// The synchronous form of ``perform``, or `nil` if the task may wait.
    let performAtOnce: (@MainActor (UIViewController, Context) throws -> Void)?
  }

  typealias PostHook = @MainActor (UIViewController, Context, [UIViewController]) async throws -> Void

  private(set) var guards: [Guard] = []
  private(set) var contextTasks: [ContextHook] = []
  private(set) var postTasks: [PostHook] = []

  var isEmpty: Bool { guards.isEmpty && contextTasks.isEmpty && postTasks.isEmpty }

  /// A Boolean value that indicates whether no context task waits.
  var contextTasksAreSynchronous: Bool {
    for task in contextTasks where task.performAtOnce == nil { return false }
    return true
  }

  mutating func add<Interceptor: RoutingInterceptor>(
    _ interceptor: Interceptor, adapting transform: @escaping @MainActor (Context) -> Interceptor.Context
  ) {
    var askAtOnce: (@MainActor (Context) throws -> InterceptorAnswer)?
    if let ask = (interceptor as? any SynchronousInterceptor<Interceptor.Context>)?.synchronous {
      askAtOnce = { context in try ask(transform(context)) }
    }
    guards.append(
      Guard(
        interceptor: interceptor, ask: { context in try await interceptor.perform(with: transform(context)) },
        askAtOnce: askAtOnce))
  }

  mutating func add<Task: ContextTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    var performAtOnce: (@MainActor (UIViewController, Context) throws -> Void)?
    if let perform = (task as? any SynchronousContextTask<Task.ViewController, Task.Context>)?.synchronous {
      performAtOnce = { viewController, context in try perform(typed(viewController), transform(context)) }
    }
    contextTasks.append(
      ContextHook(
        perform: { viewController, context in
          try await task.perform(on: typed(viewController), with: transform(context))
        }, performAtOnce: performAtOnce))
  }

  mutating func add<Task: PostRoutingTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    postTasks.append { viewController, context, stack in
      try await task.perform(on: typed(viewController), with: transform(context), routingStack: stack)
    }
  }

  /// Lets the steps that get these hooks share the guards, so that a request asks each of them once.
  mutating func shareGuards() {
    for index in guards.indices where guards[index].shared == nil { guards[index].shared = SharedGuard() }
  }

  /// Adds the hooks of another step after these.
  mutating func append(_ others: StepHooks) {
    guards += others.guards
    contextTasks += others.contextTasks
    postTasks += others.postTasks
  }

  /// Returns these hooks with the context of one request.
  func bound(to context: Context) -> StepHooks<Void> {
    adapted({ _ in context }, answer: { $0 })
  }

  /// Returns these hooks with a change of the answers of their guards.
  func answering(_ answer: @escaping @MainActor (InterceptorAnswer) -> InterceptorAnswer) -> StepHooks {
    adapted({ $0 }, answer: answer)
  }

  private func adapted<Outer>(
    _ transform: @escaping @MainActor (Outer) -> Context,
    answer: @escaping @MainActor (InterceptorAnswer) -> InterceptorAnswer
  ) -> StepHooks<Outer> {
    var hooks = StepHooks<Outer>()
    for hook in guards {
      var askAtOnce: (@MainActor (Outer) throws -> InterceptorAnswer)?
      if let ask = hook.askAtOnce { askAtOnce = { answer(try ask(transform($0))) } }
      hooks.guards.append(
        .init(
          interceptor: hook.interceptor, ask: { answer(try await hook.ask(transform($0))) }, askAtOnce: askAtOnce,
          shared: hook.shared))
    }
    for hook in contextTasks {
      var performAtOnce: (@MainActor (UIViewController, Outer) throws -> Void)?
      if let perform = hook.performAtOnce { performAtOnce = { try perform($0, transform($1)) } }
      hooks.contextTasks.append(
        .init(perform: { try await hook.perform($0, transform($1)) }, performAtOnce: performAtOnce))
    }
    for perform in postTasks { hooks.postTasks.append { try await perform($0, transform($1), $2) } }
    return hooks
  }

  /// The same hooks without guards and context tasks.
  var withoutGuardsAndContextTasks: StepHooks {
    var hooks = StepHooks()
    hooks.postTasks = postTasks
    return hooks
  }
}

/// Returns a controller in the class of a task.
///
/// - Throws: ``RoutingError`` with the code ``RoutingError/Code/typeMismatch``, for example if the step promised to be in a
///   container and is not that container itself.
@MainActor
private func typed<ViewController: UIViewController>(_ viewController: UIViewController) throws -> ViewController {
  if let viewController = viewController as? ViewController { return viewController }
  throw RoutingError.typeMismatch(viewController, step: typeName(ViewController.self))
}

/// The identity of a guard that several steps share.
final class SharedGuard: Sendable {}

/// A guard that may need no waiting.
@MainActor
package protocol SynchronousInterceptor<Context>: RoutingInterceptor {
  /// The synchronous form of `perform(with:)`, or `nil` if the guard may wait.
  var synchronous: (@MainActor (Context) throws -> InterceptorAnswer)? { get }
}

/// A context task that may need no waiting.
@MainActor
protocol SynchronousContextTask<ViewController, Context>: ContextTask {
  /// The synchronous form of `perform(on:with:)`, or `nil` if the task may wait.
  var synchronous: (@MainActor (ViewController, Context) throws -> Void)? { get }
}
