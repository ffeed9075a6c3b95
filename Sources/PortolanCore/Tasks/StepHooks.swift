/// The hooks of one step, or those of a router: guards, context tasks and post-routing tasks.
///
/// Hooks of other contexts are adapted when they are added. A hook that needs no waiting has a synchronous form as well,
/// because a task for asynchronous code costs more than most hooks.
@MainActor
struct StepHooks<ViewController: UIViewController, Context> {
  struct Guard {
    let interceptor: any RoutingInterceptor
    let ask: @MainActor (Context) async throws -> InterceptorAnswer
    /// The synchronous form of ``ask``, or `nil` if the guard may wait.
    let askAtOnce: (@MainActor (Context) throws -> InterceptorAnswer)?
    /// The identity of a guard that several steps share, of which a request takes one: those of a route that the window chooses.
    var shared: SharedGuard?
  }

  struct ContextHook {
    let perform: @MainActor (ViewController, Context) async throws -> Void
    /// The synchronous form of ``perform``, or `nil` if the task may wait.
    let performAtOnce: (@MainActor (ViewController, Context) throws -> Void)?
  }

  typealias PostHook = @MainActor (ViewController, Context, [UIViewController]) async throws -> Void

  private(set) var guards: [Guard] = []
  private(set) var contextTasks: [ContextHook] = []
  private(set) var postTasks: [PostHook] = []

  // A list of hooks depends on two types, which the runtime would look up to tell whether the list is empty.
  private(set) var hasGuards = false
  private(set) var hasContextTasks = false
  private(set) var hasPostTasks = false

  /// A Boolean value that indicates whether no context task waits.
  private(set) var contextTasksAreSynchronous = true

  mutating func add<Interceptor: RoutingInterceptor>(
    _ interceptor: Interceptor, adapting transform: @escaping @MainActor (Context) -> Interceptor.Context
  ) {
    var askAtOnce: (@MainActor (Context) throws -> InterceptorAnswer)?
    if let ask = (interceptor as? any SynchronousInterceptor<Interceptor.Context>)?.synchronous {
      askAtOnce = { context in try ask(transform(context)) }
    }
    hasGuards = true
    guards.append(
      Guard(
        interceptor: interceptor, ask: { context in try await interceptor.perform(with: transform(context)) },
        askAtOnce: askAtOnce))
  }

  mutating func add<Task: ContextTask>(
    _ task: Task, on narrow: @escaping @MainActor (ViewController) -> Task.ViewController,
    adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    var performAtOnce: (@MainActor (ViewController, Context) throws -> Void)?
    if let perform = (task as? any SynchronousContextTask<Task.ViewController, Task.Context>)?.synchronous {
      performAtOnce = { viewController, context in try perform(narrow(viewController), transform(context)) }
    } else {
      contextTasksAreSynchronous = false
    }
    hasContextTasks = true
    contextTasks.append(
      ContextHook(
        perform: { viewController, context in
          try await task.perform(on: narrow(viewController), with: transform(context))
        }, performAtOnce: performAtOnce))
  }

  mutating func add<Task: PostRoutingTask>(
    _ task: Task, on narrow: @escaping @MainActor (ViewController) -> Task.ViewController,
    adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    hasPostTasks = true
    postTasks.append { viewController, context, stack in
      try await task.perform(on: narrow(viewController), with: transform(context), routingStack: stack)
    }
  }

  /// Lets the steps that get these hooks share the guards, so that a request asks each of them once.
  mutating func shareGuards() {
    for index in guards.indices where guards[index].shared == nil { guards[index].shared = SharedGuard() }
  }

  /// The identities of the guards that are shared, by their positions.
  var sharedGuards: [Int: SharedGuard] {
    var shared: [Int: SharedGuard] = [:]
    for index in guards.indices { shared[index] = guards[index].shared }
    return shared
  }

  /// Adds the hooks of another step after these.
  mutating func append(_ others: StepHooks) {
    guards += others.guards
    contextTasks += others.contextTasks
    postTasks += others.postTasks
    hasGuards = hasGuards || others.hasGuards
    hasContextTasks = hasContextTasks || others.hasContextTasks
    hasPostTasks = hasPostTasks || others.hasPostTasks
    contextTasksAreSynchronous = contextTasksAreSynchronous && others.contextTasksAreSynchronous
  }

  /// Returns these hooks for steps of another context.
  ///
  /// - Parameters:
  ///   - transform: Returns the context of these hooks.
  ///   - answer: Returns the answer of a guard as it is in the other context.
  /// - Returns: The hooks.
  func adapted<Outer>(
    _ transform: @escaping @MainActor (Outer) -> Context,
    answer: @escaping @MainActor (InterceptorAnswer) -> InterceptorAnswer
  ) -> StepHooks<ViewController, Outer> {
    var hooks = StepHooks<ViewController, Outer>()
    for hook in guards {
      var askAtOnce: (@MainActor (Outer) throws -> InterceptorAnswer)?
      if let ask = hook.askAtOnce { askAtOnce = { answer(try ask(transform($0))) } }
      hooks.guards.append(
        .init(
          interceptor: hook.interceptor, ask: { answer(try await hook.ask(transform($0))) }, askAtOnce: askAtOnce,
          shared: hook.shared))
    }
    for hook in contextTasks {
      var performAtOnce: (@MainActor (ViewController, Outer) throws -> Void)?
      if let perform = hook.performAtOnce { performAtOnce = { try perform($0, transform($1)) } }
      hooks.contextTasks.append(
        .init(perform: { try await hook.perform($0, transform($1)) }, performAtOnce: performAtOnce))
    }
    for perform in postTasks { hooks.postTasks.append { try await perform($0, transform($1), $2) } }
    (hooks.hasGuards, hooks.hasContextTasks, hooks.hasPostTasks) = (hasGuards, hasContextTasks, hasPostTasks)
    hooks.contextTasksAreSynchronous = contextTasksAreSynchronous
    return hooks
  }

  /// The same hooks without guards and context tasks.
  var withoutGuardsAndContextTasks: StepHooks {
    var hooks = StepHooks()
    hooks.postTasks = postTasks
    hooks.hasPostTasks = hasPostTasks
    return hooks
  }
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
