/// A step of a route together with the context of one request, and the controller that was found for it.
@MainActor
protocol ResolvedStep: AnyObject {
  /// The step that stays the same from request to request.
  var identity: ObjectIdentifier { get }
  /// The class of the controller, for people.
  var name: String { get }
  /// The class of the controller.
  var viewControllerType: UIViewController.Type { get }
  /// The context, for guards and tasks that take any.
  var anyContext: Any? { get }
  /// The finder, for people.
  var finderDescription: String { get }
  /// How the controller is integrated; `nil` for a step that only finds.
  var action: (any Action)? { get }
  /// The same, where it places the controller among the children of a container.
  var containerAction: (any ContainerAction)? { get }
  /// Whether the step can build what it does not find.
  var builds: Bool { get }
  /// The controller, where it is in the hierarchy already.
  var found: UIViewController? { get set }

  /// The same step as if nothing had been found.
  func withoutController() -> any ResolvedStep

  var interceptorCount: Int { get }
  func interceptor(at index: Int) -> any RoutingInterceptor
  func runInterceptor(at index: Int) async throws -> InterceptorAnswer

  var hasContextTasks: Bool { get }
  var hasPostTasks: Bool { get }

  func find(in scope: SearchScope) throws -> UIViewController?
  func build(integrating children: ChildCoordinator) async throws -> UIViewController
  func runContextTasks(on viewController: UIViewController) async throws
  /// Runs each post-routing task and gives what they threw.
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error]
}

/// The resolved form of a ``StepNode``.
final class BoundStep<Source: Finder, Builder: AbstractFactory, RouteContext>: ResolvedStep
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  private let node: StepNode<Source, Builder, RouteContext>
  private let context: Source.Context
  var found: UIViewController?

  @inline(never)  // Inlined, it would look the type up that it is called on.
  init(node: StepNode<Source, Builder, RouteContext>, context: Source.Context) {
    self.node = node
    self.context = context
  }

  var identity: ObjectIdentifier { ObjectIdentifier(node) }
  var name: String { node.name }
  var viewControllerType: UIViewController.Type { Builder.ViewController.self }
  var anyContext: Any? { context as Any? }
  var finderDescription: String { describe(node.finder) }
  var action: (any Action)? { node.action }
  var builds: Bool { Builder.Kind.self == Building.self }
  var containerAction: (any ContainerAction)? { node.containerAction }
  var interceptorCount: Int { node.interceptorCount }
  var hasContextTasks: Bool { node.hasContextTasks }
  var hasPostTasks: Bool { node.hasPostTasks }

  func withoutController() -> any ResolvedStep { BoundStep(node: node, context: context) }

  func interceptor(at index: Int) -> any RoutingInterceptor { node.surroundings.interceptors[index] }

  func runInterceptor(at index: Int) async throws -> InterceptorAnswer {
    try await node.surroundings.interceptors[index].perform(with: context)
  }

  func find(in scope: SearchScope) throws -> UIViewController? {
    try node.finder.findViewController(with: context, in: scope)
  }

  func build(integrating children: ChildCoordinator) async throws -> UIViewController {
    try await node.factory.build(with: context, integrating: children)
  }

  func runContextTasks(on viewController: UIViewController) async throws {
    let viewController = try typed(viewController)
    for task in node.surroundings.contextTasks {
      try await task.perform(on: viewController, with: context)
    }
  }

  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error] {
    var failures: [any Error] = []
    for task in node.surroundings.postTasks {
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
