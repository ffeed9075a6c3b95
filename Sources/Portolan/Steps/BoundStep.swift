/// The state of one step while a request carries a route out.
@MainActor
class StepState {
  /// The step that stays the same from request to request.
  final let definition: StepDefinition
  /// The controller of the step; `nil` until it is found or built. It is `nil` while the request waits for a guard.
  final var viewController: UIViewController?
  /// A Boolean value that indicates whether a container's factory has asked for the controller. The build stage places the
  /// controller afterwards if the factory did not use it.
  final var isPlaced = false
  /// A Boolean value that indicates whether the action of the step is left for the commit.
  final var isToBeIntegrated = false
  /// A Boolean value that indicates whether the action was checked ahead, on the controllers that it will work on.
  final var isChecked = false
  /// A Boolean value that indicates whether the controller goes into a container that was built, but is taken from the
  /// hierarchy for it.
  final var isToBeEmbedded = false
  /// The class of a controller that the finder has answered with although it is not in the window.
  final fileprivate(set) var stray: String?

  init(_ definition: StepDefinition) {
    self.definition = definition
  }

  /// A value that tells the step from others.
  final var identity: ObjectIdentifier { ObjectIdentifier(definition) }
}

/// A step of a route together with the context of one request.
@MainActor
protocol BoundStep: StepState {
  /// The context, for guards and tasks that take any.
  var anyContext: Any? { get }
  /// The name of the finder.
  var finderDescription: String { get }

  func runInterceptor(at index: Int) async throws -> InterceptorAnswer
  /// Returns the controller of the step; `nil` if it is not in the window of the search.
  func find(in scope: SearchScope) throws -> UIViewController?
  func build(integrating children: ChildCoordinator) async throws -> UIViewController
  /// Builds the controller at once; returns `nil` if that may take time.
  func buildImmediately(integrating children: ChildCoordinator) throws -> UIViewController?
  func runContextTasks(on viewController: UIViewController) async throws
  /// Runs each post-routing task and returns the errors that they threw.
  func runPostTasks(on viewController: UIViewController, routingStack: [UIViewController]) async -> [any Error]
}

extension BoundStep {
  /// The class of the controller, or the screen.
  var name: String {
    if definition.isScreen, let screen = anyContext { return ValueText.of(screen) }
    return definition.className
  }

  /// The answer of the finder when it has found nothing in the window, in words.
  var missing: String {
    guard let stray else { return "\(finderDescription) found none" }
    return "\(finderDescription) found a \(stray) that is not in the window"
  }
}

/// A ``StepNode`` together with the context of one request.
final class BoundStepNode<Source: Finder, Builder: AbstractFactory, Context, RouteContext>: StepState, BoundStep
where Source.ViewController == Builder.ViewController, Source.Context == Context, Builder.Context == Context {
  private let node: StepNode<Source, Builder, Context, RouteContext>
  private let context: Context

  @inline(never)  // Inlined, it would look the type up that it is called on.
  init(node: StepNode<Source, Builder, Context, RouteContext>, context: Context) {
    self.node = node
    self.context = context
    super.init(node)
  }

  var anyContext: Any? { context as Any? }
  var finderDescription: String { describe(node.finder) }

  func runInterceptor(at index: Int) async throws -> InterceptorAnswer {
    try await node.hooks.interceptors[index].perform(with: context)
  }

  /// Asks the finder. A controller outside the window of the search is as good as none: the user would not see it.
  func find(in scope: SearchScope) throws -> UIViewController? {
    guard let found = try node.finder.findViewController(with: context, in: scope) else { return nil }
    if found.isInHierarchy(of: scope.window) { return found }
    stray = typeName(found)
    return nil
  }

  func build(integrating children: ChildCoordinator) async throws -> UIViewController {
    try await node.factory.build(with: context, integrating: children)
  }

  func buildImmediately(integrating children: ChildCoordinator) throws -> UIViewController? {
    try node.factory.buildImmediately(with: context, integrating: children)
  }

  func runContextTasks(on viewController: UIViewController) async throws {
    let viewController = try typed(viewController)
    for task in node.hooks.contextTasks {
      try await task.perform(on: viewController, with: context)
    }
  }

  func runPostTasks(
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
