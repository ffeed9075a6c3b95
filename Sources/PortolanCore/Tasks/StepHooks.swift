/// The hooks of one step, or those of a router or a route: guards, context tasks and post-routing tasks.
///
/// Hooks of other contexts are adapted when they are added. A hook that needs no waiting has a synchronous form as well,
/// because a task for asynchronous code costs more than most hooks.
@MainActor
public struct StepHooks<Context> {
  struct Guard {
    let ask: @MainActor (Context) async throws -> InterceptorAnswer
    /// The synchronous form of ``ask``, or `nil` if the guard may wait.
    let askAtOnce: (@MainActor (Context) throws -> InterceptorAnswer)?
  }

  struct ContextHook {
    let perform: @MainActor (UIViewController, Context) async throws -> Void
    /// The synchronous form of ``perform``, or `nil` if the task may wait.
    let performAtOnce: (@MainActor (UIViewController, Context) throws -> Void)?
  }

  typealias PostHook = @MainActor (UIViewController, Context, [UIViewController]) async throws -> Void

  /// The identities of the guards, in the same order.
  private(set) var identities: [GuardIdentity] = []
  private(set) var guards: [Guard] = []
  private(set) var contextTasks: [ContextHook] = []
  private(set) var postTasks: [PostHook] = []

  // Stored, because generic code looks up the types of the lists each time that it reads them.
  private(set) var hasContextTasks = false
  /// A Boolean value that indicates whether no context task waits.
  private(set) var contextTasksAreSynchronous = true
  private(set) var hasPostTasks = false

  var isEmpty: Bool { identities.isEmpty && !hasContextTasks && !hasPostTasks }

  mutating func add<Interceptor: RoutingInterceptor>(
    _ interceptor: Interceptor, adapting transform: @escaping @MainActor (Context) -> Interceptor.Context
  ) {
    var askAtOnce: (@MainActor (Context) throws -> InterceptorAnswer)?
    if let ask = (interceptor as? any SynchronousInterceptor<Interceptor.Context>)?.synchronous {
      askAtOnce = { context in try ask(transform(context)) }
    }
    identities.append(GuardIdentity(interceptor))
    guards.append(
      Guard(ask: { context in try await interceptor.perform(with: transform(context)) }, askAtOnce: askAtOnce))
  }

  mutating func add<Task: ContextTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    var performAtOnce: (@MainActor (UIViewController, Context) throws -> Void)?
    if let perform = (task as? any SynchronousContextTask<Task.ViewController, Task.Context>)?.synchronous {
      performAtOnce = { viewController, context in try perform(typed(viewController), transform(context)) }
    }
    hasContextTasks = true
    if performAtOnce == nil { contextTasksAreSynchronous = false }
    contextTasks.append(
      ContextHook(
        perform: { viewController, context in
          try await task.perform(on: typed(viewController), with: transform(context))
        }, performAtOnce: performAtOnce))
  }

  mutating func add<Task: PostRoutingTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    hasPostTasks = true
    postTasks.append { viewController, context, stack in
      try await task.perform(on: typed(viewController), with: transform(context), routingStack: stack)
    }
  }

  /// Lets the steps that get these hooks share the guards, so that a request asks each of them once.
  func shareGuards() {
    for identity in identities { identity.isShared = true }
  }

  /// Adds the hooks of another step after these.
  mutating func append(_ others: StepHooks) {
    identities += others.identities
    guards += others.guards
    contextTasks += others.contextTasks
    postTasks += others.postTasks
    hasContextTasks = hasContextTasks || others.hasContextTasks
    contextTasksAreSynchronous = contextTasksAreSynchronous && others.contextTasksAreSynchronous
    hasPostTasks = hasPostTasks || others.hasPostTasks
  }

  /// Returns these hooks with the context of one request.
  func bound(to context: Context) -> BoundHooks { HooksWithContext(self, context) }

  /// The same hooks without guards and context tasks.
  var withoutGuardsAndContextTasks: StepHooks {
    var hooks = StepHooks()
    hooks.postTasks = postTasks
    hooks.hasPostTasks = hasPostTasks
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

/// The identity of a guard, by which a request remembers that it has asked it.
@MainActor
final class GuardIdentity {
  let interceptor: any RoutingInterceptor
  /// A Boolean value that indicates whether several steps have the guard, of which a request asks one: those of a route that
  /// the window chooses.
  fileprivate(set) var isShared = false

  init(_ interceptor: any RoutingInterceptor) {
    self.interceptor = interceptor
  }
}

/// The hooks of a step or a router with the context of one request, of any type.
@MainActor
class BoundHooks {
  final let guards: [GuardIdentity]
  final let hasContextTasks: Bool
  final let contextTasksAreSynchronous: Bool
  final let hasPostTasks: Bool

  init<Context>(_ hooks: StepHooks<Context>) {
    guards = hooks.identities
    hasContextTasks = hooks.hasContextTasks
    contextTasksAreSynchronous = hooks.contextTasksAreSynchronous
    hasPostTasks = hooks.hasPostTasks
  }

  func ask(_ index: Int) async throws -> InterceptorAnswer { preconditionFailure("Hooks have a context") }

  /// Returns the answer of a guard that needs no waiting, or `nil` if it may wait.
  func askAtOnce(_ index: Int) throws -> InterceptorAnswer? { nil }

  func runContextTasks(on viewController: UIViewController) async throws {}

  /// Runs the context tasks, if none of them waits.
  func runContextTasksAtOnce(on viewController: UIViewController) throws {}

  /// Runs each post-routing task and returns the errors that the tasks threw.
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error] { [] }
}

private final class HooksWithContext<Context>: BoundHooks {
  private let hooks: StepHooks<Context>
  private let context: Context

  init(_ hooks: StepHooks<Context>, _ context: Context) {
    self.hooks = hooks
    self.context = context
    super.init(hooks)
  }

  override func ask(_ index: Int) async throws -> InterceptorAnswer { try await hooks.guards[index].ask(context) }

  override func askAtOnce(_ index: Int) throws -> InterceptorAnswer? {
    try hooks.guards[index].askAtOnce?(context)
  }

  override func runContextTasks(on viewController: UIViewController) async throws {
    for task in hooks.contextTasks { try await task.perform(viewController, context) }
  }

  override func runContextTasksAtOnce(on viewController: UIViewController) throws {
    for task in hooks.contextTasks { try task.performAtOnce?(viewController, context) }
  }

  override func runPostTasks(
    on viewController: UIViewController, routingStack: [UIViewController]
  ) async -> [any Error] {
    var failures: [any Error] = []
    for task in hooks.postTasks {
      do { try await task(viewController, context, routingStack) } catch { failures.append(error) }
    }
    return failures
  }
}

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
