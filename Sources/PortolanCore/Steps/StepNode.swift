/// A step with its finder, its factory, its hooks, and the step that it starts from.
///
/// `Context` is the context of the route. The context of the step itself is `OwnContext`, which `transform` makes from
/// it. `OwnContext` is a separate parameter because a dependent type would be looked up again on each use.
final class StepNode<Source: Finder, Builder: AbstractFactory, OwnContext, Context>: StepDefinition, Node
where Source.ViewController == Builder.ViewController, Source.Context == OwnContext, Builder.Context == OwnContext {
  let finder: Source
  let factory: Builder
  let hooks: StepHooks<Builder.ViewController, OwnContext>
  /// The step that this one starts from, or `nil` at the end of the chain.
  private let origin: (any Node<Context>)?
  private let transform: @MainActor (Context) throws -> OwnContext
  /// The type of the bound step, looked up only once: looking up a dependent type takes as long as finding a
  /// controller.
  private let bound = BoundStepNode<Source, Builder, OwnContext, Context>.self
  private let boundDestination = BoundNode<StepNode<Source, Builder, OwnContext, Context>>.self

  init(
    parts: StepParts<Source, Builder>, hooks: StepHooks<Builder.ViewController, OwnContext>,
    action: (any StepAction)?, origin: (any Node<Context>)?,
    transform: @escaping @MainActor (Context) throws -> OwnContext
  ) {
    finder = parts.finder
    factory = parts.factory
    self.hooks = hooks
    self.origin = origin
    self.transform = transform
    super.init(
      action: action, builds: Builder.Kind.builds,
      factoryType: Builder.self, isScreen: Source.self is any NamingFinder.Type, hooks: hooks)
  }

  var name: String { className }
  var endsRoute: Bool { origin == nil }

  func destination(with context: Context) -> any BoundDestination {
    boundDestination.init(node: self, context: context)
  }

  func definition(in window: UIWindow) -> StepDefinition? { self }

  func presentedStep(in window: UIWindow) -> StepDefinition? {
    guard containerAction != nil else { return self }
    guard let origin, origin.definition(in: window)?.makesNewContainer == true else { return nil }
    return origin.presentedStep(in: window)
  }

  func step(with context: Context, in window: UIWindow) throws -> (any BoundStep)? { bind(try transform(context)) }

  func resolve(with context: Context, into search: inout RouteSearch) throws {
    let step = bind(try transform(context))
    if let origin, !builds, !origin.endsRoute, search.steps.last?.definition.builds == true {
      // The controller of the next step goes into this one, so it must be found where the rest of the route leads.
      search.expect(step)
      return try origin.resolve(with: context, into: &search)
    }
    let found = try step.find(in: search.scope)
    search.append(step, found: found)
    guard found == nil else { return }
    guard let origin else {
      // A root can be set where there is none.
      if finder is RootFinder, search.steps.dropLast().last?.definition.setsRoot == true { return }
      throw RoutingError.nothingToStartFrom(step, in: search.scope)
    }
    try origin.resolve(with: context, into: &search)
  }

  /// Returns the step bound to the context of one request.
  func bind(_ context: OwnContext) -> any BoundStep {
    bound.init(node: self, context: context)
  }
}

/// The finder and the factory of a step without an origin.
struct StepParts<Source: Finder, Builder: AbstractFactory>: UnlinkedStep
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  let finder: Source
  let factory: Builder

  func node<Outer>(
    _ hooks: StepHooks<Builder.ViewController, Builder.Context>, action: (any StepAction)?,
    origin: (any Node<Outer>)?, transform: @escaping @MainActor (Outer) throws -> Builder.Context
  ) -> any Node<Outer> {
    StepNode(parts: self, hooks: hooks, action: action, origin: origin, transform: transform)
  }
}

/// A step that can become a ``Node`` in a chain of any context.
@MainActor
protocol UnlinkedStep<ViewController, Context> {
  associatedtype ViewController: UIViewController
  associatedtype Context

  func node<Outer>(
    _ hooks: StepHooks<ViewController, Context>, action: (any StepAction)?, origin: (any Node<Outer>)?,
    transform: @escaping @MainActor (Outer) throws -> Context
  ) -> any Node<Outer>
}

/// The part of a step that does not depend on its types or on the context of a request.
@MainActor
package class StepDefinition {
  /// The class of the controller that the step yields.
  final let viewControllerType: UIViewController.Type
  /// The action that integrates the controller into that of the previous step, or `nil` for a step that only finds.
  final let action: (any StepAction)?
  /// A Boolean value that indicates whether the step can build a controller that it does not find.
  final let builds: Bool
  private let factoryType: Any.Type
  /// A Boolean value that indicates whether the context of the step is a screen, which then names the step.
  final let isScreen: Bool
  /// The guards.
  final let interceptors: [any RoutingInterceptor]
  /// The identities of the guards that this step shares with others, by their positions.
  final let sharedGuards: [Int: SharedGuard]
  final let hasContextTasks: Bool
  /// A Boolean value that indicates whether no context task waits.
  final let contextTasksAreSynchronous: Bool
  final let hasPostTasks: Bool

  init<ViewController: UIViewController, Context>(
    action: (any StepAction)?, builds: Bool, factoryType: Any.Type, isScreen: Bool,
    hooks: StepHooks<ViewController, Context>
  ) {
    viewControllerType = ViewController.self
    self.action = action
    self.builds = builds
    self.factoryType = factoryType
    self.isScreen = isScreen
    interceptors = hooks.hasGuards ? hooks.guards.map { $0.interceptor } : []
    sharedGuards = hooks.hasGuards ? hooks.sharedGuards : [:]
    hasContextTasks = hooks.hasContextTasks
    contextTasksAreSynchronous = hooks.contextTasksAreSynchronous
    hasPostTasks = hooks.hasPostTasks
  }

  // These values never change, and are read for every plan or navigation.

  /// A Boolean value that indicates whether the factory builds a container from its finished children.
  final private(set) lazy var takesChildren =
    factoryType is any ContainerFactory.Type && !(factoryType is any BuiltInContainerFactory.Type)

  /// A Boolean value that indicates whether the factory creates one of UIKit's containers each time.
  final private(set) lazy var makesNewContainer = factoryType is any BuiltInContainerFactory.Type

  /// The class name of the controller.
  final private(set) lazy var className = typeName(viewControllerType)
  /// The name of the action.
  final private(set) lazy var actionName = action.map { describe($0.action) }
  /// The step as it appears in a plan if the controller is missing.
  final private(set) lazy var planned = NavigationPlan.Step(
    screen: className, source: builds ? .built : .expected, action: builds ? actionName : nil,
    guards: interceptors.map { describe($0) })

  /// A Boolean value that indicates whether the action sets the root of the window, which needs no controller.
  final var setsRoot: Bool { action?.action is ReplaceRootAction }

  /// The action, if it places the controller among the children of a container.
  final var containerAction: (any ContainerStepAction)? { action?.asContainerAction }
}
