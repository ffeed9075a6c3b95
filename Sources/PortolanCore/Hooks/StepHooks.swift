/// The hooks of a step, a route or a router: guards, context tasks and post-routing tasks.
///
/// Hooks of other contexts are adapted when they are added.
@MainActor
public struct StepHooks<Context> {
  // Structures, because generic code looks up the type of a function longer.
  struct Guard {
    let ask: @MainActor (Context) throws -> Work<InterceptorAnswer>
  }

  struct ContextHook {
    let perform: @MainActor (UIViewController, Context) throws -> Work<Void>
  }

  typealias PostHook = @MainActor (UIViewController, Context, [UIViewController]) throws -> Work<Void>

  // A class, because generic code looks up the types of lists each time that it copies them.
  fileprivate final class Lists {
    // Exclusivity is unchecked, because no change calls other code.
    /// The identities of the guards, in the same order.
    @exclusivity(unchecked) var identities: [GuardIdentity] = []
    @exclusivity(unchecked) var guards: [Guard] = []
    @exclusivity(unchecked) var contextTasks: [ContextHook] = []
    @exclusivity(unchecked) var postTasks: [PostHook] = []
    // Counted apart, because generic code looks up the type of a list to count it.
    @exclusivity(unchecked) var contextTaskCount = 0
    @exclusivity(unchecked) var postTaskCount = 0
    /// The type of the hooks of one request, looked up only once.
    private(set) lazy var bound = HooksWithContext<Context>.self

    func append(_ others: Lists) {
      identities += others.identities
      guards += others.guards
      contextTasks += others.contextTasks
      postTasks += others.postTasks
      contextTaskCount += others.contextTaskCount
      postTaskCount += others.postTaskCount
    }
  }

  /// The lists, or `nil` if they are empty, as most are.
  private var lists: Lists?

  /// The lists; no other value shares them from now on.
  private var ownLists: Lists {
    mutating get {
      if isKnownUniquelyReferenced(&lists), let lists { return lists }
      let own = Lists()
      if let lists { own.append(lists) }
      lists = own
      return own
    }
  }

  var identities: [GuardIdentity] { lists?.identities ?? [] }
  var hasGuards: Bool { !identities.isEmpty }
  var hasContextTasks: Bool { lists.map { $0.contextTaskCount > 0 } ?? false }
  var hasPostTasks: Bool { lists.map { $0.postTaskCount > 0 } ?? false }
  var isEmpty: Bool { !hasGuards && !hasContextTasks && !hasPostTasks }

  mutating func add<Interceptor: RoutingInterceptor>(
    _ interceptor: Interceptor, adapting transform: @escaping @MainActor (Context) -> Interceptor.Context
  ) {
    let lists = ownLists
    lists.identities.append(GuardIdentity(interceptor))
    let immediate = interceptor as? any ImmediateHook<Interceptor.Context, InterceptorAnswer>
    lists.guards.append(
      Guard { context in
        if let immediate { return try immediate.begin(transform(context)) }
        return .pending { try await interceptor.perform(with: transform(context)) }
      })
  }

  mutating func add<Task: ContextTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    let immediate = task as? any ImmediateHook<(Task.ViewController, Task.Context), Void>
    ownLists.contextTaskCount += 1
    ownLists.contextTasks.append(
      ContextHook { viewController, context in
        let viewController: Task.ViewController = try typed(viewController)
        let context = transform(context)
        if let immediate { return try immediate.begin((viewController, context)) }
        return .pending { try await task.perform(on: viewController, with: context) }
      })
  }

  mutating func add<Task: PostRoutingTask>(
    _ task: Task, adapting transform: @escaping @MainActor (Context) -> Task.Context
  ) {
    ownLists.postTaskCount += 1
    let immediate = task as? any ImmediateHook<(Task.ViewController, Task.Context, [UIViewController]), Void>
    ownLists.postTasks.append { viewController, context, stack in
      let viewController: Task.ViewController = try typed(viewController)
      let context = transform(context)
      if let immediate { return try immediate.begin((viewController, context, stack)) }
      return .pending { try await task.perform(on: viewController, with: context, routingStack: stack) }
    }
  }

  /// Lets the steps that get these hooks share the guards, so that a request asks each of them once.
  func shareGuards() { for identity in identities { identity.isShared = true } }

  /// Adds the hooks of another step after these.
  mutating func append(_ others: StepHooks) {
    if lists == nil { lists = others.lists } else if let added = others.lists { ownLists.append(added) }
  }

  /// Returns these hooks with the context of one request.
  @inline(never) func bound(to context: Context) -> BoundHooks {
    lists.map { $0.bound.init($0, context) } ?? BoundHooks()
  }

  /// The same hooks without guards and context tasks.
  var withoutGuardsAndContextTasks: StepHooks {
    guard let lists else { return self }
    var hooks = StepHooks()
    let own = hooks.ownLists
    (own.postTasks, own.postTaskCount) = (lists.postTasks, lists.postTaskCount)
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

/// The identity of a guard, for a request to remember that it has asked it.
@MainActor
final class GuardIdentity {
  let interceptor: any RoutingInterceptor
  /// A Boolean value that indicates whether several steps have the guard; a request asks one of them.
  ///
  /// They belong to a route that the window chooses.
  fileprivate(set) var isShared = false

  init(_ interceptor: any RoutingInterceptor) { self.interceptor = interceptor }
}

/// The hooks of a step or a router with the context of one request, of any type.
@MainActor
class BoundHooks {
  final let guards: [GuardIdentity]
  /// The number of context tasks.
  final let contextTaskCount: Int
  /// The number of post-routing tasks.
  final let postTaskCount: Int

  init(_ guards: [GuardIdentity] = [], contextTaskCount: Int = 0, postTaskCount: Int = 0) {
    self.guards = guards
    self.contextTaskCount = contextTaskCount
    self.postTaskCount = postTaskCount
  }

  /// Asks a guard.
  func ask(_ index: Int) throws -> Work<InterceptorAnswer> { preconditionFailure("Hooks have a context") }

  /// Runs a context task.
  func runContextTask(_ index: Int, on viewController: UIViewController) throws -> Work<Void> { .finished(()) }

  /// Runs a post-routing task.
  func runPostTask(
    _ index: Int, on viewController: UIViewController, routingStack: [UIViewController]
  ) throws -> Work<Void> { .finished(()) }
}

private final class HooksWithContext<Context>: BoundHooks {
  private let hooks: StepHooks<Context>.Lists
  private let context: Context

  init(_ hooks: StepHooks<Context>.Lists, _ context: Context) {
    self.hooks = hooks
    self.context = context
    super.init(
      hooks.identities, contextTaskCount: hooks.contextTaskCount, postTaskCount: hooks.postTaskCount)
  }

  override func ask(_ index: Int) throws -> Work<InterceptorAnswer> { try hooks.guards[index].ask(context) }

  override func runContextTask(_ index: Int, on viewController: UIViewController) throws -> Work<Void> {
    try hooks.contextTasks[index].perform(viewController, context)
  }

  override func runPostTask(
    _ index: Int, on viewController: UIViewController, routingStack: [UIViewController]
  ) throws -> Work<Void> { try hooks.postTasks[index](viewController, context, routingStack) }
}
