/// A step of a route together with the context of one request.
///
/// ``BoundStep`` is what it always is. A class and no protocol: each asynchronous call through a protocol costs as much
/// as a search of the whole hierarchy.
@MainActor
class ResolvedStep {
  /// The step that stays the same from request to request.
  final let definition: StepDefinition

  // What has become of the step, once the route is carried out: who waits for a guard keeps no controller alive.
  /// The controller of the step; `nil` where it is still to be built, or to be found during the commit.
  final var viewController: UIViewController?
  /// Whether a container's factory has asked for the controller. It is placed afterwards if it was not used then.
  final var isPlaced = false
  /// Whether the action of the step is left for the commit.
  final var isToBeIntegrated = false
  /// Whether the action was checked ahead, on the controllers that it will work on.
  final var isChecked = false
  /// Whether the controller goes into a container that was built, but is taken from the hierarchy for it.
  final var isToBeEmbedded = false
  /// The class of a controller that the finder has answered with although it is not in the window.
  final var stray: String?

  init(_ definition: StepDefinition) {
    self.definition = definition
  }

  /// The class of the controller, or the screen, for people.
  final var name: String {
    if definition.isScreen, let screen = anyContext { return ValueText.of(screen) }
    return definition.className
  }
  final var identity: ObjectIdentifier { ObjectIdentifier(definition) }

  /// The context, for guards and tasks that take any.
  var anyContext: Any? { unbound() }
  /// The finder, for people.
  var finderDescription: String { unbound() }
  /// The answer of the finder when it has found nothing in the window, for people.
  final var missing: String {
    guard let stray else { return "\(finderDescription) found none" }
    return "\(finderDescription) found a \(stray) that is not in the window"
  }
  func runInterceptor(at index: Int) async throws -> InterceptorAnswer { unbound() }
  func find(in scope: SearchScope) throws -> UIViewController? { unbound() }
  func build(integrating children: ChildCoordinator) async throws -> UIViewController { unbound() }
  /// Builds the controller at once; `nil` where that may take time.
  func buildImmediately(integrating children: ChildCoordinator) throws -> UIViewController? { unbound() }
  func runContextTasks(on viewController: UIViewController) async throws { unbound() }
  /// Runs each post-routing task and gives what they threw.
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error] {
    unbound()
  }

  private func unbound() -> Never {
    preconditionFailure("\(Self.self) has to say this itself")
  }
}

/// The resolved form of a ``StepNode``.
final class BoundStep<Source: Finder, Builder: AbstractFactory, Context, RouteContext>: ResolvedStep
where Source.ViewController == Builder.ViewController, Source.Context == Context, Builder.Context == Context {
  private let node: StepNode<Source, Builder, Context, RouteContext>
  private let context: Context

  @inline(never)  // Inlined, it would look the type up that it is called on.
  init(node: StepNode<Source, Builder, Context, RouteContext>, context: Context) {
    self.node = node
    self.context = context
    super.init(node)
  }

  override var anyContext: Any? { context as Any? }
  override var finderDescription: String { describe(node.finder) }

  override func runInterceptor(at index: Int) async throws -> InterceptorAnswer {
    try await node.hooks.interceptors[index].perform(with: context)
  }

  /// Asks the finder. A controller outside the window of the search is as good as none: the user would not see it.
  override func find(in scope: SearchScope) throws -> UIViewController? {
    guard let found = try node.finder.findViewController(with: context, in: scope) else { return nil }
    if found.isInHierarchy(of: scope.window) { return found }
    stray = typeName(found)
    return nil
  }

  override func build(integrating children: ChildCoordinator) async throws -> UIViewController {
    try await node.factory.build(with: context, integrating: children)
  }

  override func buildImmediately(integrating children: ChildCoordinator) throws -> UIViewController? {
    try node.factory.buildImmediately(with: context, integrating: children)
  }

  override func runContextTasks(on viewController: UIViewController) async throws {
    let viewController = try typed(viewController)
    for task in node.hooks.contextTasks {
      try await task.perform(on: viewController, with: context)
    }
  }

  override func runPostTasks(
    on viewController: UIViewController, routingStack: [UIViewController]
  ) async -> [any Error] {
    var failures: [any Error] = []
    for task in node.hooks.postTasks {
      do {
        try await task.perform(on: typed(viewController), with: context, routingStack: routingStack)
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  private func typed(_ viewController: UIViewController) throws -> Source.ViewController {
    if let viewController = viewController as? Source.ViewController { return viewController }
    throw RoutingError.typeMismatch(viewController, step: name)
  }
}
