/// The hooks of one step, or those of a router or a route: guards, context tasks and post-routing tasks.
///
/// Hooks of other contexts are adapted when they are added.
@MainActor
public struct StepHooks<Context> {
  typealias Guard = @MainActor (Context) throws -> Work<InterceptorAnswer>
  typealias ContextHook = @MainActor (UIViewController, Context) throws -> Work<Void>
  typealias PostHook = @MainActor (UIViewController, Context, [UIViewController]) async throws -> Void

  /// The identities of the guards, in the same order.
  private(set) var identities: [GuardIdentity] = []
  private(set) var guards: [Guard] = []
  private(set) var contextTasks: [ContextHook] = []
  private(set) var postTasks: [PostHook] = []

  var isEmpty: Bool { identities.isEmpty && contextTasks.isEmpty && postTasks.isEmpty }

  mutating func add<Interceptor: RoutingInterceptor>(
    _ interceptor: Interceptor, adapting transform: @escaping @MainActor (Context) -> Interceptor.Context
  ) {
    identities.append(GuardIdentity(interceptor))
    if let immediate = interceptor as? any ImmediateHook<Interceptor.Context, InterceptorAnswer> {
      guards.append { context in try immediate.begin(transform(context)) }
    } else {
      guards.append { context in .pending { try await interceptor.perform(with: transform(context)) } }
    }
  }

  mutating func add<Task: ContextTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    if let immediate = task as? any ImmediateHook<(Task.ViewController, Task.Context), Void> {
      contextTasks.append { viewController, context in
        try immediate.begin((typed(viewController), transform(context)))
      }
    } else {
      contextTasks.append { viewController, context in
        .pending { try await task.perform(on: typed(viewController), with: transform(context)) }
      }
    }
  }

  mutating func add<Task: PostRoutingTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
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
  }

  /// Returns these hooks with the context of one request.
  func bound(to context: Context) -> BoundHooks { HooksWithContext(self, context) }

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

  init(guards: [GuardIdentity]) {
    self.guards = guards
  }

  var contextTaskCount: Int { 0 }
  var hasPostTasks: Bool { false }

  /// Asks a guard.
  func ask(_ index: Int) throws -> Work<InterceptorAnswer> { preconditionFailure("Hooks have a context") }

  /// Runs a context task.
  func runContextTask(_ index: Int, on viewController: UIViewController) throws -> Work<Void> { .finished(()) }

  /// Runs each post-routing task and returns the errors that the tasks threw.
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error] { [] }
}

private final class HooksWithContext<Context>: BoundHooks {
  private let hooks: StepHooks<Context>
  private let context: Context

  init(_ hooks: StepHooks<Context>, _ context: Context) {
    self.hooks = hooks
    self.context = context
    super.init(guards: hooks.identities)
  }

  override var contextTaskCount: Int { hooks.contextTasks.count }
  override var hasPostTasks: Bool { !hooks.postTasks.isEmpty }

  override func ask(_ index: Int) throws -> Work<InterceptorAnswer> { try hooks.guards[index](context) }

  override func runContextTask(_ index: Int, on viewController: UIViewController) throws -> Work<Void> {
    try hooks.contextTasks[index](viewController, context)
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
